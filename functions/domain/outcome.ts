import type { ProblemCode } from '../../shared/problems.ts';

/** An expected "no": what the caller learns instead of a result. Unforeseen faults are thrown, never refused. */
export interface Refusal {
  readonly refused: ProblemCode;
  readonly detail?: string;
  readonly fields?: Record<string, string>;
}

export function refuse(
  code: ProblemCode,
  more: { detail?: string; fields?: Record<string, string> } = {},
): Refusal {
  return { refused: code, ...more };
}

export function isRefusal(outcome: unknown): outcome is Refusal {
  return typeof outcome === 'object' && outcome !== null && 'refused' in outcome;
}
