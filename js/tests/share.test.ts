import { expect, test } from "vitest";
import { siteOf } from "../src/share";

test("the static site is known by the root that it states; other notebooks have none", () => {
  expect(siteOf(document)).toBe("");
  const config = document.body.appendChild(document.createElement("script"));
  config.id = "jupyter-config-data";
  expect(siteOf(document)).toBe("");
  config.setAttribute("data-jupyter-lite-root", "..");
  window.history.replaceState(null, "", "/games/lab/index.html?path=x.ipynb#y");
  expect(siteOf(document)).toBe(`${location.origin}/games/`);
  config.remove();
});
