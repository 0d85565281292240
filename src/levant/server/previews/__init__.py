"""Previews of links: what a chat shows of an address of the page, in words and as a picture."""
