"""An authenticator plugged into a page by the protocol of its developers."""

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
}


def plug_in(page):
    """Give ``page`` an authenticator that always says yes; its id is ``page.authenticator``."""
    protocol = page.context.new_cdp_session(page)
    protocol.send("WebAuthn.enable")
    plugged = protocol.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    page.protocol, page.authenticator = protocol, plugged["authenticatorId"]


def kept(page):
    """What the authenticator holds."""
    held = page.protocol.send("WebAuthn.getCredentials", {"authenticatorId": page.authenticator})
    return held["credentials"]
