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
  const { places, count: placeCount } = placesOf(options);
  if (assignmentsAtLeast(places, placeCount) > ASSIGNMENTS_MAX) return undefined;
  const shares = new Float64Array(options.length);
  const isTaken = new Uint8Array(placeCount);
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
      if (isAnyTaken(own, isTaken)) continue;
      for (const place of own) isTaken[place] = 1;
      chosen.push(at);
      const isWhole = walk(at + 1, sum + (options[at]?.score ?? 0));
      chosen.pop();
      for (const place of own) isTaken[place] = 0;
      if (!isWhole) return false;
    }
    return true;
  };
  return walk(0, 0) ? Array.from(shares, (share) => share / total) : undefined;
}

/** As many assignments as there are for certain: none at all, each option alone, and any two that share no place. */
function assignmentsAtLeast(places: readonly (readonly number[])[], placeCount: number): number {
  const wanted = new Int32Array(placeCount);
  for (const place of places.flat()) wanted[place] = (wanted[place] ?? 0) + 1;
  const sharing = wanted.reduce((sum, options) => sum + pairsOf(options), 0);
  return 1 + places.length + pairsOf(places.length) - sharing;
}

const pairsOf = (count: number): number => (count * (count - 1)) / 2;

function isAnyTaken(places: readonly number[], isTaken: Uint8Array): boolean {
  for (const place of places) if (isTaken[place] === 1) return true;
  return false;
}

/** The receipts and transactions of a group under numbers from 0 on: those of each option, and how many there are. */
function placesOf(options: readonly Option[]): { places: number[][]; count: number } {
  const numbers = new Map<number, number>();
  const numberOf = (key: number): number => {
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  };
  const places = options.map(({ receipts, transactions }) => [
    ...receipts.map(numberOf),
    ...transactions.map((at) => numberOf(-1 - at)),
  ]);
  return { places, count: numbers.size };
}

/**
 * Belief propagation: each place (a receipt or a transaction) tells each of its options how free it would be without it, until
 * nothing changes. Exact on trees, close on the long chains that daily coffees make.
 */
function passedOdds(options: readonly Option[]): number[] {
  const odds = options.map(({ score }) => Math.exp(Math.min(score, 30)));
  const { places, count } = placesOf(options);
  const freedom = places.map((own) => own.map(() => 1));
  const asked = places.map((own) => own.map(() => 0));
  const demand = new Float64Array(count);
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    askAll({ odds, places, freedom, asked, demand });
    if (answerAll({ places, freedom, asked, demand }) < STILL) break;
  }
  return odds.map((own, at) => {
    const belief = own * product(freedom[at] ?? []);
    return belief / (1 + belief);
  });
}

/** Messages between options and their places: how free each place is for an option, how much it asks of it, and what all ask together. */
interface Messages {
  readonly places: readonly number[][];
  readonly freedom: number[][];
  readonly asked: number[][];
  readonly demand: Float64Array;
}

function askAll({ odds, places, freedom, asked, demand }: Messages & { odds: readonly number[] }): void {
  demand.fill(0);
  for (let at = 0; at < places.length; at += 1) {
    const own = places[at] ?? [];
    const free = freedom[at] ?? [];
    const messages = asked[at] ?? [];
    for (let n = 0; n < own.length; n += 1) {
      const place = own[n] ?? 0;
      const message = (odds[at] ?? 0) * productBut(n, free);
      messages[n] = message;
      demand[place] = (demand[place] ?? 0) + message;
    }
  }
}

/** Half old and half new, so that it settles; gives the largest change. */
function answerAll({ places, freedom, asked, demand }: Messages): number {
  let change = 0;
  for (let at = 0; at < places.length; at += 1) {
    const own = places[at] ?? [];
    const free = freedom[at] ?? [];
    const messages = asked[at] ?? [];
    for (let n = 0; n < own.length; n += 1) {
      const rivals = Math.max(0, (demand[own[n] ?? 0] ?? 0) - (messages[n] ?? 0));
      const next = ((free[n] ?? 1) + 1 / (1 + rivals)) / 2;
      change = Math.max(change, Math.abs(next - (free[n] ?? 1)));
      free[n] = next;
    }
  }
  return change;
}

function productBut(left: number, values: readonly number[]): number {
  let result = 1;
  for (let at = 0; at < values.length; at += 1) if (at !== left) result *= values[at] ?? 1;
  return result;
}

const product = (values: readonly number[]) => values.reduce((sum, value) => sum * value, 1);
