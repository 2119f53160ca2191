import type { BatchGetItemInput, GetItemInput, QueryInput } from '@aws-sdk/client-dynamodb';
import { given } from './expressions.ts';
import { invalid, unserved } from './refusals.ts';
import { checkKeysFit, identityOf, isBefore, keyOf, orderOf } from './shelves.ts';
import type { Place, Shelf, Shelved, Shelves } from './shelves.ts';
import { wholeKey } from './transactions.ts';
import { itemBytes, keptItem, type StoredItem, type Value } from './values.ts';

const KEYS_PER_BATCH_MAX = 100;
const PAGE_BYTES_MAX = 1024 * 1024;
const BATCH_BYTES_MAX = 16 * 1024 * 1024;
const PARTITION_BYTES_MAX = 2048;
const SORT_BYTES_MAX = 1024;

/** What the table answers to any operation. */
export interface Answer {
  readonly Item?: StoredItem;
  readonly Items?: readonly StoredItem[];
  readonly Count?: number;
  readonly LastEvaluatedKey?: StoredItem;
  readonly Responses?: Readonly<Record<string, readonly StoredItem[]>>;
  readonly UnprocessedKeys?: Readonly<Record<string, { readonly Keys: readonly StoredItem[] }>>;
}

function fittingKey(key: GetItemInput['Key']): StoredItem {
  const whole = wholeKey(key);
  checkKeysFit(whole);
  return whole;
}

export function getItem(shelves: Shelves, { Key }: GetItemInput): Answer {
  const item = shelves.get(identityOf(fittingKey(Key)));
  return item ? { Item: item } : {};
}

/** Single items of the one table; what would be too much for one answer, or lies beyond `answeredMax`, is left for the next. */
export function batchGetItem(
  shelves: Shelves,
  { RequestItems = {} }: BatchGetItemInput,
  answeredMax = Number.POSITIVE_INFINITY,
): Answer {
  const [[name, wanted] = [], ...others] = Object.entries(RequestItems);
  if (name === undefined || !wanted || others.length > 0) throw unserved('batches of no or several tables');
  const keys = (wanted.Keys ?? []).map(fittingKey);
  const identities = keys.map(identityOf);
  if (keys.length === 0 || keys.length > KEYS_PER_BATCH_MAX)
    throw invalid(`Too many or no items requested for the BatchGetItem call`);
  if (new Set(identities).size < keys.length) throw invalid('Provided list of item keys contains duplicates');
  const found: StoredItem[] = [];
  let [bytes, answered] = [0, 0];
  for (const identity of identities) {
    const item = shelves.get(identity);
    bytes += item ? itemBytes(item) : 0;
    if (bytes > BATCH_BYTES_MAX || answered >= answeredMax) break;
    answered += 1;
    if (item) found.push(item);
  }
  const left = keys.slice(answered);
  return {
    Responses: { [name]: found },
    UnprocessedKeys: left.length > 0 ? { [name]: { ...wanted, Keys: left } } : {},
  };
}

/** The items of a partition in the order of their sort keys, page by page; an answer holds no more than `answeredMax`. */
export function query(shelves: Shelves, input: QueryInput, answeredMax = Number.POSITIVE_INFINITY): Answer {
  const { IndexName, ConsistentRead, Limit = Number.POSITIVE_INFINITY, ScanIndexForward = true } = input;
  const shelf = shelves.shelf(IndexName);
  if (!shelf) throw invalid(`The table does not have the specified index: ${String(IndexName)}`);
  if (IndexName !== undefined && ConsistentRead)
    throw invalid('Consistent reads are not supported on global secondary indexes');
  if (Limit < 1) throw invalid('Limit must be greater than or equal to 1');
  const { partition, from, to } = boundsOf(input, shelf);
  const range = shelf.between(partition, from, to);
  const ordered = ScanIndexForward ? range : range.toReversed();
  const behind = ordered.slice(startOf(ordered, input, shelf));
  const page = pageOf(behind, Math.min(Limit, answeredMax));
  const last = page.at(-1);
  const isCut = page.length < behind.length || page.length === Limit;
  return {
    Items: page,
    Count: page.length,
    ...(last && isCut ? { LastEvaluatedKey: keyOf(last, shelf.names) } : {}),
  };
}

