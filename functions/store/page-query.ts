import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { AFTER_ALL } from './keys.ts';

/** Which items of one partition, or of one of an index, are wanted. */
export interface PageQuery {
  readonly index?: 'index1' | 'index2' | 'index3';
  readonly partition: string;
  /** Inclusive bounds of the sort key. */
  readonly from?: string;
  readonly to?: string;
  /** Only items whose sort key lies after this one in reading order. */
  readonly after?: string | undefined;
  readonly newestFirst?: boolean;
  readonly limit: number;
}

/** Which items are wanted, all of them. */
export type WholeQuery = Omit<PageQuery, 'after' | 'limit'>;

/** Which part of a list is wanted: at most `limit` items, after the sort key `after` in reading order. */
export type PageRequest = Pick<PageQuery, 'after' | 'limit'>;

/** A part of a list; `more` tells whether further items lie behind it. */
export interface Page<T> {
  readonly items: T[];
  readonly more: boolean;
}

/** What the table is asked for; undefined where the bounds leave nothing: it refuses such a query. */
export function queryInput({
  index,
  partition,
  from = '\u0000',
  to = AFTER_ALL,
  after,
  newestFirst = false,
  limit,
}: PageQuery): Omit<QueryCommandInput, 'TableName'> | undefined {
  const suffix = index === undefined ? '' : index.slice(-1);
  // The sort key after which to go on is a bound, not an ExclusiveStartKey: the latter would need the table's own key as well.
  const lower = after !== undefined && !newestFirst ? `${after}\u0000` : from;
  const upper = after !== undefined && newestFirst ? justBefore(after) : to;
  if (Buffer.compare(Buffer.from(lower), Buffer.from(upper)) > 0) return undefined;
  return {
    ...(index ? { IndexName: index } : { ConsistentRead: true }),
    KeyConditionExpression: '#partition = :partition AND #sort BETWEEN :from AND :to',
    ExpressionAttributeNames: { '#partition': `pk${suffix}`, '#sort': `sk${suffix}` },
    ExpressionAttributeValues: {
      ':partition': partition,
      ':from': lower,
      ':to': upper,
    },
    ScanIndexForward: !newestFirst,
    Limit: limit,
  };
}

/** A bound below `text` and above all keys before it: the last character steps down, and anything may follow it. */
function justBefore(text: string): string {
  const characters = Array.from(text);
  const last = characters.pop()?.codePointAt(0) ?? 0;
  const rest = characters.join('');
  // Half a pair is no character: below the first one after them stands the last one before.
  return last === 0 ? rest : rest + String.fromCodePoint(last === 0xe000 ? 0xd7ff : last - 1) + AFTER_ALL;
}
