"""The style of the lobby and the replay, in a light and a dark theme like the game page."""

from __future__ import annotations

STYLE = """<style>
.ttr-lobby {
  --jp-widgets-color: #2b2a27; --jp-widgets-label-color: #2b2a27;
  --jp-widgets-input-color: #2b2a27; --jp-widgets-input-background-color: #fffdf6;
  --jp-widgets-input-border-color: #8f8672; --jp-widgets-input-focus-border-color: #14507f;
  --ttr-paper: #f3ebdd; --ttr-panel: #faf5ea; --ttr-line: #d5c9b0; --ttr-ink: #2b2a27; --ttr-quiet: #635d50;
  --ttr-main: #14507f; --ttr-main-ink: #ffffff; --ttr-alarm: #8c1d18;
  color: var(--ttr-ink); font: 14px/1.4 "Source Sans 3", "Gill Sans", Calibri, "Segoe UI", "Noto Sans", sans-serif;
}
[data-jp-theme-light="false"] .ttr-lobby, .theme-dark .ttr-lobby, .vscode-dark .ttr-lobby {
  --jp-widgets-color: #ece6da; --jp-widgets-label-color: #ece6da;
  --jp-widgets-input-color: #ece6da; --jp-widgets-input-background-color: #1f2226;
  --jp-widgets-input-border-color: #8a8780; --jp-widgets-input-focus-border-color: #8fc4ee;
  --ttr-paper: #1f2226; --ttr-panel: #272b30; --ttr-line: #454a4f; --ttr-ink: #ece6da; --ttr-quiet: #b0aba0;
  --ttr-main: #8fc4ee; --ttr-main-ink: #10202c; --ttr-alarm: #ffb4a6; color-scheme: dark;
}
.ttr-lobby .ttr-form { padding: 14px 18px; border-radius: 8px; background: var(--ttr-paper); }
.ttr-lobby .ttr-bar { padding: 6px 10px; border-radius: 8px; background: var(--ttr-paper); align-items: center; }
.ttr-lobby > * { flex: none; }
.ttr-lobby .ttr-columns { gap: 18px; }
.ttr-lobby .ttr-head { align-items: center; justify-content: space-between; flex-wrap: wrap; }
.ttr-lobby .ttr-head { margin-bottom: 10px; }
.ttr-form h2 { margin: 0; font: inherit; font-size: 26px; font-weight: 600; line-height: 1.2; }
.ttr-form h3 { margin: 0 0 4px; font: inherit; font-weight: 600; }
.ttr-form p, .ttr-bar p { margin: 2px 0; line-height: 1.4; }
.ttr-lobby .ttr-named > label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.ttr-form .ttr-quiet { color: var(--ttr-quiet); }
.ttr-form [role="alert"] { color: var(--ttr-alarm); font-weight: 600; }
.ttr-form .widget-html, .ttr-form .widget-html-content { overflow: visible; white-space: normal; line-height: 1.4; }
.ttr-form .ttr-box { padding: 10px 14px; border: 1px solid var(--ttr-line); border-radius: 6px;
  background: var(--ttr-panel); }
:is(.ttr-form, .ttr-bar) :is(.widget-toggle-button, .jupyter-button) { border: 1px solid var(--ttr-line);
  border-radius: 5px; box-shadow: none; background: var(--ttr-panel); color: var(--ttr-ink); font: inherit; }
.ttr-form .widget-toggle-button.mod-active { border-color: var(--ttr-main); background: var(--ttr-main);
  color: var(--ttr-main-ink); font-weight: 600; box-shadow: none; }
.ttr-form .ttr-teach.jupyter-button { height: 42px; width: auto; margin: 0 0 0 8px; padding: 0 16px; font-size: 15px; }
.ttr-form .ttr-start.jupyter-button { height: 42px; margin: 0; border-color: var(--ttr-main);
  background: var(--ttr-main); color: var(--ttr-main-ink); font-size: 16px; font-weight: 600; }
:is(.ttr-form, .ttr-bar) :is(button, input, select):focus-visible { outline: 2px solid var(--ttr-main);
  outline-offset: 2px; }
.ttr-form .widget-checkbox, .ttr-form .widget-checkbox > label { width: auto; height: auto; min-height: 26px;
  overflow: visible; white-space: normal; line-height: 1.3; align-items: center; }
.ttr-form .widget-label-basic { display: flex; gap: 8px; }
.ttr-form .ttr-pic svg { display: block; width: min(100%, 430px * var(--ratio)); height: auto;
  border-radius: 6px; }
[data-jp-theme-light="false"] .ttr-form .ttr-pic svg { filter: brightness(0.85); }
.ttr-form .ttr-mark { display: inline-block; width: 22px; height: 22px; margin-top: 4px; border-radius: 5px;
  box-shadow: 0 0 0 1px var(--ttr-quiet); text-align: center; line-height: 22px; font-size: 13px; }
</style>"""
"""A style sheet for everything inside ``.ttr-lobby``; the notebook's theme chooses the colours."""
