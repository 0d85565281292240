"""A match in the database: its header, its seats, its clock."""
