import { refuse } from '../outcome.ts';
import type { Refusal } from '../outcome.ts';

/** Refuses what was asked for too often lately, until so many seconds have passed. */
export const tooOften = (seconds: number): Refusal =>
  refuse('too-many-requests', {
    because: { code: 'asked-too-often', minutes: Math.ceil(seconds / 60) },
    retryAfterSeconds: seconds,
  });
