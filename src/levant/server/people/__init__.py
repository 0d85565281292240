"""The interface of accounts: logging in, settings, profiles, deletion; the host's commands."""
