import { weights } from './weights.ts';

/** One thing that was seen, by the name of its weight. */
export type Feature = keyof typeof weights;

/** What speaks for or against an option, sorted by the question it answers. */
export interface Evidence {
  readonly base: Feature;
  readonly amount: readonly Feature[];
  readonly date: Feature;
  readonly name: readonly Feature[];
  /** For sums: how rarely such a sum comes out by chance, as a natural logarithm; 0 for single amounts. */
  readonly rarity: number;
}

/** Receipts and transactions (by position) that may belong together, with the log odds of it when looked at alone. */
export interface Option {
  readonly receipts: readonly number[];
  readonly transactions: readonly number[];
  readonly evidence: Evidence;
  readonly score: number;
}

/** An option with its log odds. */
export function optionOf(
  receipts: readonly number[],
  transactions: readonly number[],
  evidence: Evidence,
): Option {
  return { receipts, transactions, evidence, score: scoreOf(evidence) };
}

/** The log odds that the fitted weights give to evidence. */
function scoreOf(evidence: Evidence): number {
  return weights[evidence.base] + amountScore(evidence) + weights[evidence.date] + sumOf(evidence.name);
}

/** What the amounts contribute to the log odds. */
export function amountScore({ amount, rarity }: Evidence): number {
  return sumOf(amount) + (rarity === 0 ? 0 : rarity * weights['amount:rarity']);
}

/** What features contribute to the log odds. */
export function sumOf(features: readonly Feature[]): number {
  let sum = 0;
  for (const feature of features) sum += weights[feature];
  return sum;
}

/** The probability of log odds. */
export function probabilityOf(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}
