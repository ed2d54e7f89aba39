"""Runs every program of a folder in one interpreter, each with names of its own, and prints a line of JSON for each: its name, and
what it printed or the error that it ended with."""

import contextlib
import io
import json
import pathlib
import sys
import traceback

for file in sorted(pathlib.Path(sys.argv[1]).glob('*.py')):
    printed = io.StringIO()
    error = None
    try:
        with contextlib.redirect_stdout(printed):
            exec(compile(file.read_text(encoding='utf-8'), str(file), 'exec'), {'__name__': '__main__'})
    except BaseException:
        error = traceback.format_exc()
    print(json.dumps({'name': file.name, 'printed': printed.getvalue(), 'error': error}), flush=True)
