// The page has no words of its own: all come from Python, in the language of the settings.

export type Texts = (key: string, facts?: Record<string, string | number>) => string;

/** One text for each plural form, in the order in which the language lists them. */
const FORMS: Record<string, string[]> = { en: ["one", "other"], pl: ["one", "few", "many"] };

export function texts(words: Record<string, string>, locale: string): Texts {
  const rules = new Intl.PluralRules(locale);
  return (key, facts = {}) => {
    let text = words[key] ?? key;
    if (text.includes("|") && facts.n !== undefined) {
      const all = text.split("|");
      const form = (FORMS[locale] ?? FORMS.en!).indexOf(rules.select(Math.abs(Number(facts.n))));
      text = all[form] ?? all.at(-1)!;
    }
    return text.replace(/\{(\w+)\}/g, (whole, name) => (facts[name] === undefined ? whole : String(facts[name])));
  };
}
