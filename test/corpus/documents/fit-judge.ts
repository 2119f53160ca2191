import { confidenceOf } from '../../../functions/domain/documents/evidence/choice.ts';
import type { Calibration, Weights } from '../../../functions/domain/documents/evidence/choice.ts';
import { randomFrom } from '../../support/campaigns/random.ts';
import { chancesOf, fitted, type Example } from './fit-model.ts';

/** What weights that never saw a document make of it: whether the likeliest candidate is right, and how likely it was said to be. */
export interface Verdict {
  readonly group: string;
  readonly source: string;
  readonly isRight: boolean;
  readonly chance: number;
  readonly legibility?: number;
  readonly wanted: string;
  readonly found: string;
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

/** Judges the examples of `judged`, each by weights fitted on those of `all` that come from elsewhere. */
export function judgedByOtherSources(
  all: readonly Example[],
  judged: readonly Example[],
  prior: Weights,
  pull: number,
): Verdict[] {
  return [...Map.groupBy(judged, ({ source }) => source)].flatMap(([source, own]) => {
    const weights = fitted(
      all.filter((example) => example.source !== source),
      prior,
      pull,
    );
    return own.map((example) => verdict(example, weights));
  });
}

/** The likeliest candidate of an example; right ones share their likelihood, as equal values do. */
export function verdict(example: Example, weights: Weights): Verdict {
  const chances = chancesOf(example, weights);
  const right = chances.reduce((sum, chance, index) => sum + (example.isRight[index] ? chance : 0), 0);
  const best = chances.indexOf(Math.max(0, ...chances));
  const isRight = best >= 0 && example.isRight[best] === true;
  return {
    group: example.group,
    source: example.source,
    isRight,
    chance: isRight ? right : (chances[best] ?? 0),
    wanted: example.wanted,
    found: example.values[best] ?? 'nothing',
    legibility: example.legibility?.[best] ?? 1,
  };
}

const SLOPES = Array.from({ length: 17 }, (_, index) => Math.round((0.4 + index * 0.1) * 100) / 100);
const OFFSETS = Array.from({ length: 21 }, (_, index) => Math.round((index * 0.2 - 2) * 100) / 100);
/** Draws towards leaving likelihoods as they are: few documents say little, and rules were written with their misses in view. */
const PULL = 5;
/** Drawn documents, which rules were written for, say less of a stranger's than real ones. */
const DRAWN_WEIGHT = 0.5;

/** The calibration with which the verdicts' likelihoods say best how often they are right. */
export function bestCalibration(verdicts: readonly Verdict[]): Calibration {
  const tried = SLOPES.flatMap((slope) => OFFSETS.map((offset) => ({ slope, offset })));
  const costs = tried.map(
    (each) => surprise(verdicts, each) + PULL * ((each.slope - 1) ** 2 + each.offset ** 2),
  );
  return tried[costs.indexOf(Math.min(...costs))] ?? { slope: 1, offset: 0 };
}

/** The verdicts with the confidence that a calibration gives them which never saw their documents. */
export function calibratedByOthers(
  verdicts: readonly Verdict[],
  count = 5,
): { isRight: boolean; confidence: number }[] {
  const foldOf = folds(
    verdicts.map(({ group }) => group),
    count,
    1,
  );
  return Array.from({ length: count }, (_, fold) => fold).flatMap((fold) => {
    const calibration = bestCalibration(verdicts.filter(({ group }) => foldOf.get(group) !== fold));
    return verdicts
      .filter(({ group }) => foldOf.get(group) === fold)
      .map(({ isRight, chance, legibility }) => ({
        isRight,
        confidence: confidenceOf(chance, calibration, legibility),
      }));
  });
}

function surprise(verdicts: readonly Verdict[], calibration: Calibration): number {
  return verdicts.reduce((sum, { chance, isRight, legibility, source }) => {
    const confidence = confidenceOf(chance, calibration, legibility);
    const weight = source.startsWith('drawn') ? DRAWN_WEIGHT : 1;
    return sum - weight * Math.log(isRight ? confidence : 1 - confidence);
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
