import { paths } from '../../../shared/paths.ts';

/** Where `g` and a letter lead; the letters are the same in every language. */
export const placesByLetter = {
  d: paths.dashboard,
  r: paths.receipts,
  t: paths.transactions,
  b: paths.accounts,
  e: paths.recurring,
  a: paths.accounting,
  o: paths.reports,
  v: paths.archive,
  s: paths.settings,
  n: paths.notifications,
  q: paths.questions,
} as const;

export type Letter = keyof typeof placesByLetter;

export const isLetter = (key: string): key is Letter => key in placesByLetter;
