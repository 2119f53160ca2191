import { bankNoise, isPlaceWord, isStateCode } from '../text/bank-noise.ts';
import { foldedWords } from '../text/fold-text.ts';
import { letterShape } from '../text/letter-shape.ts';

/** Countries by their names: parts of many merchants' names (`BELL CANADA`), so no places in these, but nobody by themselves. */
const COUNTRIES: ReadonlySet<string> = new Set(
  'canada|america|united|states|kingdom|great|britain|england|scotland|wales|ireland|australia|new|zealand'
    .split('|')
    .map(letterShape),
);

/** The words of a rule's text as they are compared; codes and numbers are none. */
const wordsOf = (text: string): string[] =>
  foldedWords(text)
    .filter((word) => word !== '' && !/\d/.test(word))
    .map(letterShape);

/** The words of a rule's text that name a merchant or a place, as they are compared. */
export const namingWords = (text: string): string[] => wordsOf(text).filter((word) => !bankNoise.has(word));

/** Whether all words of a text are places: no merchant is among them. */
export function isKnownPlace(text: string): boolean {
  const words = namingWords(text);
  return words.length > 0 && words.every((word) => isPlaceWord(word) || COUNTRIES.has(word));
}

/** Whether a rule's text may be nothing but a place. No list holds every town: of one before a state, the entries must tell. */
export function mayBePlace(text: string): boolean {
  return isKnownPlace(text) || (namingWords(text).length > 0 && isStateCode(wordsOf(text).at(-1) ?? ''));
}
