import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';

/** One item's part of a transaction. Work has a kind, so none is taken for a write (`Effect`). */
export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number] & {
  readonly kind?: never;
};

/** What became of a conditional write: everything was written, or nothing, because something stood otherwise. */
export type Written = 'written' | 'conflict';

/** What must hold of an item for its transaction to be written. */
export interface Condition {
  readonly ConditionExpression: string;
  readonly ExpressionAttributeNames?: Record<string, string>;
  readonly ExpressionAttributeValues?: Record<string, unknown>;
  /** What bars answers with its item where it fails. */
  readonly ReturnValuesOnConditionCheckFailure?: 'ALL_OLD';
}

/** Only where no such item exists. */
export const ifNew: Condition = { ConditionExpression: 'attribute_not_exists(pk)' };

/** Only while the item still has the version that was read. */
export const ifVersion = (version: number): Condition => ifStill('version', version);

/** Only while an attribute of the item is what it was. */
export function ifStill(attribute: string, value: string | number): Condition {
  return {
    ConditionExpression: `#${attribute} = :${attribute}`,
    ExpressionAttributeNames: { [`#${attribute}`]: attribute },
    ExpressionAttributeValues: { [`:${attribute}`]: value },
  };
}

/** Only where no such item exists, or an instant that it holds lies no later than so. */
export function ifNewOrBefore(attribute: string, instant: string): Condition {
  return {
    ConditionExpression: `attribute_not_exists(pk) OR #${attribute} <= :${attribute}_before`,
    ExpressionAttributeNames: { [`#${attribute}`]: attribute },
    ExpressionAttributeValues: { [`:${attribute}_before`]: instant },
  };
}
