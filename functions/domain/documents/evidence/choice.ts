/** What speaks for and against a candidate: cue → how strongly it is there (0: not at all). */
export type Cues = Readonly<Record<string, number>>;

/** How much each cue counts; a cue that is not named counts nothing. */
export type Weights = Readonly<Record<string, number>>;

/** The cue that all candidates share against "none of them". */
const ANY = 'any';

/**
 * How likely (0–1) each candidate is the right one, given that at most one value is: a multinomial logistic model, in which "none of
 * them" takes what the candidates leave.
 */
export function likelihoods(candidates: readonly Cues[], weights: Weights): number[] {
  const scores = candidates.map((cues) => scoreOf(cues, weights));
  const highest = Math.max(0, ...scores);
  const shares = scores.map((score) => Math.exp(score - highest));
  const all = shares.reduce((sum, share) => sum + share, Math.exp(-highest));
  return shares.map((share) => share / all);
}

function scoreOf(cues: Cues, weights: Weights): number {
  return Object.entries(cues).reduce(
    (sum, [cue, strength]) => sum + strength * (weights[cue] ?? 0),
    weights[ANY] ?? 0,
  );
}

/** What was hard to read is never surer than its letters, give or take this. */
const LEGIBILITY_SLACK = 0.1;
const CONFIDENCE_MIN = 0.01;
const CONFIDENCE_MAX = 0.995;

/** How a field's likelihoods become confidences: their log odds times `slope`, plus `offset`. */
export interface Calibration {
  readonly slope: number;
  readonly offset: number;
}

/**
 * A likelihood as the confidence shown beside a value: drawn so that nine of ten shown with 0.9 are right (Platt's scaling), and
 * bounded by how surely its letters were read (0–1).
 */
export function confidenceOf(likelihood: number, { slope, offset }: Calibration, legibility = 1): number {
  const bounded = Math.min(1 - 1e-6, Math.max(1e-6, likelihood));
  const odds = Math.exp(slope * Math.log(bounded / (1 - bounded)) + offset);
  const most = Math.min(CONFIDENCE_MAX, legibility + LEGIBILITY_SLACK);
  const confidence = Math.min(most, Math.max(CONFIDENCE_MIN, odds / (1 + odds)));
  return Math.round(confidence * 1000) / 1000;
}
