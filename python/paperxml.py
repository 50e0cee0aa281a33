"""Papers as Python dataclasses: calls the command line of paperxml, and needs nothing but Python 3.9 or newer.

    import paperxml

    paper = paperxml.convert("paper.pdf")
    print(paper.title, [author.name for author in paper.authors])
    for section in paper.walk():
        print(section.number, section.title, len(section.paragraphs))
    for sentence in paper.sentences:
        print(sentence.page, sentence.text)

Copy this file beside your program. The command is `npx paperxml`, or what the environment variable PAPERXML says,
such as `node /opt/paperxml/dist/programs/paperxml.js`.
"""

from __future__ import annotations

import csv
import json
import os
import shlex
import subprocess
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Iterator, Optional, Sequence, Union

__all__ = [
    "Author", "Organisation", "Paper", "PaperxmlError", "Paragraph", "Reference", "Section", "Sentence", "Table",
    "Figure", "convert", "read",
]


class PaperxmlError(Exception):
    """A paper that was not converted. `code` is that of docs/errors.md, such as `E_PDF_ENCRYPTED`; `status` the exit status."""

    def __init__(self, code: str, message: str, status: int) -> None:
        super().__init__(message)
        self.code = code
        self.status = status


@dataclass(frozen=True)
class Organisation:
    name: str
    city: Optional[str] = None
    country: Optional[str] = None


@dataclass(frozen=True)
class Author:
    name: str
    surname: str
    given: Optional[str] = None
    email: Optional[str] = None
    orcid: Optional[str] = None
    organisations: tuple[Organisation, ...] = ()


@dataclass(frozen=True)
class Paragraph:
    """`kind` is `text`, `item` or `note`; `mark` that of an item or a note; `pages` count from 1."""

    id: str
    kind: str
    text: str
    mark: Optional[str] = None
    pages: tuple[int, ...] = ()


@dataclass(frozen=True)
class Figure:
    id: str
    caption: str
    pages: tuple[int, ...] = ()


@dataclass(frozen=True)
class Table:
    """`rows` are the texts of the cells; one that covers several rows or columns is there once. `json` has the spans."""

    id: str
    caption: str
    rows: tuple[tuple[str, ...], ...] = ()
    notes: tuple[str, ...] = ()
    pages: tuple[int, ...] = ()


@dataclass(frozen=True)
class Reference:
    """An entry of the list of references: the printed text, and its fields as far as they were found."""

    id: str
    text: str
    label: Optional[str] = None
    authors: tuple[str, ...] = ()
    year: Optional[str] = None
    title: Optional[str] = None
    container: Optional[str] = None
    volume: Optional[str] = None
    pages: Optional[str] = None
    doi: Optional[str] = None
    url: Optional[str] = None


@dataclass(frozen=True)
class Section:
    """`level` is 1 at the top, and 0 for the text before the first heading. Formulas and programs are in `Paper.json` alone."""

    id: str
    kind: str
    level: int
    number: Optional[str]
    title: str
    paragraphs: tuple[Paragraph, ...] = ()
    figures: tuple[Figure, ...] = ()
    tables: tuple[Table, ...] = ()
    sections: tuple["Section", ...] = ()


@dataclass(frozen=True)
class Sentence:
    """A row of the table of sentences. `page` is `1`, or `1-2` where it goes on over a page break; `offset` and `length` count
    code points of `NAME.txt`."""

    id: str
    type: str
    text: str
    page: str
    printed_page: str
    offset: int
    length: int
    language: str
    flags: tuple[str, ...]
    block: str


@dataclass(frozen=True)
class Paper:
    id: str
    language: str
    title: str
    authors: tuple[Author, ...]
    abstract: tuple[str, ...]
    keywords: tuple[str, ...]
    sections: tuple[Section, ...]
    references: tuple[Reference, ...]
    #: Facts of the publication by their names: `doi`, `journal`, `volume`, `date` …
    publication: dict[str, str]
    sentences: tuple[Sentence, ...] = ()
    #: The whole JSON, as schema/paper-1.json describes it.
    json: dict[str, Any] = field(default_factory=dict, repr=False, compare=False)

    def walk(self) -> Iterator[Section]:
        """All sections in reading order, each before those in it."""
        stack = list(reversed(self.sections))
        while stack:
            section = stack.pop()
            yield section
            stack.extend(reversed(section.sections))


def convert(
    file: Union[str, "os.PathLike[str]"],
    *,
    options: Sequence[str] = (),
    command: Optional[Sequence[str]] = None,
    timeout: Optional[float] = None,
) -> Paper:
    """Converts a paper: a PDF or any other input of `paperxml convert`.

    `options` are those of the command, such as `("--ocr", "never")`; `timeout` is in seconds.
    Raises PaperxmlError where the paper cannot be converted, and subprocess.TimeoutExpired.
    """
    program = list(command) if command is not None else shlex.split(os.environ.get("PAPERXML", "npx paperxml"))
    with tempfile.TemporaryDirectory() as folder:
        call = [*program, "convert", os.fspath(file), "-o", folder, "--to", "json,tsv", *options]
        done = subprocess.run(call, capture_output=True, text=True, encoding="utf-8", timeout=timeout)
        if done.returncode != 0:
            raise _error_of(done.stderr, done.returncode)
        return read(next(Path(folder).glob("*.json")), next(Path(folder).glob("*.tsv"), None))


