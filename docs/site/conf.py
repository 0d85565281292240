"""How Sphinx builds the documentation site; tools/docs.py lays its sources out."""

from levant import __version__

project = "Levant"
author = "Levant contributors"
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
exclude_patterns = ["docs/site"]
html_theme = "furo"
html_title = f"Levant {__version__}"
# Nothing of a page comes from elsewhere, and nothing of it says when it was built.
html_last_updated_fmt = None
html_show_copyright = False

# Headings are linked as they are on the web interfaces of git.
myst_heading_anchors = 4
# Letters and signs as they are written: prose here has its own quotes and dashes.
smartquotes = False

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "show-inheritance": True}
# Titles share words: a signature may say `Position` where rex and croisades each have theirs.
suppress_warnings = ["ref.python"]
