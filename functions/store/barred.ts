import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Item } from './entity.ts';

/**
 * What somebody wrote on purpose bars a write, and looking anew would not help: other than a conflict with whoever was quicker. It is
 * thrown, so that no writer has to ask for it and none can pass over it.
 */
export class Barred extends Error {
  /** The item that bars it. */
  readonly by: Item;

  constructor(by: Item) {
    super('What stands in the table bars this write; nothing of it was written.');
    this.by = by;
  }
}

/**
 * The item that bars a transaction: conditions that bar answer with their item, others with none. Where one of those failed as well, what
 * was read is no more: whoever looks anew meets the bar then, or finds that all was written before it came down.
 */
export function barring(error: unknown): Item | undefined {
  if (!(error instanceof TransactionCanceledException)) return undefined;
  const failed = (error.CancellationReasons ?? []).filter(({ Code }) => Code === 'ConditionalCheckFailed');
  const items = failed.flatMap(({ Item: item }) => (item ? [unmarshall(item)] : []));
  return items.length === failed.length ? items[0] : undefined;
}
