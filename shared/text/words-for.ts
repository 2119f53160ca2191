import { english } from './en/english.ts';
import { spokenLanguage } from './language.ts';
import type { Language } from './language.ts';
import { learnProblems } from './problem-words.ts';
import type { Words } from './words.ts';

/** English is always at hand; a further language is learned where it may be wanted, since browsers fetch only their own. */
const catalogues = new Map<Language, Words>([['en', english]]);

/** Has the texts of a further language at hand from here on. */
export function learnWords(language: Language, words: Words): void {
  catalogues.set(language, words);
  learnProblems(language, words.problems);
}

/** The texts of a language; of that of whoever is spoken to where none is named. */
export function wordsFor(language: Language = spokenLanguage()): Words {
  return catalogues.get(language) ?? english;
}
