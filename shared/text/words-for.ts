import { english } from './en/english.ts';
import { usualLanguage } from './language.ts';
import type { Language } from './language.ts';
import type { Words } from './words.ts';

/** English is always at hand; a further language is learned where it may be wanted, since browsers fetch only their own. */
const catalogues = new Map<Language, Words>([['en', english]]);

/** Has the texts of a further language at hand from here on. */
export function learnWords(language: Language, words: Words): void {
  catalogues.set(language, words);
}

let spoken: () => Language = () => usualLanguage;

/** Tells where the language is known of whoever is spoken to just now: in a browser its person, in a function its request. */
export function takeLanguageFrom(source: () => Language): void {
  spoken = source;
}

/** The language of whoever is spoken to just now. */
export const spokenLanguage = (): Language => spoken();

/** The texts of a language; of that of whoever is spoken to where none is named. */
export function wordsFor(language: Language = spoken()): Words {
  return catalogues.get(language) ?? english;
}
