import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';

/** So often is asked what the table does not answer at once. */
export const TRIES_MAX = 8;
const FIRST_WAIT_MS = 20;

/** Something stood otherwise than a write demands. */
export function isFailedCondition(error: unknown): boolean {
  if (!(error instanceof TransactionCanceledException))
    return error instanceof ConditionalCheckFailedException;
  return (error.CancellationReasons ?? []).some(({ Code }) => Code === 'ConditionalCheckFailed');
}

const PASSING_REASONS = ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'];
const PASSING_ERRORS = [
  'TransactionInProgressException',
  'TransactionConflictException',
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'InternalServerError',
  'TimeoutError',
];
const PASSING_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'];

/** What may go well on the next try: other transactions, throttling, faults on the way. */
export function isPassing(error: unknown): boolean {
  if (error instanceof TransactionCanceledException) {
    return (error.CancellationReasons ?? []).some(({ Code = '' }) => PASSING_REASONS.includes(Code));
  }
  if (!(error instanceof Error)) return false;
  return (
    PASSING_ERRORS.includes(error.name) || ('code' in error && PASSING_CODES.includes(String(error.code)))
  );
}

/** Waits that grow and differ by chance, so that those who met once do not meet again. */
export function waitMsAfter(tries: number): number {
  return FIRST_WAIT_MS * 2 ** tries * (0.5 + Math.random());
}
