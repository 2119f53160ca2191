import { languageTags, usualLanguage } from '../../shared/text/language.ts';
import type { Language } from '../../shared/text/language.ts';
import { firstTexts } from './en/first.ts';
import type { Translate } from './text-keys.ts';

export type { Translate };

/** Texts by name, in groups as deep as a screen needs them. */
interface Texts {
  readonly [name: string]: string | Texts;
}

type Facts = Readonly<Record<string, unknown>>;

const FACT = /\{\{(\w+)\}\}/g;

const catalogues = new Map<Language, Map<string, string>>();
const forms = new Map<Language, Intl.PluralRules>();
const listeners = new Set<() => void>();
let spoken: Language = usualLanguage;

/** Has further texts of a language at hand from here on. */
function learn(language: Language, texts: Texts): void {
  const catalogue = catalogues.get(language) ?? new Map<string, string>();
  catalogues.set(language, catalogue);
  const take = (group: Texts, path: string) => {
    for (const [name, text] of Object.entries(group)) {
      if (typeof text === 'string') catalogue.set(path + name, text);
      else take(text, `${path}${name}.`);
    }
  };
  take(texts, '');
}

/** The text that stands for a key, and for a count where one is told: French has a third form, for millions, that is said as all others. */
function written(language: Language, key: string, count: unknown): string | undefined {
  const texts = catalogues.get(language);
  if (typeof count !== 'number') return texts?.get(key);
  return texts?.get(`${key}_${formOf(language, count)}`) ?? texts?.get(`${key}_other`) ?? texts?.get(key);
}

function formOf(language: Language, count: number): Intl.LDMLPluralRule {
  const rules = forms.get(language) ?? new Intl.PluralRules(languageTags[language]);
  forms.set(language, rules);
  return rules.select(count);
}

/** Says a text with its facts; what a language does not know yet is said in the usual one. */
function say(language: Language, key: string, facts: Facts = {}): string {
  const text = written(language, key, facts['count']) ?? written(usualLanguage, key, facts['count']) ?? key;
  return text.replace(FACT, (_, name: string) => said(language, name, facts[name]));
}

/** A count of thousands as the language writes it; every other fact, such as a year, as it was told. */
function said(language: Language, name: string, fact: unknown): string {
  if (name === 'count' && typeof fact === 'number') return fact.toLocaleString(languageTags[language]);
  return typeof fact === 'string' || typeof fact === 'number' ? `${fact}` : '';
}

learn(usualLanguage, firstTexts);

/** The one translator. It knows what the way in says; `frame-texts.ts`, `all-texts.ts` and `learn-french.ts` teach it the rest. */
export const translator = {
  learn,
  /** Says a text in the language spoken just now. */
  t: ((key: string, facts?: Facts) => say(spoken, key, facts)) as Translate,
  /** What says texts in a language, whichever is spoken. */
  in: (language: Language) => ((key: string, facts?: Facts) => say(language, key, facts)) as Translate,
  language: (): Language => spoken,
  /** Speaks a language from here on. */
  turnTo: (language: Language): void => {
    spoken = language;
    for (const hear of listeners) hear();
  },
  /** Tells whenever another language is spoken, until what it answers is called. */
  subscribe: (hear: () => void): (() => void) => {
    listeners.add(hear);
    return () => listeners.delete(hear);
  },
};
