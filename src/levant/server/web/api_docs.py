"""The description of the interface as a page: plain HTML of our own, without a foreign script."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any, Final

from fastapi import FastAPI
from starlette.responses import HTMLResponse

from levant.server.web.openapi import METHODS

Schema = dict[str, Any]  # Any: a tree of JSON that FastAPI makes
_STYLE: Final = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem}"
    "h2{border-bottom:1px solid #8886;margin-top:2.5rem}code{font:14px/1.4 ui-monospace,monospace}"
    "summary{cursor:pointer;padding:.3rem 0}summary b{display:inline-block;min-width:4.5rem}"
    "details>*{margin-left:1rem}details>summary{margin-left:0}table{border-collapse:collapse}"
    "td,th{text-align:left;vertical-align:top;padding:.15rem .8rem .15rem 0}"
    "@media(prefers-color-scheme:dark){body{background:#181613;color:#eee}a{color:#9cf}}"
)


def install(app: FastAPI) -> None:
    """Serve the description at /api/docs."""

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        return HTMLResponse(page(app.openapi()))


def page(schema: Schema) -> str:
    """All operations by their tags, then all shapes."""
    info = schema["info"]
    parts = [
        '<!doctype html><html lang="en"><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{escape(info['title'])}: API</title><style>{_STYLE}</style>",
        f"<h1>{escape(info['title'])}: API</h1><p>{_text(info.get('description', ''))}</p>",
        (
            f'<p>Version {escape(info["version"])}. For programs: <a href="/api/openapi.json">'
            "/api/openapi.json</a>.</p>"
        ),
    ]
    for tag, operations in _by_tag(schema).items():
        parts.append(f"<h2>{escape(tag)}</h2>")
        parts += [_operation(*operation) for operation in operations]
    parts.append("<h2>Shapes</h2>")
    for name, shape in sorted(schema["components"]["schemas"].items()):
        parts.append(
            f'<details id="{escape(name)}"><summary><code>{escape(name)}</code> '
            f"{_text(shape.get('description', ''))}</summary>{_fields(shape)}</details>"
        )
    # Whoever follows a link to a shape finds it open.
    return "\n".join(parts) + "</html>\n"


def _by_tag(schema: Schema) -> dict[str, list[tuple[str, str, Schema]]]:
    found: dict[str, list[tuple[str, str, Schema]]] = {}
    for path, methods in schema["paths"].items():
        for method in METHODS:
            if method in methods:
                tag = (methods[method].get("tags") or ["server"])[0]
                found.setdefault(tag, []).append((method, path, methods[method]))
    return found


def _operation(method: str, path: str, operation: Schema) -> str:
    rows = [
        f"<tr><td><code>{escape(given['name'])}</code><td>{escape(given['in'])}"
        f"<td>{_type(given.get('schema', {}))}<td>{_text(given.get('description', ''))}</tr>"
        for given in operation.get("parameters", ())
    ]
    told = f"<table>{''.join(rows)}</table>" if rows else ""
    for shape in _contents(operation.get("requestBody", {})):
        told += f"<p>Body: {_type(shape)}</p>"
    for status, answer in operation["responses"].items():
        for shape in _contents(answer):
            told += f"<p>{escape(status)}: {_type(shape)}</p>"
    return (
        f"<details><summary><b>{method.upper()}</b><code>{escape(path)}</code></summary>"
        f"<p>{_text(operation.get('description', ''))}</p>{told}</details>"
    )


def _contents(holder: Schema) -> Iterator[Schema]:
    for content in holder.get("content", {}).values():
        yield content.get("schema", {})


def _fields(shape: Schema) -> str:
    if "properties" not in shape:
        return f"<p>{_type(shape)}</p>"
    needed = shape.get("required", ())
    rows = [
        f"<tr><td><code>{escape(name)}</code>{'' if name in needed else '?'}<td>{_type(field)}"
        f"<td>{_text(field.get('description', ''))}</tr>"
        for name, field in shape["properties"].items()
    ]
    return f"<table>{''.join(rows)}</table>"


def _type(shape: Schema) -> str:
    """A shape in a word, with a link where it has a name."""
    if "$ref" in shape:
        name = shape["$ref"].rsplit("/", 1)[1]
        return f'<a href="#{escape(name)}"><code>{escape(name)}</code></a>'
    for several in ("anyOf", "oneOf", "allOf"):
        if several in shape:
            return " or ".join(_type(one) for one in shape[several])
    if "enum" in shape:
        return " or ".join(f"<code>{escape(repr(one))}</code>" for one in shape["enum"])
    if "const" in shape:
        return f"<code>{escape(repr(shape['const']))}</code>"
    if shape.get("type") == "array":
        return f"list of {_type(shape.get('items', {}))}"
    return escape(str(shape.get("type", "anything")))


def _text(text: str) -> str:
    return escape(" ".join(text.split()))
