import type { Ability } from '../../../shared/abilities.ts';
import { paths } from '../../../shared/paths.ts';

/** Where `g` and a letter lead; the letters are the same in every language. `o` opens the person's organizations. */
export const placesByLetter = {
  d: paths.dashboard,
  r: paths.receipts,
  t: paths.transactions,
  b: paths.accounts,
  e: paths.recurring,
  a: paths.accounting,
  p: paths.reports,
  v: paths.archive,
  m: paths.team,
  s: paths.settings,
  n: paths.notifications,
  q: paths.questions,
} as const;

export type Letter = keyof typeof placesByLetter;

/** Who is led to a place, where that is not everybody. */
const asked: Readonly<Partial<Record<Letter, Ability>>> = { m: 'canManageUsers' };

/** The letters that lead somebody with these abilities somewhere. */
export const lettersFor = (abilities: readonly Ability[]): Letter[] =>
  (Object.keys(placesByLetter) as Letter[]).filter((letter) => {
    const ability = asked[letter];
    return ability === undefined || abilities.includes(ability);
  });
