import type { AttributeValue, TransactWriteItem, TransactWriteItemsInput } from '@aws-sdk/client-dynamodb';
import { conditionOf, given, updateOf, type Placeholders } from './expressions.ts';
import { cancelled, invalid, TableRefusal, unserved, type CancellationReason } from './refusals.ts';
import { checkKeyIsGiven, checkKeysFit, identityOf, keyOf, type Shelves } from './shelves.ts';
import { checkSize, itemBytes, keptItem, type StoredItem } from './values.ts';

const WRITES_MAX = 100;
const TRANSACTION_BYTES_MAX = 4 * 1024 * 1024;

/** One part of a transaction, ready to be tried. */
export interface Part {
  readonly key: StoredItem;
  readonly identity: string;
  /** Whether the item (an empty one where there is none) is as it must be. */
  readonly mayGo: (item: StoredItem) => boolean;
  /** Whether a failed condition is answered with the item. */
  readonly tellsItem: boolean;
  /** The item afterwards; undefined where it goes. */
  readonly after: (before: StoredItem | undefined) => StoredItem | undefined;
  readonly bytes: number;
}
interface Keyed {
  readonly Key?: Record<string, AttributeValue> | undefined;
}
type Condition = Placeholders & {
  readonly ConditionExpression?: string | undefined;
  readonly ReturnValuesOnConditionCheckFailure?: string | undefined;
};

/** A transaction that may be tried: what can be seen to be wrong without looking at an item is not. */
export function transaction({ TransactItems: writes = [] }: TransactWriteItemsInput): readonly Part[] {
  if (writes.length === 0 || writes.length > WRITES_MAX)
    throw invalid(`Member must have length between 1 and ${WRITES_MAX}`);
  const parts = writes.map(partOf);
  if (new Set(parts.map(({ identity }) => identity)).size < parts.length)
    throw invalid('Transaction request cannot include multiple operations on one item');
  if (parts.reduce((sum, { bytes }) => sum + bytes, 0) > TRANSACTION_BYTES_MAX)
    throw invalid('Item collection size limit exceeded: a transaction holds at most 4 MB');
  return parts;
}

/** Writes all of a transaction, or throws why none of it; gives the keys of all items that were not there before. */
export function carryOut(parts: readonly Part[], shelves: Shelves): StoredItem[] {
  const tried = parts.map((part) => tryPart(part, shelves.get(part.identity)));
  const reasons = tried.map(({ reason }) => reason);
  if (reasons.some(({ Code }) => Code !== 'None')) throw cancelled(reasons);
  for (const { part, after } of tried) shelves.replace(part.identity, after);
  return tried.filter(({ before, after }) => !before && after).map(({ part }) => part.key);
}

/** Writes one update by itself; gives the key of an item that was not there before. */
export function carryOutAlone(update: TransactWriteItem['Update'], shelves: Shelves): StoredItem[] {
  const part = partOf({ Update: update });
  const before = shelves.get(part.identity);
  if (!part.mayGo(before ?? {}))
    throw new TableRefusal('ConditionalCheckFailedException', 'The conditional request failed');
  shelves.replace(part.identity, part.after(before));
  return before ? [] : [part.key];
}

interface Tried {
  readonly part: Part;
  readonly before: StoredItem | undefined;
  readonly after?: StoredItem | undefined;
  readonly reason: CancellationReason;
}

function tryPart(part: Part, before: StoredItem | undefined): Tried {
  try {
    if (part.mayGo(before ?? {}))
      return { part, before, after: part.after(before), reason: { Code: 'None' } };
    const reason = { Code: 'ConditionalCheckFailed', Message: 'The conditional request failed' };
    return { part, before, reason: part.tellsItem && before ? { ...reason, Item: before } : reason };
  } catch (error) {
    // What only a standing item shows to be impossible is a reason of the transaction, not a fault of the request.
    if (!(error instanceof TableRefusal)) throw error;
    return { part, before, reason: { Code: 'ValidationError', Message: error.message } };
  }
}

function partOf(write: TransactWriteItem): Part {
  const [kind, ...more] = Object.keys(write);
  if (more.length > 0) throw invalid('TransactItems can only contain one of Check, Put, Update or Delete');
  if (write.Put) return put(write.Put);
  if (write.Delete) return { ...about(write.Delete), after: () => undefined };
  if (write.ConditionCheck) return { ...about(write.ConditionCheck), after: (before) => before };
  if (write.Update) return update(write.Update);
  throw unserved(`transactions with ${kind ?? 'nothing'}`);
}

const about = ({ Key, ...condition }: Condition & Keyed) => conditional(wholeKey(Key), condition);

function put({ Item, ...condition }: NonNullable<TransactWriteItem['Put']>): Part {
  const item = keptItem(Item ?? {});
  checkSize(item);
  const part = conditional(keyOf(item), condition);
  const mayGo = (before: StoredItem) => {
    checkKeyIsGiven(item);
    checkKeysFit(item);
    return part.mayGo(before);
  };
  return { ...part, mayGo, after: () => item, bytes: itemBytes(item) };
}

function update({
  UpdateExpression = '',
  Key,
  ...condition
}: NonNullable<TransactWriteItem['Update']>): Part {
  const change = updateOf(UpdateExpression);
  const { said, ...part } = conditional(wholeKey(Key), condition, [change]);
  const given = { ...part.key, ...pick(said.values, change.placeholders) };
  checkSize(given);
  return {
    ...part,
    bytes: itemBytes(given),
    after(before) {
      const changed = new Map(Object.entries(before ?? part.key));
      change.run({ item: before ?? {}, ...said }, changed);
      const item = Object.fromEntries(changed);
      checkKeysFit(item);
      checkSize(item);
      return item;
    },
  };
}

function pick(values: StoredItem, words: ReadonlySet<string>): StoredItem {
  return Object.fromEntries(Object.entries(values).filter(([word]) => words.has(word)));
}

/** What all four kinds have: a key, and a condition where one is given. */
function conditional(
  key: StoredItem,
  { ConditionExpression, ReturnValuesOnConditionCheckFailure: returned, ...placeholders }: Condition,
  others: readonly ReturnType<typeof updateOf>[] = [],
) {
  const condition = ConditionExpression === undefined ? undefined : conditionOf(ConditionExpression);
  const said = given(placeholders, condition ? [condition, ...others] : others);
  return {
    key,
    identity: identityOf(key),
    said,
    bytes: itemBytes(key),
    tellsItem: returned === 'ALL_OLD',
    mayGo(item: StoredItem) {
      checkKeysFit(key);
      return !condition || condition.run({ item, ...said });
    },
  };
}

/** A key as asked for: both of its parts and nothing else. */
export function wholeKey(key: Record<string, AttributeValue> = {}): StoredItem {
  const kept = keptItem(key);
  checkKeyIsGiven(kept);
  if (Object.keys(kept).length !== 2) throw invalid('The provided key element does not match the schema');
  return kept;
}
