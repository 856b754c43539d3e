import { afterEach, expect, test, vi } from "vitest";
import { prefer, preference } from "../src/preferences";
import { tellSurroundings } from "../src/surroundings";

const body = document.body;
afterEach(() => {
  body.replaceChildren();
  delete body.dataset.jpThemeLight;
});

function open(width: number) {
  const said: Record<string, unknown> = {};
  const saved = vi.fn();
  const heard: Record<string, () => void> = {};
  const model = {
    get: (name: string) => said[name],
    set: (name: string, value: unknown) => Object.assign(said, { [name]: value }),
    on: (name: string, listener: () => void) => Object.assign(heard, { [name]: listener }),
    off: (name: string) => delete heard[name],
    save_changes: saved,
  };
  const el = body.appendChild(document.createElement("div"));
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
  const close = tellSurroundings({ model: model as never, el });
  return { said, saved, close, el, heard };
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

test("the link with which the site was opened is handed over once", () => {
  sessionStorage.setItem("ttr-widget.link", "#ttr1-AB_c");
  const first = open(900);
  const second = open(900);
  expect(first.said.link).toBe("#ttr1-AB_c");
  expect(second.said.link).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
  first.close();
  second.close();
});

test("what the person prefers is reported, and kept when Python wishes it", () => {
  prefer("name", "Ada");
  const { said, heard, close } = open(900);
  expect(said.preferences).toEqual({ name: "Ada" });
  said.wish = { locale: "pl", other: "x" };
  heard["change:wish"]!();
  expect(preference("locale", "")).toBe("pl");
  expect(preference("other", "")).toBe("");
  close();
  expect(heard).toEqual({});
  prefer("name", null);
  prefer("locale", null);
});