/** As much as one answer holds: the item that passes the megabyte is its last. */
function pageOf(shelved: readonly Shelved[], limit: number): StoredItem[] {
  const page: StoredItem[] = [];
  let bytes = 0;
  for (const { item } of shelved) {
    if (page.length >= limit || bytes >= PAGE_BYTES_MAX) break;
    page.push(item);
    bytes += itemBytes(item);
  }
  return page;
}

/** Where to go on: behind the place of the given key, whether or not something still lies there. */
function startOf(
  ordered: readonly Shelved[],
  { ExclusiveStartKey, ScanIndexForward = true }: QueryInput,
  shelf: Shelf,
): number {
  if (!ExclusiveStartKey) return 0;
  const start = shelf.placeOf(keptItem(ExclusiveStartKey));
  const isBehind = (place: Place) => (ScanIndexForward ? isBefore(start, place) : isBefore(place, start));
  const first = ordered.findIndex(isBehind);
  return first < 0 ? ordered.length : first;
}

interface Bounds {
  readonly partition: string;
  readonly from: string;
  readonly to: string;
}

/** The two forms of a key condition: a partition, or a part of it between two sort keys. */
const KEY_CONDITION =
  /^\s*(#\w+|\w+)\s*=\s*(:\w+)(?:\s+AND\s+(#\w+|\w+)\s+BETWEEN\s+(:\w+)\s+AND\s+(:\w+))?\s*$/i;
const AFTER_ALL_BYTES = '\u00ff';

/** The words of a key condition, and what it demands of what a request gives with it. */
function keyCondition(expression: string) {
  const [whole, name, is, sort, lower, upper] = KEY_CONDITION.exec(expression) ?? [];
  if (whole === undefined || name === undefined || is === undefined)
    throw unserved(`the key condition ${expression}`);
  const words = [name, is, sort, lower, upper].filter((word) => word !== undefined);
  const placeholders = new Set(words.filter((word) => /^[#:]/.test(word)));
  const demands = { placeholders, targets: [], numbers: [], ordered: [] };
  return { name, is, sort, lower, upper, demands };
}

const keyConditions = new Map<string, ReturnType<typeof keyCondition>>();

function boundsOf(input: QueryInput, { names }: Shelf): Bounds {
  const { KeyConditionExpression: expression = '' } = input;
  const condition = keyConditions.get(expression) ?? keyCondition(expression);
  keyConditions.set(expression, condition);
  const { name, is, sort, lower, upper, demands } = condition;
  const said = given(input, [demands]);
  const called = (word: string) => (word.startsWith('#') ? said.names[word] : word);
  if (called(name) !== names.partition || (sort !== undefined && called(sort) !== names.sort))
    throw invalid('Query condition missed key schema element');
  const partition = keyText(said.values[is], PARTITION_BYTES_MAX);
  if (lower === undefined || upper === undefined) return { partition, from: '', to: AFTER_ALL_BYTES };
  const [from, to] = [lower, upper].map((word) => orderOf(keyText(said.values[word], SORT_BYTES_MAX)));
  if (from === undefined || to === undefined || from > to)
    throw invalid('The BETWEEN operator requires upper bound to be greater than or equal to lower bound');
  return { partition, from, to };
}

function keyText(value: Value | undefined, bytesMax: number): string {
  if (!value || !('S' in value)) throw invalid('Condition parameter type does not match schema type');
  if (value.S === '')
    throw invalid('The AttributeValue for a key attribute cannot contain an empty string value');
  if (Buffer.byteLength(value.S) > bytesMax)
    throw invalid(`One or more parameter values were invalid: a key exceeds ${bytesMax} bytes`);
  return value.S;
}
