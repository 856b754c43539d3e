// Runs notebooks in the Python of the site, without a browser. Prints the first error of each, or an empty text.
import { readFileSync } from "node:fs";

const [folder, options, ...files] = process.argv.slice(2);
const { loadPyodide } = await import(`${folder}/pyodide.mjs`);
const python = await loadPyodide({ indexURL: folder, stdout: () => {}, ...JSON.parse(options) });
const run = python.runPython(`
import contextlib, io, json
from IPython.core.interactiveshell import InteractiveShell

shell = InteractiveShell.instance()

def run(text):
    shell.reset()
    for number, cell in enumerate(json.loads(text)["cells"]):
        tags = cell["metadata"].get("tags", [])
        if cell["cell_type"] == "code" and "guests" not in tags:  # a browser cannot let guests in
            with contextlib.redirect_stdout(io.StringIO()):
                done = shell.run_cell("".join(cell["source"]))
            if not done.success and "raises-exception" not in tags:
                return f"cell {number}: {done.error_before_exec or done.error_in_exec!r}"
    return ""

run
`);
for (const file of files) console.log(JSON.stringify([file, run(readFileSync(file, "utf8"))]));
