import { likelihoods, type Cues, type Weights } from '../../../functions/domain/documents/evidence/choice.ts';

/** One document's candidates for a field, and which of them are right. */
export interface Example {
  /** Examples of one document share a fold, so that none is judged by weights that saw it. */
  readonly group: string;
  readonly source: string;
  readonly weight: number;
  readonly candidates: readonly Cues[];
  readonly isRight: readonly boolean[];
  /** What each candidate says, for people who look at the misses. */
  readonly values: readonly string[];
  readonly wanted: string;
  /** How surely each candidate's letters were read, where that bounds what is shown as sure. */
  readonly legibility?: readonly number[];
}

const STEPS = 150;
const RATE = 0.08;

/**
 * Weights that make the right candidates likeliest, drawn towards `prior` by `pull` (the less the examples say of a cue, the more of
 * its prior remains). Adam over all examples at once: the same examples give the same weights.
 */
export function fitted(examples: readonly Example[], prior: Weights, pull: number): Weights {
  const names = cueNames(examples, prior);
  const priors = Float64Array.from(names, (name) => prior[name] ?? 0);
  const values = priors.slice();
  const [mean, spread] = [new Float64Array(names.length), new Float64Array(names.length)];
  const rows = examples.map((example) => encoded(example, names));
  for (let step = 1; step <= STEPS; step += 1) {
    const slope = slopeAt(rows, values, priors, pull);
    for (const [index, by] of slope.entries()) {
      const drift = (mean[index] = 0.9 * (mean[index] ?? 0) + 0.1 * by);
      const width = (spread[index] = 0.99 * (spread[index] ?? 0) + 0.01 * by * by);
      const size = drift / (1 - 0.9 ** step) / (Math.sqrt(width / (1 - 0.99 ** step)) + 1e-8);
      values[index] = (values[index] ?? 0) - RATE * size;
    }
  }
  return Object.fromEntries(names.map((name, index) => [name, rounded(values[index] ?? 0)]));
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function cueNames(examples: readonly Example[], prior: Weights): string[] {
  const seen = examples.flatMap(({ candidates }) => candidates.flatMap((cues) => Object.keys(cues)));
  return [...new Set(['any', ...Object.keys(prior), ...seen])].toSorted();
}

/** An example as plain numbers: candidate `n` has the cues `starts[n]` up to `starts[n + 1]`. */
interface Row {
  weight: number;
  isRight: readonly boolean[];
  starts: number[];
  cues: Int32Array;
  strengths: Float64Array;
}

function encoded({ candidates, weight, isRight }: Example, names: readonly string[]): Row {
  const indexOf = new Map(names.map((name, index) => [name, index]));
  const pairs = candidates.map((cues) =>
    Object.entries({ ...cues, any: 1 }).filter(([, strength]) => strength !== 0),
  );
  const starts = [0];
  for (const { length } of pairs) starts.push((starts.at(-1) ?? 0) + length);
  return {
    weight,
    isRight,
    starts,
    cues: Int32Array.from(pairs.flat(), ([name]) => indexOf.get(name) ?? 0),
    strengths: Float64Array.from(pairs.flat(), ([, strength]) => strength),
  };
}

/** What people say is disputable for some documents (the shop, or the market it sells on?): such examples pull less. */
const DISPUTED = 0.03;

/** Slope of −Σ log P(a right candidate, or none where there is none) + pull ÷ 2 · |weights − prior|². */
function slopeAt(
  rows: readonly Row[],
  values: Float64Array,
  priors: Float64Array,
  pull: number,
): Float64Array {
  const slope = values.map((value, index) => pull * (value - (priors[index] ?? 0)));
  for (const row of rows) {
    const shares = sharesOf(row, values);
    const right = shares.reduce((sum, share, index) => sum + (row.isRight[index] ? share : 0), 0);
    const trust = row.isRight.includes(true) ? right / (right + DISPUTED) : 1;
    for (const [index, share] of shares.entries()) {
      const wanted = row.isRight[index] && right > 0 ? share / right : 0;
      const by = trust * row.weight * (share - wanted);
      for (let at = row.starts[index] ?? 0; at < (row.starts[index + 1] ?? 0); at += 1) {
        const cue = row.cues[at] ?? 0;
        slope[cue] = (slope[cue] ?? 0) + by * (row.strengths[at] ?? 0);
      }
    }
  }
  return slope;
}

function sharesOf({ starts, cues, strengths }: Row, values: Float64Array): Float64Array {
  const scores = new Float64Array(starts.length - 1);
  for (let index = 0; index < scores.length; index += 1) {
    let score = 0;
    for (let at = starts[index] ?? 0; at < (starts[index + 1] ?? 0); at += 1)
      score += (strengths[at] ?? 0) * (values[cues[at] ?? 0] ?? 0);
    scores[index] = score;
  }
  const highest = scores.reduce((most, score) => Math.max(most, score), 0);
  const shares = scores.map((score) => Math.exp(score - highest));
  const all = shares.reduce((sum, share) => sum + share, Math.exp(-highest));
  return shares.map((share) => share / all);
}

/** How likely each candidate of an example is. */
export function chancesOf(example: Example, weights: Weights): number[] {
  return likelihoods(example.candidates, weights);
}
