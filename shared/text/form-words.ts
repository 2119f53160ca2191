import { spokenLanguage } from './language.ts';
import type { Language } from './language.ts';

/** What a language calls the facts of the countries and the lines of their forms, whose own words are English. */
export interface FormWords {
  /** By the label on the form. */
  readonly lines: Readonly<Record<string, string>>;
  /** Where a line is, by its code: `T2125 line 8521`. */
  readonly placeOf: (code: string) => string;
  /** Countries, provinces, authorities, taxes, and whom forms are for. */
  readonly facts: Readonly<Record<string, string>>;
}

/* Apart from the names of categories: few screens show a form. */
const known = new Map<Language, FormWords>();

/** Has the words of a further language at hand from here on. */
export function learnForms(language: Language, words: FormWords): void {
  known.set(language, words);
}

/** Where on its form a line is and what it is called, in a language. */
export function sayFormLine(
  { code, label }: { readonly code: string; readonly label: string },
  language: Language = spokenLanguage(),
): { place: string; label: string } {
  const words = known.get(language);
  return { place: words?.placeOf(code) ?? code, label: words?.lines[label] ?? label };
}

/** What a language calls a country, a province, an authority or a tax, and how it says whom a form is for. */
export const sayFact = (name: string, language: Language = spokenLanguage()): string =>
  known.get(language)?.facts[name] ?? name;
