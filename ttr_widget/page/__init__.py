"""The Python half of a page: what it is told, the messages it sends, and their answers.

State goes from Python to the page as traits, wishes go from the page to Python as messages.  Unknown keys are ignored
on both sides.  The page checks everything that it reads (``js/src/validate.ts``): a missing key and ``null`` are the
same, because some hosts drop keys whose value is ``None``; a value of a wrong shape is reported and the last good one
stays.

- The page draws ``board.figure`` once.  Afterwards only fills, line colours and opacities of shapes change; what lies
  on top (symbols of owners, lights, moving things) is its own, and so is measuring where somebody points.
- ``play`` is sent once for each ``seq``, whatever is clicked; ``step`` once for each ``seq``, when what happened has
  been shown.
- A system that asks for reduced motion has speed 0.
- What is not answered within 4 s means that Python is gone or busy: the page says so until the next answer.  While
  somebody uses the page it sends a ``ping`` at most every 1.3 s, which may take 3.5 s.  When Jupyter reports that its
  kernel has gone or come back, one is sent at once, which may take 2 s; what cannot be sent at all is given up at once.
- Python answers where the cells run, also when it heard the message in another thread: while a cell is running it is
  busy.
"""
