import { afterEach, expect, test, vi } from "vitest";
import { tellSurroundings } from "../src/surroundings";

const body = document.body;
afterEach(() => {
  body.replaceChildren();
  delete body.dataset.jpThemeLight;
});

function open(width: number) {
  const said: Record<string, unknown> = {};
  const saved = vi.fn();
  const model = { set: (name: string, value: unknown) => Object.assign(said, { [name]: value }), save_changes: saved };
  const el = body.appendChild(document.createElement("div"));
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
  const close = tellSurroundings({ model: model as never, el });
  return { said, saved, close, el };
}

test("the colour scheme and the width are reported at once and when the theme changes", async () => {
  body.dataset.jpThemeLight = "true";
  const { said, saved, close, el } = open(900);
  expect(said).toEqual({ dark: false, room: 900 });

  body.dataset.jpThemeLight = "false";
  await vi.waitFor(() => expect(said.dark).toBe(true));
  expect(saved).toHaveBeenCalledTimes(2);

  close();
  expect(el.childElementCount).toBe(0);
  body.dataset.jpThemeLight = "true";
  await new Promise((done) => setTimeout(done, 20));
  expect(saved).toHaveBeenCalledTimes(2);
});

test("a hidden page reports nothing", () => {
  const { saved, close } = open(0);
  expect(saved).not.toHaveBeenCalled();
  close();
});
