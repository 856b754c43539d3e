"""Writing files so that nothing is lost: the new file is complete before it replaces the old one.

A new file has the mode that the umask asks for, a replaced one keeps its mode, and a symbolic link stays a link.
Whatever goes wrong raises :class:`NotSaved`, which says what could not be written, where, and what to do.

While a file is being written it has a temporary name and is locked.  If the program is killed, the temporary file
stays; the next file written in that folder removes it, because nobody holds its lock any more.
"""

from __future__ import annotations

import errno
import os
import re
import secrets
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from ttr_widget.kernel.errors import BadInput, NotSaved, expected
from ttr_widget.kernel.message import Message

if sys.platform == "win32":
    import msvcrt
else:
    try:
        from fcntl import LOCK_EX, LOCK_NB, flock
    except ImportError:  # Python in a browser
        flock = None  # type: ignore[assignment]

PRIVATE = 0o600
"""The mode of a file that only its owner may read."""
CAN_LOCK = sys.platform == "win32" or flock is not None
_NEW = 0o666
_TEMPORARY = re.compile(r"\.ttr-[0-9a-f]{16}\.tmp")
_FAR = 2**40
"""The byte that is locked on Windows, where a lock forbids reading."""
BINARY = getattr(os, "O_BINARY", 0)


def write(path: str | os.PathLike[str], text: str, mode: int | None = None) -> None:
    """Write a text file, replacing an old one at once; ``mode`` is that of a new file (``None``: as the umask says)."""
    if not isinstance(path, (str, os.PathLike)):
        raise BadInput(expected("path", path))
    with told(path):
        target = Path(os.path.realpath(path))
        _check_target(target)
        remove_stale(target.parent)
        _replace(target, text.encode(), _NEW if mode is None else mode)


def _check_target(target: Path) -> None:
    """Refuse to replace anything but a regular file: not a folder, nor ``/dev/null``."""
    with suppress(FileNotFoundError):
        kind = target.stat().st_mode
        if not stat.S_ISREG(kind):
            raise OSError(errno.EISDIR if stat.S_ISDIR(kind) else errno.ENODEV, os.strerror(errno.ENODEV))


def _replace(target: Path, data: bytes, mode: int) -> None:
    old = _mode_of(target)
    handle, temporary = _new_file(target.parent, mode if old is None else PRIVATE)
    try:
        with os.fdopen(handle, "wb") as file:
            if old is not None:
                temporary.chmod(old)
            file.write(data)
            file.flush()
            os.fsync(handle)
            if sys.platform != "win32":
                temporary.replace(target)  # while the lock is held
        if sys.platform == "win32":
            temporary.replace(target)  # an open file cannot be renamed there
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise
    _sync_folder(target.parent)


def _mode_of(target: Path) -> int | None:
    try:
        return stat.S_IMODE(target.stat().st_mode) & 0o777
    except FileNotFoundError:
        return None


def _new_file(folder: Path, mode: int) -> tuple[int, Path]:
    """A new, locked file with a temporary name."""
    while True:
        path = folder / f".ttr-{secrets.token_hex(8)}.tmp"
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | BINARY, mode)
        if not CAN_LOCK or (lock(handle) and is_at(handle, path)):
            return handle, path
        os.close(handle)  # somebody else took it for a stale one before it was locked


def remove_stale(folder: Path) -> None:
    """Remove the temporary files of programs that were killed."""
    with suppress(OSError):
        for path in [path for path in folder.iterdir() if _TEMPORARY.fullmatch(path.name)]:
            with suppress(OSError):
                handle = os.open(path, os.O_RDWR | BINARY)
                try:
                    if sys.platform != "win32" and lock(handle):
                        path.unlink()
                finally:
                    os.close(handle)
                if sys.platform == "win32":
                    path.unlink()  # refused there as long as it is open


def lock(handle: int) -> bool:
    """Lock an open file until it is closed; false if somebody else has locked it.

    The lock ends with the process, however that ends.  Where files cannot be locked, this is always true.
    """
    if sys.platform == "win32":
        os.lseek(handle, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    if not CAN_LOCK:
        return True
    try:
        flock(handle, LOCK_EX | LOCK_NB)
    except OSError as error:
        return error.errno not in (errno.EAGAIN, errno.EACCES)
    return True


def is_at(handle: int, path: Path) -> bool:
    """Is the open file still the one with this path?"""
    try:
        here, there = os.fstat(handle), path.stat()
    except FileNotFoundError:
        return False
    return (here.st_dev, here.st_ino) == (there.st_dev, there.st_ino)


def _sync_folder(folder: Path) -> None:
    """Make the new name survive a power cut, where folders can be synchronised."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


# Errors.

_REASONS = {
    errno.ENOENT: "no-folder",
    errno.ENOTDIR: "no-folder",
    errno.EISDIR: "is-folder",
    errno.ENODEV: "no-file",
    errno.EACCES: "permission",
    errno.EPERM: "permission",
    errno.EROFS: "read-only",
    errno.ENOSPC: "full",
    errno.EDQUOT if hasattr(errno, "EDQUOT") else errno.ENOSPC: "full",
    errno.EFBIG: "full",
    errno.ENAMETOOLONG: "long-name",
}


@contextmanager
def told(path: str | os.PathLike[str]) -> Iterator[None]:
    """Turn an error of the system into one that says what to do."""
    try:
        yield
    except (OSError, ValueError) as error:
        if isinstance(error, NotSaved):
            raise
        raise _not_saved(path, error) from error


def _not_saved(path: str | os.PathLike[str], error: OSError | ValueError) -> NotSaved:
    place = Path(os.fsdecode(path))
    number = error.errno if isinstance(error, OSError) else None
    reason = _REASONS.get(number or 0)
    facts = {"file": place.name or str(place), "folder": str(place.parent)}
    if reason is None:
        told = Message("error-not-saved", **facts, error=getattr(error, "strerror", None) or str(error))
    else:
        told = Message(f"error-not-saved.{reason}", **facts)
    found = NotSaved(told)
    found.errno = number
    return found
