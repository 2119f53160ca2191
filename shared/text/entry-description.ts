import { languages } from './language.ts';
import type { Language } from './language.ts';
import { wordsFor } from './words-for.ts';

/** An entry's description as a language says it: what stands for none was kept in that of the day on which a statement brought the row. */
export function sayDescription(description: string, language?: Language): string {
  const isNone = languages.some((each) => wordsFor(each).entries.noDescription() === description);
  return isNone ? wordsFor(language).entries.noDescription() : description;
}
