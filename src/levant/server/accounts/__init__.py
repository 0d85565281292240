"""Accounts of people: their data, their settings, their e-mails."""
