"""Accounts: sessions, passkeys, tokens, e-mail, export and erasure."""
