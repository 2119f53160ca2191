import { probabilityOf, type Option } from './match-option.ts';

/** Groups that have at most this many assignments are counted out; larger ones are settled by exchanging messages. */
const ASSIGNMENTS_MAX = 600;
const ROUNDS_MAX = 60;
const STILL = 1e-4;

/**
 * How probable each option of a group is, given that every receipt and every transaction belongs to at most one: among all
 * possible assignments, weighed by what speaks for them, the share that contains the option. Two equals get one half each.
 */
export function assignmentOdds(options: readonly Option[]): number[] {
  const [only] = options;
  if (options.length === 1 && only) return [probabilityOf(only.score)];
  return countedOdds(options) ?? passedOdds(options);
}

/** Every assignment counted; undefined when there are too many. */
function countedOdds(options: readonly Option[]): number[] | undefined {
  const places = options.map(placesOf);
  const shares = new Float64Array(options.length);
  const taken = new Set<number>();
  const chosen: number[] = [];
  let total = 0;
  let count = 0;
  const walk = (from: number, sum: number): boolean => {
    if ((count += 1) > ASSIGNMENTS_MAX) return false;
    const weight = Math.exp(sum);
    total += weight;
    for (const at of chosen) shares[at] = (shares[at] ?? 0) + weight;
    for (let at = from; at < options.length; at += 1) {
      const own = places[at] ?? [];
      if (own.some((place) => taken.has(place))) continue;
      for (const place of own) taken.add(place);
      chosen.push(at);
      const isWhole = walk(at + 1, sum + (options[at]?.score ?? 0));
      chosen.pop();
      for (const place of own) taken.delete(place);
      if (!isWhole) return false;
    }
    return true;
  };
  return walk(0, 0) ? Array.from(shares, (share) => share / total) : undefined;
}

const placesOf = ({ receipts, transactions }: Option): number[] => [
  ...receipts,
  ...transactions.map((at) => -1 - at),
];

/**
 * Belief propagation: each place (a receipt or a transaction) tells each of its options how free it would be without it, until
 * nothing changes. Exact on trees, close on the long chains that daily coffees make.
 */
function passedOdds(options: readonly Option[]): number[] {
  const odds = options.map(({ score }) => Math.exp(Math.min(score, 30)));
  const places = options.map(placesOf);
  const freedom = places.map((own) => own.map(() => 1));
  for (let round = 0; round < ROUNDS_MAX; round += 1) if (passOnce(odds, places, freedom) < STILL) break;
  return odds.map((own, at) => {
    const belief = own * product(freedom[at] ?? []);
    return belief / (1 + belief);
  });
}

/** One round of messages, half old and half new so that it settles; the largest change. */
function passOnce(odds: readonly number[], places: readonly number[][], freedom: number[][]): number {
  const demand = new Map<number, number>();
  const asked = places.map((own, at) =>
    own.map((place, n) => {
      const others = (freedom[at] ?? []).reduce((share, free, m) => (m === n ? share : share * free), 1);
      const message = (odds[at] ?? 0) * others;
      demand.set(place, (demand.get(place) ?? 0) + message);
      return message;
    }),
  );
  let change = 0;
  for (const [at, own] of places.entries()) {
    const mine = freedom[at] ?? [];
    for (const [n, place] of own.entries()) {
      const rivals = Math.max(0, (demand.get(place) ?? 0) - (asked[at]?.[n] ?? 0));
      const next = ((mine[n] ?? 1) + 1 / (1 + rivals)) / 2;
      change = Math.max(change, Math.abs(next - (mine[n] ?? 1)));
      mine[n] = next;
    }
  }
  return change;
}

const product = (values: readonly number[]) => values.reduce((sum, value) => sum * value, 1);
