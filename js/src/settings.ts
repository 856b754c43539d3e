// How the page looks and moves: the theme that is shown, and whether motion is wanted.

import type { Settings } from "./protocol";

export type ThemeName = "light" | "dark";

/** The wish of the settings; `auto` follows JupyterLab, and where that says nothing the system. */
export function themeNow(wish: Settings["theme"], el: HTMLElement): ThemeName {
  if (wish === "light" || wish === "dark") return wish;
  const body = el.ownerDocument.body;
  const lab = body?.dataset.jpThemeLight;
  if (lab !== undefined) return lab === "true" ? "light" : "dark";
  // VS Code says it by a class.
  if (body?.classList.contains("vscode-dark") || body?.classList.contains("dark")) return "dark";
  return el.ownerDocument.defaultView?.matchMedia?.("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Calls back when the surroundings change their theme. */
export function watchTheme(el: HTMLElement, changed: () => void): () => void {
  const view = el.ownerDocument.defaultView;
  const media = view?.matchMedia?.("(prefers-color-scheme: dark)");
  media?.addEventListener("change", changed);
  const observer = new MutationObserver(changed);
  observer.observe(el.ownerDocument.body, { attributes: true, attributeFilter: ["data-jp-theme-light", "class"] });
  return () => {
    media?.removeEventListener("change", changed);
    observer.disconnect();
  };
}

export function calm(el: HTMLElement): boolean {
  return el.ownerDocument.defaultView?.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}

/** Is this a machine without a mouse? */
export function fingers(el: HTMLElement): boolean {
  return el.ownerDocument.defaultView?.matchMedia?.("(hover: none)").matches ?? false;
}
