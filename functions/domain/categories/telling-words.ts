import { foldedWords } from '../text/fold-text.ts';

/** Words of a category's name too common to tell anything. */
const COMMON_WORDS = new Set([
  'and',
  'other',
  'fees',
  'fee',
  'costs',
  'expenses',
  'services',
  'income',
  'general',
  'the',
  'for',
]);

/** The folded words of a category's name that a bank's text can share with it. */
export function tellingWords(name: string): string[] {
  return foldedWords(name).filter((word) => word.length > 3 && !COMMON_WORDS.has(word));
}
