// A page begins with the person's preferences, except where the notebook's code has set something else.

import type { Page } from "./page";
import { isLasting, preference, remember, watchPreferences } from "./preferences";

const THEMES = ["auto", "light", "dark"] as const;
const SPEEDS = ["0", "1", "2", "3"] as const;

/** What Python has to be told, so that the page is as its person prefers it. */
export function wishes({ settings }: Page["traits"]): { locale?: string; theme?: string; speed?: number } {
  const { given } = settings;
  const locales = settings.locales.map(([code]) => code);
  const locale = preference("locale", settings.locale, locales);
  const theme = preference("theme", settings.theme, THEMES);
  const speed = Number(preference("speed", String(settings.speed) as (typeof SPEEDS)[number], SPEEDS));
  return {
    ...(given.includes("locale") || locale === settings.locale ? {} : { locale }),
    ...(given.includes("theme") || theme === settings.theme ? {} : { theme }),
    ...(given.includes("speed") || speed === settings.speed ? {} : { speed }),
  };
}

/** Applies the preferences; where the browser keeps none, Python keeps them with the notebook. */
export function followPreferences(page: Page): () => void {
  remember(page.traits.settings.kept);
  const { locale, theme, speed } = wishes(page.traits);
  if (locale !== undefined) void page.link.ask("locale", { locale });
  if (theme !== undefined) void page.link.ask("theme", { theme });
  if (speed !== undefined) void page.link.ask("speed", { speed });
  if (isLasting() || !page.may("prefer")) return () => {};
  return watchPreferences((name) => void page.link.ask("prefer", { name, value: preference(name, "") }));
}
