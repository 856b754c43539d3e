// How the page looks and moves: the current theme, and whether animation is welcome.

import type { Settings } from "./protocol";

export type ThemeName = "light" | "dark";

/** The theme of the settings; `auto` follows JupyterLab, or the system if JupyterLab does not say. */
export function themeNow(theme: Settings["theme"], el: HTMLElement): ThemeName {
  if (theme === "light" || theme === "dark") return theme;
  const body = el.ownerDocument.body;
  const lab = body?.dataset.jpThemeLight;
  if (lab !== undefined) return lab === "true" ? "light" : "dark";
  // VS Code uses a class.
  if (body?.classList.contains("vscode-dark") || body?.classList.contains("dark")) return "dark";
  return el.ownerDocument.defaultView?.matchMedia?.("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Calls back when the theme of the surroundings changes. */
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

/** Is this a device without a mouse? */
export function fingers(el: HTMLElement): boolean {
  return el.ownerDocument.defaultView?.matchMedia?.("(hover: none)").matches ?? false;
}
