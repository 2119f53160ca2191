import { languages } from './language.ts';
import type { Language } from './language.ts';
import { wordsFor } from './words-for.ts';

/** An entry's description as a language says it: what stands for none was kept in that of the day on which a statement brought the row. */
export function sayDescription(description: string, language?: Language): string {
  return standsForNone(description) ? wordsFor(language).entries.noDescription() : description;
}

/** Whether a description says, in any language, that there is none. */
export const standsForNone = (description: string): boolean =>
  languages.some((each) => wordsFor(each).entries.noDescription() === description);
