const HIGH_MIN = 90;
const MEDIUM_MIN = 70;

export type MatchLevel = 'high' | 'medium' | 'low';

/** The level of a confidence of 0 to 100: high from 90, medium from 70, else low (specification section 4). */
export function matchLevel(confidence: number): MatchLevel {
  if (confidence >= HIGH_MIN) return 'high';
  return confidence >= MEDIUM_MIN ? 'medium' : 'low';
}
