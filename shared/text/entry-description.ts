import { languages } from './language.ts';
import type { Language } from './language.ts';
import { wordsFor } from './words-for.ts';

/** An entry's description as a language says it: what the product itself wrote was kept in that of the day on which a statement brought the row. */
export function sayDescription(description: string, language?: Language): string {
  const own = OWN.find((name) => isCalled(name, description));
  return own === undefined ? description : wordsFor(language).entries[own]();
}

/** Whether a description says, in any language, that there is none. */
export const standsForNone = (description: string): boolean => isCalled('noDescription', description);

/** What stands for no description, and for the interest that a loan's statement states beside a payment. */
const OWN = ['noDescription', 'loanInterest'] as const;

const isCalled = (name: (typeof OWN)[number], description: string): boolean =>
  languages.some((each) => wordsFor(each).entries[name]() === description);
