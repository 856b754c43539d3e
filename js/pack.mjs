// plotly travels compressed inside the page: every widget sends the page to the browser, and every saved notebook keeps it.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";

const require = createRequire(import.meta.url);

/** An esbuild plugin: packages of this form become a packed text, which `src/packed.ts` imports in the browser. */
export const packed = {
  name: "packed",
  setup(build) {
    build.onLoad({ filter: /plotly-basic\.min\.js$/ }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      const { name, version } = require("plotly.js-basic-dist-min/package.json");
      // The package hands itself to a CommonJS `module`, not to the RequireJS of a classic notebook page.
      const text = `const module = { exports: {} }, define = undefined;\n${source}\nexport default module.exports;\n`;
      const bytes = gzipSync(text, { level: 9 }).toString("base64");
      return {
        contents: `${licences(source)}
          import { unpacked } from "./src/packed";
          export default await unpacked(${JSON.stringify(`${name} ${version}`)}, "${bytes}");`,
        resolveDir: build.initialOptions.absWorkingDir,
      };
    });
  },
};

/** The licences have to be readable without unpacking: the package's own and those of what it contains. */
function licences(source) {
  const own = source.match(/^\/\*\*?[\s\S]*?\*\//)?.[0].replace(/^\/\*\*?/, "/*!");
  const others = source.match(/\/\*![\s\S]*?\*\//g);
  if (!own?.includes("MIT") || !others) throw new Error("the licences of plotly.js are not where they were");
  return [own, ...others].join("\n");
}
