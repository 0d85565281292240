"""The server: matches between people and bots over HTTP and WebSocket.

    settings    every setting, from the environment, .env or levant.toml
    app         the application, its parts and their life
    storage     the database: tables, sessions, migrations
    matches     making, joining, listing and ending matches; clocks and offers
    play        a match's position, actions, undo, sockets, chat, records
    bots        seats that a computer plays
    people      who is asking: guests, accounts, passkeys, tokens
    notices     e-mail, web push and webhooks for those who are away
    ratings     how strong members are

What a person may know leaves this package only through a title's `view` and `events`.
"""
