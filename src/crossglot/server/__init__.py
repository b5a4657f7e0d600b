"""The server: games over HTTP and WebSocket, kept in a database.

From the inside out: ``table`` (one game in memory), ``games`` and
``computers`` (what can be done, without HTTP or SQL), ``store`` (where events
are kept), ``live`` and ``routes`` (the wire), ``app`` (all of it together).
"""
