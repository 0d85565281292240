"""Notices: your turn, an invitation, the end of a match, for people who are away.

quiet_hours when it may be sent
channels    e-mail, web push, webhooks
outbox      what waits to be told, kept in the database
delivery    telling it
"""
