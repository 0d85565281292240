"""Load: scripted players over HTTP and sockets, beside a bare endpoint that commits one row."""
