"""The Python half of a page: what it sends, the messages it receives, and its answers.

State goes from Python to the page as traits; requests go from the page to Python as messages.  Both sides ignore
unknown keys.  The page checks everything that it reads (``js/src/validate.ts``): a missing key and ``null`` mean the
same, because some hosts drop keys whose value is ``None``; a value of the wrong shape is reported and the last good
one is kept.

- The page draws ``board.figure`` once.  Afterwards only fills, line colours and opacities of shapes change.  Everything
  on top (symbols of owners, highlights, animations) and hit testing belong to the page.
- ``play`` is sent once for each ``seq``, whatever is clicked; ``step`` once for each ``seq``, after the animation.
- If the system asks for reduced motion, the speed is 0.
- If a message is not answered within 4 s, Python is gone or busy: the page says so until the next answer.  While
  somebody uses the page it sends a ``ping`` at most every 1.3 s, with a timeout of 3.5 s.  When Jupyter reports that
  its kernel has died or come back, one is sent at once, with a timeout of 2 s; a message that cannot be sent fails at
  once.
- Python answers on the loop that runs the cells, even if another thread received the message: while a cell is running,
  Python is busy.
"""
