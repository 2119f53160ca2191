import { tableIndexes, tableKeys } from '../../../shared/cloud-names.ts';
import { invalid } from './refusals.ts';
import type { StoredItem, Value } from './values.ts';

const PARTITION_BYTES_MAX = 2048;
const SORT_BYTES_MAX = 1024;

/** The attributes that are the key of the table or of one of its indexes. */
export interface KeyNames {
  readonly partition: string;
  readonly sort: string;
}

const indexes: readonly (readonly [name: string, names: KeyNames])[] = Object.entries(tableIndexes);
const table: KeyNames = tableKeys;

/** Where an item stands among those of its partition: by its sort key's bytes, one character each, then by its own key. */
export interface Place {
  readonly order: string;
  readonly identity: string;
}

/** An item where it stands. */
export interface Shelved extends Place {
  readonly item: StoredItem;
}

/** The order of a sort key among others: as its bytes are. */
export const orderOf = (sort: string): string => Buffer.from(sort).toString('latin1');

/** Whether one place lies before another. */
export const isBefore = (a: Place, b: Place): boolean =>
  a.order < b.order || (a.order === b.order && a.identity < b.identity);

/** The text under which an item is known: no two have the same. */
export const identityOf = (item: StoredItem): string =>
  JSON.stringify([textOf(item[table.partition]), textOf(item[table.sort])]);

/** What of an item is its key in the table. */
export const keyOf = (item: StoredItem, names: KeyNames = table): StoredItem =>
  Object.fromEntries(
    [table.partition, table.sort, names.partition, names.sort].flatMap((name) => {
      const value = item[name];
      return value ? [[name, value] as const] : [];
    }),
  );

/** Throws where a part of the item's own key is left out or empty. */
export function checkKeyIsGiven(item: StoredItem): void {
  for (const name of [table.partition, table.sort]) {
    if (!item[name]) throw invalid(`One of the required keys was not given a value: ${name}`);
    checkFilled(item[name], name);
  }
}

const KEYS: readonly KeyNames[] = [table, ...indexes.map(([, names]) => names)];

/** Throws where a part of a key is no text, empty, or longer than the table and its indexes take. */
export function checkKeysFit(item: StoredItem): void {
  for (const { partition, sort } of KEYS) {
    checkPart(item[partition], partition, PARTITION_BYTES_MAX);
    checkPart(item[sort], sort, SORT_BYTES_MAX);
  }
}

function checkPart(value: Value | undefined, name: string, bytesMax: number): void {
  if (!value) return;
  if (!('S' in value)) throw invalid(`Type mismatch for key ${name}`);
  checkFilled(value, name);
  if (Buffer.byteLength(value.S) > bytesMax)
    throw invalid(`Size of key ${name} has exceeded the maximum size limit of ${bytesMax} bytes`);
}

function checkFilled(value: Value, name: string): void {
  if ('S' in value && value.S === '')
    throw invalid(
      `The AttributeValue for a key attribute cannot contain an empty string value. Key: ${name}`,
    );
}

function textOf(value: Value | undefined): string {
  return value && 'S' in value ? value.S : '';
}

/** Items in partitions, each in the order of its sort key: the table itself or an index. */
export class Shelf {
  readonly names: KeyNames;
  readonly #partitions = new Map<string, Shelved[]>();

  constructor(names: KeyNames) {
    this.names = names;
  }

  /** The items of a partition between two orders, both included. */
  between(partition: string, from: string, to: string): Shelved[] {
    const shelved = this.#partitions.get(partition) ?? [];
    const first = firstNot(shelved, ({ order }) => order < from);
    const behind = firstNot(shelved, ({ order }) => order <= to);
    return shelved.slice(first, behind);
  }

  /** The items of all partitions that begin so. */
  under(beginning: string): StoredItem[] {
    return [...this.#partitions]
      .filter(([partition]) => partition.startsWith(beginning))
      .flatMap(([, shelved]) => shelved.map(({ item }) => item));
  }

  put(item: StoredItem, identity: string): void {
    if (!this.#holds(item)) return;
    const partition = textOf(item[this.names.partition]);
    const shelved = this.#partitions.get(partition) ?? [];
    this.#partitions.set(partition, shelved);
    const place = this.placeOf(item, identity);
    shelved.splice(firstFrom(shelved, place), 0, { ...place, item });
  }

  take(item: StoredItem, identity: string): void {
    const shelved = this.#holds(item) && this.#partitions.get(textOf(item[this.names.partition]));
    if (shelved) shelved.splice(firstFrom(shelved, this.placeOf(item, identity)), 1);
  }

  placeOf(item: StoredItem, identity = identityOf(item)): Place {
    return { order: orderOf(textOf(item[this.names.sort])), identity };
  }

  /** An index holds only items that have its keys. */
  #holds(item: StoredItem): boolean {
    return item[this.names.partition] !== undefined && item[this.names.sort] !== undefined;
  }
}

const firstFrom = (shelved: readonly Shelved[], place: Place): number =>
  firstNot(shelved, (there) => isBefore(there, place));

/** The first of those that are not so, where all that are so lie before. */
function firstNot(shelved: readonly Shelved[], isSo: (there: Place) => boolean): number {
  let [low, high] = [0, shelved.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const there = shelved[middle];
    if (there && isSo(there)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** All items: the table and its indexes, which never lag here. */
export class Shelves {
  readonly #items = new Map<string, StoredItem>();
  readonly #table = new Shelf(table);
  readonly #indexes = new Map(indexes.map(([name, names]) => [name, new Shelf(names)] as const));
  readonly #shelves = [this.#table, ...this.#indexes.values()];

  get(identity: string): StoredItem | undefined {
    return this.#items.get(identity);
  }

  all(): StoredItem[] {
    return [...this.#items.values()];
  }

  /** The table, or one of its indexes. */
  shelf(index: string | undefined): Shelf | undefined {
    return index === undefined ? this.#table : this.#indexes.get(index);
  }

  /** Puts an item in the place of the one that is known so, or removes that. */
  replace(identity: string, item: StoredItem | undefined): void {
    const before = this.get(identity);
    if (item === before) return;
    this.#items.delete(identity);
    if (item) this.#items.set(identity, item);
    for (const shelf of this.#shelves) {
      if (before) shelf.take(before, identity);
      if (item) shelf.put(item, identity);
    }
  }
}
