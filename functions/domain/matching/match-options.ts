import { exactPairs } from './exact-pairs.ts';
import type { MatchInput } from './match-input.ts';
import { optionOf, type Option } from './match-option.ts';
import { NamedNeighbours } from './named-neighbours.ts';
import { pairEvidence } from './pair-evidence.ts';
import { payoutOptions } from './payout-options.ts';
import type { PreparedBooks } from './prepared-books.ts';
import { sumOptions } from './sum-options.ts';

/** A receipt that has its very amount, a like name and a near day needs no other explanation. */
const SETTLED_NAMES = new Set(['name:like', 'name:same', 'name:taught', 'name:number']);
const SETTLED_DATES = new Set(['day-before', 'same', 'next', 'two', 'three', 'five', 'week']);

/** Everything that may belong together, whatever else is there. */
export function matchOptions(books: PreparedBooks, rateOn?: MatchInput['rateOn']): Option[] {
  const exact = exactPairs(books);
  const isSettled = new Set(exact.filter(settles).flatMap(({ receipts }) => receipts));
  const unsettled = books.receipts.flatMap((_, at) => (isSettled.has(at) ? [] : [at]));
  if (unsettled.length === 0) return exact;
  const neighbours = new NamedNeighbours(books);
  return [
    ...exact,
    ...unsettled.flatMap((receipt) => inexactPairs(books, receipt, neighbours, rateOn)),
    ...sumOptions(books, unsettled, neighbours),
    ...payoutOptions(books, unsettled),
  ];
}

function settles({ evidence: { date, name } }: Option): boolean {
  return SETTLED_NAMES.has(name[0] ?? '') && SETTLED_DATES.has(date.split(':').at(-1) ?? '');
}

/** Pairs with a like name and an amount that differs for a reason. */
function inexactPairs(
  books: PreparedBooks,
  receipt: number,
  neighbours: NamedNeighbours,
  rateOn: MatchInput['rateOn'],
): Option[] {
  const { currency, amount } = books.receipt(receipt);
  return neighbours.of(receipt).flatMap((at) => {
    const row = books.transaction(at);
    if (row.currency === currency && Math.abs(row.amount) === Math.abs(amount)) return [];
    const evidence = pairEvidence(books, receipt, at, rateOn);
    return evidence ? [optionOf([receipt], [at], evidence)] : [];
  });
}
