import { placesByLetter } from './letters.ts';
import type { Letter } from './letters.ts';

const labels = {
  d: 'shell.dashboard',
  r: 'shell.receipts',
  t: 'shell.transactions',
  b: 'transactions.accounts',
  e: 'recurring.title',
  a: 'shell.accounting',
  o: 'shell.reports',
  v: 'shell.archive',
  s: 'shell.settings',
  n: 'shell.notifications',
  q: 'questions.title',
} as const satisfies Record<Letter, string>;

/** The places that keys and the palette lead to, each with its letter and its name. */
export const places = (Object.keys(placesByLetter) as Letter[]).map((letter) => ({
  letter,
  to: placesByLetter[letter],
  label: labels[letter],
  keys: ['G', letter.toUpperCase()],
}));
