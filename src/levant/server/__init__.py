"""The server: matches between people and bots over HTTP and WebSocket.

From the top down; a package knows nothing of those above it (`make lint` checks it):

    app, serve, worker    the application with its routes; a web process; a worker for bots
    build_services        the one place where the services of a process are made
    web                   middleware, the page's files, the API's description, health, metrics
    people                the interface of accounts; deleting one; what a host may do
    previews              what a link says in a chat, in words and as a picture
    lobby                 matches made, joined, listed, timed, played again; tournaments
    bots, forecasts       seats that a computer plays; charts and analyses of finished matches
    notices, ratings      telling those who are away; how strong members are
    lessons               guided lessons: nothing is stored
    play                  a table: position, actions, undo, questions, sockets, chat, records
    reference             the rules in words
    matches               the header of a match: row, seats, clock
    accounts              the data of people and their settings
    mail                  e-mails: their texts, and sending them
    auth                  who sends a request, by what proof, and how often
    services              what lives as long as the process, as typed fields
    titles, messages      what each title brings; its sentences as data
    messaging             the event that a match has changed; fan-out; tasks
    storage               the database: tables, transactions, migrations
    settings, errors, failures, log, metrics, encoding, cancellation, system_errors

What a person may know leaves this package only through a title's `view` and `events`.
"""
