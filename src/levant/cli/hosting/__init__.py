"""What `levant init` writes: settings, units of systemd, proxies, containers."""
