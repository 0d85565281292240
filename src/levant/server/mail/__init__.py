"""E-mail: what the server writes, and how it is sent."""
