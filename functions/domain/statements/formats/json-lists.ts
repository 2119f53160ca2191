/** A list of objects in a JSON text, each as its plain values by the path that leads to them. */
export interface JsonList {
  /** The keys that lead to the list. */
  readonly path: readonly string[];
  readonly entries: readonly JsonEntry[];
  /** What the objects around the list say beside it: of an account, whose it is. */
  readonly around: JsonEntry;
}

/** Values by their path, its keys with blanks between them: `transactionAmount currency`. */
export type JsonEntry = ReadonlyMap<string, string | number>;

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const DEPTH_MAX = 8;
/** Moments counted in seconds or thousandths of them, of 2000 to 2100, under a key that speaks of one. */
const MOMENT_KEY = /[Dd]ate|[Tt]ime|[Cc]reated|updated|booked|posted|settled|completed|(?:TS|At|_at)$/;
const [SECONDS_MIN, SECONDS_MAX] = [946_684_800, 4_102_444_800];
/** By these an object says how many digits of its value are decimals. */
const SCALES = ['precision', 'scale', 'exponent', 'decimals', 'decimalPlaces'];
const VALUES = ['value', 'unscaledValue'];
const DIGITS_MAX = 6;

/** Every list of objects in a JSON text, or in one that has an object a line; undefined where it is neither. */
export function jsonLists(text: string): JsonList[] | undefined {
  const root = parsed(text.trim());
  return root === undefined ? undefined : withUsualKeys(listsIn(root, { path: [], around: new Map() }, 0));
}

/** As many keys as a table has columns. */
const KEYS_MAX = 200;

/** Lists with the keys that most of their objects have: a file may give every object keys of its own, and each would be a column of all rows. */
function withUsualKeys(lists: readonly JsonList[]): JsonList[] {
  const counts = new Map<string, number>();
  for (const { entries } of lists)
    for (const entry of entries) for (const key of entry.keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  if (counts.size <= KEYS_MAX) return [...lists];
  const usual = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, KEYS_MAX);
  const kept = new Set(usual.map(([key]) => key));
  const keptOf = (entry: JsonEntry): JsonEntry => new Map([...entry].filter(([key]) => kept.has(key)));
  return lists.map((list) => ({ ...list, entries: list.entries.map(keptOf) }));
}

function parsed(text: string): Json | undefined {
  if (!/^[[{]/.test(text)) return undefined;
  return parsedPart(text) ?? parsedLines(text.split('\n').filter((line) => line.trim() !== ''));
}

function parsedLines(lines: readonly string[]): Json | undefined {
  const values: Json[] = [];
  for (const line of lines) {
    const value = parsedPart(line);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}

function parsedPart(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function listsIn(value: Json, place: Pick<JsonList, 'path' | 'around'>, depth: number): JsonList[] {
  if (depth > DEPTH_MAX || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    const items = (value as readonly Json[]).filter(isObject);
    const inner = items.flatMap((item) => listsIn(item, { ...place, around: new Map() }, depth + 1));
    const list = { ...place, entries: items.map((item) => valuesOf(item)) };
    return items.length > 0 ? [list, ...inner] : [];
  }
  const around = new Map([
    ...place.around,
    ...valuesOf(withoutLists(value as { readonly [key: string]: Json })),
  ]);
  return Object.entries(value).flatMap(([key, inner]) =>
    listsIn(inner, { path: [...place.path, key], around }, depth + 1),
  );
}

/** What an object says by itself: its lists are of others. */
const withoutLists = (object: { readonly [key: string]: Json }): { readonly [key: string]: Json } =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => !Array.isArray(value)));

/** The plain values of an object and of those in it; of lists those of words alone, and those of a single object. */
function valuesOf(object: { readonly [key: string]: Json }): JsonEntry {
  const values = new Map<string, string | number>();
  const take = (value: Json, path: readonly string[]): void => {
    if (path.length > DEPTH_MAX || value === null) return;
    if (Array.isArray(value)) {
      const items = value as readonly Json[];
      if (items.every((item) => typeof item === 'string')) values.set(path.join(' '), items.join(' '));
      else if (items.length === 1 && items[0] !== undefined) take(items[0], path);
    } else if (isObject(value)) {
      const scaled = scaledValue(value);
      if (scaled !== undefined) values.set([...path, 'amount'].join(' '), scaled);
      for (const [key, inner] of Object.entries(value))
        if (scaled === undefined || !(VALUES.includes(key) || SCALES.includes(key)))
          take(inner, [...path, key]);
    } else if (typeof value !== 'object') values.set(path.join(' '), plainValue(value, path.at(-1) ?? ''));
  };
  take(object, []);
  return values;
}

/** `{ "value": -4312, "precision": 2 }` as -43.12, and Tink's `{ "unscaledValue": "-4312", "scale": "2" }`. */
function scaledValue(object: { readonly [key: string]: Json }): string | undefined {
  const value = wholeNumber(VALUES.map((key) => object[key]).find((it) => it !== undefined));
  const digits = wholeNumber(SCALES.map((key) => object[key]).find((it) => it !== undefined));
  if (value === undefined || digits === undefined || digits < 0 || digits > DIGITS_MAX) return undefined;
  return withDecimals(value, digits);
}

function wholeNumber(value: Json | undefined): number | undefined {
  const isWritten = typeof value === 'string' && /^-?\d{1,15}$/.test(value);
  const number = isWritten ? Number(value) : value;
  return Number.isSafeInteger(number) ? (number as number) : undefined;
}

/** A whole number of the smallest unit in the whole one, with a decimal point. */
export function withDecimals(value: number, digits: number): string {
  const shown = String(Math.abs(value)).padStart(digits + 1, '0');
  const sign = value < 0 ? '-' : '';
  return digits === 0 ? `${sign}${shown}` : `${sign}${shown.slice(0, -digits)}.${shown.slice(-digits)}`;
}

function plainValue(value: boolean | number | string, key: string): string | number {
  if (typeof value !== 'number') return String(value).trim();
  const seconds = value >= SECONDS_MIN * 1000 ? value / 1000 : value;
  const isMoment = MOMENT_KEY.test(key) && seconds >= SECONDS_MIN && seconds <= SECONDS_MAX;
  return isMoment ? new Date(seconds * 1000).toISOString().slice(0, 10) : value;
}
