"""Record files, written game by game so that memory use does not grow."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Protocol, TextIO

from ttr_widget.kernel.doors import parsed_json
from ttr_widget.kernel.errors import BadInput, BadSave, at, expected
from ttr_widget.kernel.limits import FILE_BYTES
from ttr_widget.kernel.message import Message

from .records import GameRecord

_BATCH = 500
"""The number of games per row group of a parquet file."""


class Writer(Protocol):
    """A destination for records."""

    def write(self, record: GameRecord) -> None:
        """Write a record."""

    def close(self) -> None:
        """Finish writing."""


class _Lines:
    """Writes JSON lines, one game per line."""

    def __init__(self, path: Path) -> None:
        self._file: TextIO = path.open("w", encoding="utf-8")

    def write(self, record: GameRecord) -> None:
        self._file.write(_text(record.to_dict()) + "\n")

    def close(self) -> None:
        self._file.close()


class _Parquet:
    """Writes a parquet file: one row per game, with the players as JSON."""

    def __init__(self, path: Path) -> None:
        try:
            import pyarrow  # noqa: PLC0415 -- optional
            from pyarrow import parquet  # noqa: PLC0415
        except ImportError:
            raise BadInput(Message("error-needs-pyarrow")) from None
        self._table = pyarrow.Table
        text, whole = pyarrow.string(), pyarrow.int64()
        columns = {"number": whole, "seed": text, "turns": whole, "decisions": whole, "lead_changes": whole}
        self._schema = pyarrow.schema(columns | dict.fromkeys(("ended", "players", "measures", "faults"), text))
        self._writer = parquet.ParquetWriter(path, self._schema)
        self._rows: list[dict[str, Any]] = []

    def write(self, record: GameRecord) -> None:
        row = record.to_dict()
        self._rows.append({**row, **{name: _text(row[name]) for name in ("players", "measures", "faults")}})
        if len(self._rows) >= _BATCH:
            self._flush()

    def _flush(self) -> None:
        if self._rows:
            self._writer.write_table(self._table.from_pylist(self._rows, schema=self._schema))
            self._rows.clear()

    def close(self) -> None:
        self._flush()
        self._writer.close()


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, default=_json_value)


def _json_value(found: Any) -> Any:
    """Convert values that JSON lacks: numpy numbers and arrays, sets; everything else to text."""
    if callable(getattr(found, "tolist", None)):
        return found.tolist()
    return list(found) if isinstance(found, (set, frozenset)) else str(found)


class _NoFile:
    def write(self, record: GameRecord) -> None:
        pass

    def close(self) -> None:
        pass


class Stream:
    """A record file opened for writing: ``with Stream("games.jsonl") as stream: stream.write(record)``."""

    def __init__(self, path: str | os.PathLike[str] | None) -> None:
        if path is not None and not isinstance(path, (str, os.PathLike)):
            raise BadInput(at("stream", expected("file", path)))
        self._writer: Writer = _NoFile() if path is None else _writer(Path(path))

    def __enter__(self) -> Writer:
        return self._writer

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._writer.close()


def _writer(path: Path) -> Writer:
    try:
        if path.suffix == ".parquet":
            return _Parquet(path)
        if path.suffix in (".jsonl", ".ndjson"):
            return _Lines(path)
    except OSError as error:
        raise BadInput(Message("error-not-written", path=str(path), error=str(error.strerror))) from None
    raise BadInput(expected("record-file", path.name))


def read_records(path: str | os.PathLike[str]) -> Iterator[GameRecord]:
    """Iterate over the records in a file."""
    file = Path(path)
    rows = _parquet_rows(file) if file.suffix == ".parquet" else _line_rows(file)
    for number, row in enumerate(rows, 1):
        try:
            yield GameRecord.from_dict(row)
        except (TypeError, KeyError, AttributeError, ValueError) as error:
            place = Message("place-record", path=str(path), number=number)
            raise BadSave(at(place, Message("error-no-record", error=str(error)))) from None


def _line_rows(path: Path) -> Iterator[Any]:
    with _regular(path) as file:
        for number, line in enumerate(iter(lambda: file.readline(FILE_BYTES), b""), 1):
            place = Message("place-line", file=str(path), line=number)
            try:
                yield parsed_json(line.decode("utf-8"), placed=False)
            except BadInput as error:
                raise BadSave(at(place, error.message)) from None
            except ValueError as error:
                raise BadSave(at(place, Message("error-cut-json", error=str(error)))) from None


def _regular(path: Path) -> BinaryIO:
    """The open file; pipes, devices and folders are refused."""
    try:
        if not path.exists() or path.is_file():
            return path.open("rb")
    except (OSError, ValueError) as error:
        raise BadSave(at(str(path), getattr(error, "strerror", None) or str(error))) from None
    raise BadSave(at(str(path), Message("error-no-file")))


def _parquet_rows(path: Path) -> Iterator[Any]:
    from pyarrow import parquet  # noqa: PLC0415 -- optional

    for batch in parquet.ParquetFile(path).iter_batches(_BATCH):
        for row in batch.to_pylist():
            yield {**row, **{name: json.loads(row[name]) for name in ("players", "measures", "faults")}}
