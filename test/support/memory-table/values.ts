import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { compareNumbers, keptNumber, numberBytes } from './numbers.ts';
import { invalid, unserved } from './refusals.ts';

/** The kinds of values that the books keep, as they travel. */
export type Value =
  | { S: string }
  | { N: string }
  | { BOOL: boolean }
  | { NULL: boolean }
  | { L: Value[] }
  | { M: Record<string, Value> };
export type StoredItem = Record<string, Value>;

const DEPTH_MAX = 32;
const ITEM_BYTES_MAX = 400 * 1024;
/** What AWS reckons for a list or a map itself, and for each thing in it. */
const CONTAINER_BYTES = 3;
const MEMBER_BYTES = 1;

/** An item as sent, checked, in the form in which it is kept; it is never changed from then on. */
export function keptItem(item: Record<string, AttributeValue>): StoredItem {
  const kept: StoredItem = {};
  for (const [name, value] of Object.entries(item)) kept[keptName(name)] = keptValue(value);
  return kept;
}

export function keptValue(value: AttributeValue): Value {
  if (value.S !== undefined) return { S: wellFormed(value.S) };
  if (value.N !== undefined) return { N: keptNumber(value.N) };
  if (value.BOOL !== undefined) return { BOOL: value.BOOL };
  if (value.NULL !== undefined) return { NULL: true };
  if (value.L) return { L: value.L.map(keptValue) };
  if (!value.M) throw unserved(`values of the type ${Object.keys(value).join()}`);
  return { M: keptItem(value.M) };
}

function keptName(name: string): string {
  if (name === '') throw invalid('Empty attribute name');
  return wellFormed(name);
}

/** The wire is UTF-8, in which half a pair cannot be written. */
function wellFormed(text: string): string {
  if (!text.isWellFormed()) throw invalid('Strings must be well-formed Unicode');
  return text;
}

/** Throws where an item is larger or deeper than the table takes. */
export function checkSize(item: StoredItem): void {
  checkDepth(item, DEPTH_MAX);
  if (itemBytes(item) > ITEM_BYTES_MAX) throw invalid('Item size has exceeded the maximum allowed size');
}

const sizes = new WeakMap<StoredItem, number>();

/** An item's size as AWS reckons it, reckoned once. */
export function itemBytes(item: StoredItem): number {
  const known = sizes.get(item);
  if (known !== undefined) return known;
  let bytes = 0;
  for (const [name, value] of Object.entries(item)) bytes += Buffer.byteLength(name) + valueBytes(value);
  sizes.set(item, bytes);
  return bytes;
}

function valueBytes(value: Value): number {
  if ('S' in value) return Buffer.byteLength(value.S);
  if ('N' in value) return numberBytes(value.N);
  if ('L' in value)
    return value.L.reduce((sum, each) => sum + MEMBER_BYTES + valueBytes(each), CONTAINER_BYTES);
  if ('M' in value) return CONTAINER_BYTES + itemBytes(value.M) + MEMBER_BYTES * Object.keys(value.M).length;
  return 1;
}

/** Throws where one of the values that expressions use is deeper than the table takes. */
export function checkDepthOfGiven(values: StoredItem): void {
  checkDepth(values, DEPTH_MAX + 1);
}

function checkDepth(item: StoredItem, depthMax: number): void {
  for (const name in item)
    if (depthOf(item[name]) > depthMax) throw invalid('Nesting Levels have exceeded supported limits');
}

function depthOf(value: Value | undefined): number {
  const within = !value ? [] : 'L' in value ? value.L : 'M' in value ? Object.values(value.M) : [];
  let deepest = 1;
  for (const each of within) deepest = Math.max(deepest, 1 + depthOf(each));
  return deepest;
}

/** Whether two values are the same; undefined stands for an attribute that is not there, which is like nothing. */
export function isSame(a: Value | undefined, b: Value | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  if ('N' in a && 'N' in b) return compareNumbers(a.N, b.N) === 0;
  if ('L' in a && 'L' in b)
    return a.L.length === b.L.length && a.L.every((each, position) => isSame(each, b.L[position]));
  if (!('M' in a && 'M' in b)) return JSON.stringify(a) === JSON.stringify(b);
  const names = Object.keys(a.M);
  return names.length === Object.keys(b.M).length && names.every((name) => isSame(a.M[name], b.M[name]));
}

/** How two values are ordered; undefined where there is no order between them. */
export function compareValues(a: Value | undefined, b: Value | undefined): number | undefined {
  if (!a || !b) return undefined;
  if ('N' in a && 'N' in b) return compareNumbers(a.N, b.N);
  if ('S' in a && 'S' in b) return Buffer.compare(Buffer.from(a.S), Buffer.from(b.S));
  return undefined;
}

/** What a value says, as the books know it. */
export function plainValue(value: Value): unknown {
  if ('S' in value) return value.S;
  if ('N' in value) return Number(value.N);
  if ('BOOL' in value) return value.BOOL;
  if ('L' in value) return value.L.map(plainValue);
  return 'M' in value ? plainItem(value.M) : null;
}

const plainItems = new WeakMap<StoredItem, Record<string, unknown>>();

/** An item as the books know it, converted once: whoever looks at all items after each step meets most of them again. */
export function plainItem(item: StoredItem): Record<string, unknown> {
  const known = plainItems.get(item);
  if (known) return known;
  const plain: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(item)) plain[name] = plainValue(value);
  plainItems.set(item, plain);
  return plain;
}
