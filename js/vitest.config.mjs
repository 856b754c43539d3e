import { defineConfig } from "vitest/config";

export default defineConfig({
  // the files of words lie beside js/
  server: { fs: { allow: [".."] } },
  test: { include: ["tests/**/*.test.ts"], environment: "jsdom", setupFiles: ["tests/setup.ts"] },
});
