import { describe, expect, it } from "vitest";
import en from "../../ttr_widget/locales/en/menu.ftl?raw";
import { KEYS, keyFor, keyOf, typesText } from "../src/keys";

const pressed = (key: string, more = {}) => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
  defaultPrevented: false,
  ...more,
});

function element(html: string): Element {
  const box = document.createElement("div");
  box.innerHTML = html;
  return box.querySelector("[data-here]") ?? box.firstElementChild!;
}

describe("the keyboard", () => {
  it("has each key once, and words for each", () => {
    const keys = KEYS.flatMap((key) => key.keys);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { name } of KEYS) expect(en).toContain(`[${name}] `);
  });

  it("knows what a key means, also with Shift and on other layouts", () => {
    const button = element("<button>x</button>");
    expect(keyFor(pressed("d"), button)?.name).toBe("draw");
    expect(keyFor(pressed("D"), button)?.name).toBe("draw");
    expect(keyFor(pressed("?"), button)?.name).toBe("keys");
    expect(keyFor(pressed("="), null)?.name).toBe("zoom-in");
    expect(keyFor(pressed("3"), button)).toEqual({ name: "open", slot: 2 });
    expect(keyFor(pressed("0"), button)?.name).toBe("zoom-fit");
    for (const other of ["x", "7", "Enter", "Escape", "Tab", "ArrowDown", " "]) {
      expect(keyFor(pressed(other), button), other).toBeNull();
    }
  });

  it("leaves combinations, handled keys and half-typed letters alone", () => {
    for (const more of [
      { ctrlKey: true },
      { altKey: true },
      { metaKey: true },
      { isComposing: true },
      { defaultPrevented: true },
    ]) {
      expect(keyFor(pressed("d", more), null)).toBeNull();
    }
  });

  it("is silent where text is typed or a list jumps by letters", () => {
    for (const html of [
      "<input>",
      "<input type=search>",
      "<input type=number>",
      "<textarea></textarea>",
      "<select></select>",
      "<div contenteditable><b data-here></b></div>",
    ]) {
      expect(typesText(element(html)), html).toBe(true);
      expect(keyFor(pressed("d"), element(html)), html).toBeNull();
    }
    for (const html of ["<input type=checkbox>", "<input type=range>", "<button></button>", "<div></div>"]) {
      expect(typesText(element(html)), html).toBe(false);
    }
    expect(typesText(null)).toBe(false);
  });

  it("finds the key of a button by its icon", () => {
    expect(keyOf("undo")?.shown).toBe("U");
    expect(keyOf("close")).toBeUndefined();
  });
});
