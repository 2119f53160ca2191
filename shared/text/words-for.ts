import { english } from './en/english.ts';
import type { Words } from './words.ts';

/** A further language is a folder beside `en` with the same files, and a line here. */
const catalogues = { en: english } satisfies Record<string, Words>;

export type Language = keyof typeof catalogues;

/** The language of those who chose none, and of what is kept for everybody in a company's books. */
const usualLanguage: Language = 'en';

/** The texts of a language. */
export function wordsFor(language: Language = usualLanguage): Words {
  return catalogues[language];
}
