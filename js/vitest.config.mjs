import { defineConfig } from "vitest/config";

export default defineConfig({
  // the files of words lie beside js/
  server: { fs: { allow: [".."] } },
  // One document for all files: a new one for each took four times as long as the tests. A file leaves it as it was.
  test: { include: ["tests/**/*.test.ts"], environment: "jsdom", isolate: false, setupFiles: ["tests/setup.ts"] },
});
