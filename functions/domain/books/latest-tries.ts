const HOUR_MS = 3_600_000;

/** The latest tries that are kept of something, oldest first: the instants at which they were made. */
export type LatestTries = readonly string[];

/**
 * The latest `triesMax` tries with one more; undefined where the hour that ends `at` has had so many. Clock hours don't matter: no
 * sixty minutes ever hold more.
 */
export function withOneMore(latest: LatestTries, at: Date, triesMax: number): string[] | undefined {
  const kept = latest.slice(-triesMax);
  if (areWithin(HOUR_MS, kept, at, triesMax)) return undefined;
  return [...kept, at.toISOString()].slice(-triesMax);
}

/** Whether so many of the latest tries lie in the time that ends `at`. */
export function areWithin(ms: number, latest: LatestTries, at: Date, tries: number): boolean {
  const oldest = latest.at(-tries);
  return oldest !== undefined && Date.parse(oldest) > at.getTime() - ms;
}
