import type { AttributeValue } from '@aws-sdk/client-dynamodb';

/** What the table says where it does not do as it was asked; the SDK turns it into its own error of that name. */
export class TableRefusal extends Error {
  readonly type: string;
  readonly reasons: readonly CancellationReason[] | undefined;

  constructor(type: string, message: string, reasons?: readonly CancellationReason[]) {
    super(message);
    this.type = type;
    this.reasons = reasons;
  }
}

/** Why a transaction was cancelled, one for each of its items in their order. */
export interface CancellationReason {
  readonly Code: string;
  readonly Message?: string;
  /** As it stood, where the condition that failed was to answer with it. */
  readonly Item?: Record<string, AttributeValue>;
}

export const invalid = (message: string): TableRefusal => new TableRefusal('ValidationException', message);

/** What was asked for in a form that AWS may know and this table does not: it is refused, never guessed at. */
export const unserved = (what: string): TableRefusal => invalid(`The table in memory does not know ${what}.`);

export const cancelled = (reasons: readonly CancellationReason[]): TableRefusal =>
  new TableRefusal(
    'TransactionCanceledException',
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${reasons.map(({ Code }) => Code).join(', ')}]`,
    reasons,
  );
