"""Messages between the parts of a server: tasks, changes of matches, fan-out to all processes."""