def read(json_file: Union[str, Path], tsv_file: Union[str, Path, None] = None) -> Paper:
    """The paper of `NAME.json`, as `--to json` wrote it; with `NAME.tsv` also its sentences."""
    document = json.loads(Path(json_file).read_text(encoding="utf-8"))
    front = document["front"]
    return Paper(
        id=document["id"],
        language=document["language"],
        title=_text_of(front["title"]),
        authors=tuple(_author_of(author) for author in front["authors"]),
        abstract=tuple(_text_of(paragraph["content"]) for paragraph in front["abstract"]),
        keywords=tuple(front["keywords"]),
        sections=tuple(_section_of(section) for section in document["sections"]),
        references=tuple(_references_of(document["sections"])),
        publication={fact["field"]: fact["value"] for fact in front["publication"]},
        sentences=() if tsv_file is None else tuple(_sentences_of(Path(tsv_file))),
        json=document,
    )


def _error_of(stderr: str, status: int) -> PaperxmlError:
    lines = stderr.strip().splitlines()
    for line in lines:
        parts = line.split(": ", 3)
        codes = [i for i, part in enumerate(parts) if part.startswith("E_")]
        if codes:
            return PaperxmlError(parts[codes[0]], ": ".join(parts[codes[0] + 1 :]), status)
    return PaperxmlError("E_INTERNAL", lines[-1] if lines else "paperxml says nothing", status)


def _text_of(content: Sequence[dict[str, Any]]) -> str:
    """The running text: marks of notes are no part of it."""
    return "".join(inline["text"] for inline in content if inline["type"] == "text").strip()


def _pages_of(block: dict[str, Any]) -> tuple[int, ...]:
    return tuple(sorted({place["page"] for place in block["places"]}))


def _author_of(author: dict[str, Any]) -> Author:
    organisations = tuple(
        Organisation(one["name"], one.get("city"), one.get("country")) for one in author.get("organisations", ())
    )
    given = {key: author.get(key) for key in ("given", "email", "orcid")}
    return Author(author["name"], author["surname"], organisations=organisations, **given)


def _section_of(section: dict[str, Any]) -> Section:
    blocks = section["blocks"]
    return Section(
        id=section["id"],
        kind=section["kind"],
        level=section["level"],
        number=section.get("number"),
        title=_text_of(section["title"]),
        paragraphs=tuple(_paragraph_of(block) for block in blocks if _is_text(block)),
        figures=tuple(
            Figure(block["id"], _text_of(block["caption"]), _pages_of(block))
            for block in blocks
            if block["type"] == "figure"
        ),
        tables=tuple(_table_of(block) for block in blocks if block["type"] == "table"),
        sections=tuple(_section_of(inner) for inner in section["sections"]),
    )


def _is_text(block: dict[str, Any]) -> bool:
    return block["type"] == "footnote" or (block["type"] == "paragraph" and block["kind"] != "reference")


def _paragraph_of(block: dict[str, Any]) -> Paragraph:
    if block["type"] == "footnote":
        return Paragraph(block["id"], "note", _text_of(block["content"]), block.get("mark"), _pages_of(block))
    mark = block.get("item", {}).get("mark")
    return Paragraph(block["id"], block["kind"], _text_of(block["content"]), mark, _pages_of(block))


def _table_of(block: dict[str, Any]) -> Table:
    rows = tuple(tuple(_text_of(cell["content"]) for cell in row) for row in block["rows"])
    return Table(block["id"], _text_of(block["caption"]), rows, tuple(block["notes"]), _pages_of(block))


def _references_of(sections: Sequence[dict[str, Any]]) -> Iterator[Reference]:
    for section in sections:
        for block in section["blocks"]:
            if block["type"] == "paragraph" and block["kind"] == "reference":
                yield _reference_of(block)
        yield from _references_of(section["sections"])


def _reference_of(block: dict[str, Any]) -> Reference:
    fields = block.get("reference", {})
    names = (", ".join(part for part in (one["surname"], one.get("given")) if part) for one in fields.get("authors", ()))
    known = {key: fields.get(key) for key in ("year", "title", "container", "volume", "pages", "doi", "url")}
    label = block.get("item", {}).get("mark") or None
    return Reference(block["id"], _text_of(block["content"]), label, tuple(names), **known)


def _sentences_of(file: Path) -> Iterator[Sentence]:
    with file.open(encoding="utf-8", newline="") as lines:
        for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
            yield Sentence(
                id=row["id"],
                type=row["type"],
                text=row["text"],
                page=row["page"],
                printed_page=row["printed"],
                offset=int(row["offset"]),
                length=int(row["length"]),
                language=row["language"],
                flags=tuple(flag for flag in row["flags"].split(",") if flag),
                block=row["block"],
            )
