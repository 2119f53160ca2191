const CERTAINTY_MIN = 0.05;
const CERTAINTY_MAX = 0.99;

/** Turns evidence (0 = as likely right as wrong) and legibility (0–1) into a confidence that never claims to be certain. */
export function certainty(evidence: number, legibility: number): number {
  const believed = legibility / (1 + Math.exp(-evidence));
  const bounded = Math.min(CERTAINTY_MAX, Math.max(CERTAINTY_MIN, believed));
  return Math.round(bounded * 1000) / 1000;
}
