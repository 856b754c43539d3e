// Bundles the page into the Python package. `--watch` builds again at each change.
import { copyFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import esbuild from "esbuild";
import { packed } from "./pack.mjs";

const options = {
  absWorkingDir: fileURLToPath(new URL(".", import.meta.url)),
  entryPoints: {
    widget: "src/widget.ts",
    surroundings: "src/surroundings.ts",
    guest: "src/guest.ts",
    tables: "src/tables.tsx",
  },
  outdir: "../ttr_widget/widget/static",
  bundle: true,
  format: "esm",
  target: ["es2022"],
  minify: true,
  legalComments: "eof",
  charset: "utf8",
  plugins: [packed],
  loader: { ".woff2": "dataurl" },
  jsx: "automatic",
  jsxImportSource: "preact",
  logLevel: "info",
  logOverride: { "commonjs-variable-in-esm": "silent" },
};
if (process.argv.includes("--watch")) await (await esbuild.context(options)).watch();
else await esbuild.build(options);
// The licences of the fonts have to travel with them.
for (const font of ["asap-condensed", "josefin-sans"]) {
  const licence = fileURLToPath(new URL(`node_modules/@fontsource/${font}/LICENSE`, import.meta.url));
  await copyFile(licence, fileURLToPath(new URL(`${options.outdir}/${font}-LICENSE.txt`, import.meta.url)));
}
