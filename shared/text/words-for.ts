import { english } from './en/english.ts';

/** Every text that functions tell people, by subject and code. Each language has all of them, with the same facts. */
export type Words = typeof english;

const catalogues = { en: english } satisfies Record<string, Words>;

export type Language = keyof typeof catalogues;

/** The language of those who chose none, and of what is kept for everybody in a company's books. */
export const usualLanguage: Language = 'en';

/** The texts of a language. */
export function wordsFor(language: Language = usualLanguage): Words {
  return catalogues[language];
}
