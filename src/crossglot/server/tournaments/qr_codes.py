"""The way in as a picture that phones read: on a screen, on paper, in a terminal."""

from __future__ import annotations

import io

import segno


def qr_svg(address: str) -> bytes:
    """``address`` as a picture (SVG), dark on light whatever lies behind it.

    >>> qr_svg("http://192.0.2.1:8000/duplicate/x")[:4]
    b'<svg'
    """
    stream = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        stream, kind="svg", scale=8, border=4, light="#fff", xmldecl=False, svgns=True
    )
    return stream.getvalue()


def qr_text(address: str) -> str:
    """The same in half blocks, for a terminal.

    >>> len(qr_text("http://192.0.2.1:8000/").splitlines()) > 10
    True
    """
    stream = io.StringIO()
    segno.make(address, error="l", micro=False).terminal(stream, compact=True)
    return stream.getvalue()
