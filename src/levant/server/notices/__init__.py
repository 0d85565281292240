"""Notices: your turn, an invitation, the end of a match, for people who are away.

letters     what is written, in three languages
quiet       when it may be sent
post        the mail server
channels    e-mail, web push, webhooks
outbox      what waits to be told, kept in the database
delivery    telling it
"""
