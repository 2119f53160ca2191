import { confidenceOf } from '../../functions/domain/documents/choice.ts';
import type { Weights } from '../../functions/domain/documents/choice.ts';
import { randomFrom } from './campaigns/random.ts';
import { chancesOf, fitted, type Example } from './fit-model.ts';

/** What weights that never saw a document make of it: whether the likeliest candidate is right, and how likely it was said to be. */
export interface Verdict {
  readonly group: string;
  readonly isRight: boolean;
  readonly chance: number;
}

/** The groups dealt into `count` folds, the same way for the same seed. */
export function folds(groups: readonly string[], count: number, seed: number): Map<string, number> {
  const random = randomFrom(seed);
  const shuffled = [...new Set(groups)]
    .map((group) => ({ group, at: random() }))
    .toSorted((a, b) => a.at - b.at);
  return new Map(shuffled.map(({ group }, index) => [group, index % count]));
}

/** Judges the examples of `judged`, each by weights fitted on the other folds of `all`. */
export function crossValidated(
  all: readonly Example[],
  judged: readonly Example[],
  prior: Weights,
  pull: number,
  { count = 5, seed = 1 } = {},
): Verdict[] {
  const foldOf = folds(
    all.map(({ group }) => group),
    count,
    seed,
  );
  return Array.from({ length: count }, (_, fold) => fold).flatMap((fold) => {
    const weights = fitted(
      all.filter(({ group }) => foldOf.get(group) !== fold),
      prior,
      pull,
    );
    return judged
      .filter(({ group }) => foldOf.get(group) === fold)
      .map((example) => verdict(example, weights));
  });
}

/** The likeliest candidate of an example; right ones share their likelihood, as equal values do. */
export function verdict(example: Example, weights: Weights): Verdict {
  const chances = chancesOf(example, weights);
  const right = chances.reduce((sum, chance, index) => sum + (example.isRight[index] ? chance : 0), 0);
  const best = chances.indexOf(Math.max(0, ...chances));
  const isRight = best >= 0 && example.isRight[best] === true;
  return { group: example.group, isRight, chance: isRight ? right : (chances[best] ?? 0) };
}

/** The sharpness with which the verdicts' likelihoods say best how often they are right. */
export function bestSharpness(verdicts: readonly Verdict[]): number {
  const tried = Array.from({ length: 31 }, (_, index) => Math.round((0.4 + index * 0.05) * 100) / 100);
  return tried.reduce((best, each) => (surprise(verdicts, each) < surprise(verdicts, best) ? each : best), 1);
}

function surprise(verdicts: readonly Verdict[], sharpness: number): number {
  return verdicts.reduce((sum, { chance, isRight }) => {
    const confidence = confidenceOf(chance, sharpness);
    return sum - Math.log(isRight ? confidence : 1 - confidence);
  }, 0);
}

const BINS = 10;

/** Expected calibration error over ten equal bins of confidence. */
export function calibrationError(all: readonly { isRight: boolean; confidence: number }[]): number {
  const bins = Map.groupBy(all, ({ confidence }) => Math.min(BINS - 1, Math.floor(confidence * BINS)));
  return [...bins.values()].reduce((sum, bin) => {
    const said = bin.reduce((total, { confidence }) => total + confidence, 0) / bin.length;
    const right = bin.filter(({ isRight }) => isRight).length / bin.length;
    return sum + (bin.length / all.length) * Math.abs(said - right);
  }, 0);
}
