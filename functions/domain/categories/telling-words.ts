import { foldedWords } from '../text/fold-text.ts';

/** Words of a category's name too common to tell anything: that something was paid, or by card, is true of everything. */
const COMMON_WORDS = new Set([
  'and',
  'other',
  'fees',
  'fee',
  'costs',
  'expenses',
  'service',
  'services',
  'income',
  'general',
  'the',
  'for',
  'payment',
  'payments',
  'processing',
  'card',
  'credit',
  'bank',
  'transfer',
  'transfers',
  'purchase',
  'purchases',
  'account',
  'online',
  'business',
]);

/** The folded words of a category's name that a bank's text can share with it. */
export function tellingWords(name: string): string[] {
  return foldedWords(name).filter((word) => word.length > 3 && !COMMON_WORDS.has(word));
}
