import { exactPairs } from './exact-pairs.ts';
import type { MatchInput } from './match-input.ts';
import { optionOf, type Feature, type Option } from './match-option.ts';
import { NamedNeighbours } from './named-neighbours.ts';
import { pairEvidence } from './pair-evidence.ts';
import { payoutOptions } from './payout-options.ts';
import { statedPairs } from './stated-pairs.ts';
import { isPartlyPaid, type PreparedBooks } from './prepared-books.ts';
import { sumOptions } from './sum-options.ts';

/** A receipt that has its very amount, a like name and a near day needs no other explanation, unless some of it was paid before. */
const SETTLED_NAMES: ReadonlySet<Feature> = new Set(['name:like', 'name:same', 'name:taught', 'name:number']);
const SETTLED_STEPS = ['day-before', 'same', 'next', 'two', 'three', 'five', 'week'] as const;
const SETTLED_DATES: ReadonlySet<Feature> = new Set(
  SETTLED_STEPS.flatMap((step) => [`date:bill:${step}`, `date:card:${step}`] as const),
);

/** Everything that may belong together, whatever else is there. */
export function matchOptions(books: PreparedBooks, rateOn?: MatchInput['rateOn']): Option[] {
  const exact = exactPairs(books);
  const isSettled = new Set<number>();
  for (const option of exact) if (settles(books, option)) isSettled.add(option.receipts[0] ?? 0);
  const unsettled = [...books.receipts.keys()].filter((at) => !isSettled.has(at));
  if (unsettled.length === 0) return exact;
  const neighbours = new NamedNeighbours(books);
  const inexact = unsettled.flatMap((receipt) => inexactPairs(books, receipt, neighbours, rateOn));
  const pairs = pairsOnce(books, [...exact, ...inexact, ...statedPairs(books)]);
  const sums = sumOptions(books, unsettled, neighbours);
  return [...outsideStatedSums(pairs, sums), ...sums, ...payoutOptions(books, unsettled)];
}

/** Each pair once, however many ways lead to it. */
function pairsOnce({ transactions }: PreparedBooks, options: readonly Option[]): Option[] {
  const keyOf = ({ receipts: [receipt = 0], transactions: [at = 0] }: Option) =>
    receipt * transactions.length + at;
  const once = new Map<number, Option>();
  for (const option of options) once.set(keyOf(option), option);
  return [...once.values()];
}

/** Half of what a document says was paid in two is no other explanation of it. */
function outsideStatedSums(pairs: readonly Option[], sums: readonly Option[]): Option[] {
  const stated = sums.filter(({ evidence }) => evidence.amount.includes('amount:sum-stated'));
  if (stated.length === 0) return [...pairs];
  return pairs.filter(
    ({ receipts: [receipt], transactions: [row] }) =>
      !stated.some(
        (sum) => sum.receipts[0] === receipt && row !== undefined && sum.transactions.includes(row),
      ),
  );
}

function settles(
  books: PreparedBooks,
  { receipts: [receipt = 0], evidence: { date, name } }: Option,
): boolean {
  if (isPartlyPaid(books.receipt(receipt))) return false;
  return SETTLED_NAMES.has(name[0] ?? 'pair') && SETTLED_DATES.has(date);
}

/** Pairs with a like name and an amount that differs for a reason. */
function inexactPairs(
  books: PreparedBooks,
  receipt: number,
  neighbours: NamedNeighbours,
  rateOn: MatchInput['rateOn'],
): Option[] {
  const stated = Math.abs(books.receipt(receipt).amount);
  const found: Option[] = [];
  for (const at of neighbours.of(receipt)) {
    if (Math.abs(books.amount(at)) === stated && books.isOneCurrency(receipt, at)) continue;
    const evidence = pairEvidence(books, receipt, at, rateOn);
    if (evidence) found.push(optionOf([receipt], [at], evidence));
  }
  return found;
}
