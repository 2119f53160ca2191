import type { ProblemCode } from '../../shared/problems.ts';
import type { FieldTrouble } from '../../shared/text/en/fields.ts';
import type { RefusalReason } from '../../shared/text/en/refusals.ts';

/** What tells more of a "no" than its problem: why just this is refused, or by its path what is wrong at a field. */
interface More {
  readonly because?: RefusalReason;
  readonly fields?: Readonly<Record<string, FieldTrouble>>;
  /** After how long it may be asked again, where that is known. */
  readonly retryAfterSeconds?: number;
}

/** An expected "no": what the caller learns instead of a result. Unforeseen faults are thrown, never refused. */
export interface Refusal extends More {
  readonly refused: ProblemCode;
}

/** Refuses with a problem's code; it is put into words where it is answered. */
export function refuse(code: ProblemCode, more: More = {}): Refusal {
  return { refused: code, ...more };
}

/** Whether an outcome is a "no". */
export function isRefusal(outcome: unknown): outcome is Refusal {
  return typeof outcome === 'object' && outcome !== null && 'refused' in outcome;
}
