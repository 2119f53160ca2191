import { problems } from './en/problems.ts';
import { spokenLanguage } from './language.ts';
import type { Language } from './language.ts';
import type { Words } from './words.ts';

/* By themselves: the first screens tell of problems, and fetch no further texts of the API for it. */
const known = new Map<Language, Words['problems']>([['en', problems]]);

/** Has the problems of a further language at hand from here on. */
export function learnProblems(language: Language, words: Words['problems']): void {
  known.set(language, words);
}

/** What a person reads of each problem, in the language of whoever is spoken to just now. */
export const problemWords = (): Words['problems'] => known.get(spokenLanguage()) ?? problems;
