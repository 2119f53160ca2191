import type { Ability } from '../../../shared/abilities.ts';
import { lettersFor, placesByLetter } from './letters.ts';
import type { Letter } from './letters.ts';

const labels = {
  d: 'shell.dashboard',
  r: 'shell.receipts',
  t: 'shell.transactions',
  b: 'transactions.accounts',
  e: 'recurring.title',
  a: 'shell.accounting',
  p: 'shell.reports',
  v: 'shell.archive',
  m: 'shell.team',
  s: 'shell.settings',
  n: 'shell.notifications',
  q: 'questions.title',
} as const satisfies Record<Letter, string>;

/** The places that keys and the palette lead somebody with these abilities to, each with its letter and its name. */
export const placesFor = (abilities: readonly Ability[]) =>
  lettersFor(abilities).map((letter) => ({
    letter,
    to: placesByLetter[letter],
    label: labels[letter],
    keys: ['G', letter.toUpperCase()],
  }));
