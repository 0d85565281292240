"""What the server needs of each title beyond the kernel's contract."""
