import { addDays, daysBetween } from '../../../shared/civil-date.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import { foldedLetters } from '../text/fold-text.ts';
import { areAlike, haveOtherNumbers, mayBeRewritten } from './alike-texts.ts';

/** One format may give the day of the purchase, another the day of booking. */
export const DAYS_SHIFTED_MAX = 3;
/** Beyond so many comparisons among rows of one day and amount their texts are no longer compared one by one. */
const COMPARISONS_MAX = 20_000;

/** A row of a file; `id` is its fingerprint. */
export interface FileRow {
  readonly id: string;
  readonly date: string;
  /** A second day that the bank gives it. */
  readonly otherDate?: string | undefined;
  readonly amount: number;
  readonly description: string;
}

/**
 * A row that an earlier import brought, as the bank wrote it then; `holds` are the days of that import in this account, `shape`
 * tells its format and layout.
 */
export interface KnownRow extends FileRow {
  readonly shape: string;
  readonly holds: DateRange;
}

export interface FileOfRows {
  readonly rows: readonly FileRow[];
  readonly shape: string;
}

/**
 * The twin of each row among the rows that earlier imports brought, in the rows' order; undefined for rows that are new. Every
 * known row is the twin of one row at most, so that equal payments of a day are counted, never swallowed:
 *
 * 1. the same fingerprint;
 * 2. the same day, amount and text; between files of different shapes also alike texts, then whatever the texts say;
 * 3. the same amount a few days apart with alike texts, where each of the two files holds the other's day and yet lacks the row;
 * 4. the same past the edge of one of the files, where others of their rows were found to be shifted so.
 *
 * Where rows have two days, those of one kind are compared with whichever finds more twins: one file is written by the day of
 * the purchase, another by that of the booking.
 *
 * Files of one shape write a payment with the same words: other words are another payment there, unless one of the two files holds
 * the whole day and yet lacks the other's row. Then the bank has written it anew; with another number only where it numbers all rows
 * anew.
 */
export function pairRows(file: FileOfRows, known: readonly KnownRow[]): (KnownRow | undefined)[] {
  const plain = pairOnDays(file, known);
  const [rows, earlier] = [file.rows.map(onOtherDay), known.map(onOtherDay)];
  const originals = new Map(earlier.map((twin, at) => [twin, known[at]]));
  const others = [
    ...(rows.some((row, at) => row !== file.rows[at]) ? [pairOnDays({ ...file, rows }, known)] : []),
    ...(earlier.some((twin, at) => twin !== known[at])
      ? [pairOnDays(file, earlier).map((twin) => twin && originals.get(twin))]
      : []),
  ];
  const paired = (twins: typeof plain): number => twins.filter((twin) => twin !== undefined).length;
  return others.reduce((best, next) => (paired(next) > paired(best) ? next : best), plain);
}

/** A row on its second day, if it has one. */
function onOtherDay<Row extends FileRow>(row: Row): Row {
  return row.otherDate === undefined ? row : { ...row, date: row.otherDate };
}

function pairOnDays({ rows, shape }: FileOfRows, known: readonly KnownRow[]): (KnownRow | undefined)[] {
  const pairs = new Pairs(rows, known);
  const holds = daysOf(rows);
  const isOther = (_: FileRow, twin: KnownRow): boolean => twin.shape !== shape;
  pairs.takeGroups(byId);
  pairs.takeGroups(byDayAmountAndText);
  pairs.takeGroups(
    byDayAndAmount,
    (row, twin) => isOther(row, twin) && areAlike(row.description, twin.description),
  );
  pairs.takeGroups(byDayAndAmount, isOther);
  const isAnew = rewriting(pairs, known, holds);
  pairs.takeGroups(
    byDayAndAmount,
    (row, twin) => !isOther(row, twin) && isHeldWhole(row, twin, holds) && isAnew(row, twin),
  );
  takeShifted(pairs, rows, (row, twin) =>
    isOther(row, twin)
      ? isShiftOf(row, twin)
      : isInside(row.date, twin.holds) && isInside(twin.date, holds) && isAnew(row, twin),
  );
  const isShiftedSo = shiftsBetween(pairs, rows);
  takeApart(pairs, rows, pairs.free, (row, twin) => isOther(row, twin) && isShiftedSo(row, twin));
  return pairs.twins;
}

type KeyOf = (row: FileRow) => string;
type Test = (row: FileRow, twin: KnownRow) => boolean;

const byId: KeyOf = ({ id }) => id;
const byDayAndAmount: KeyOf = ({ date, amount }) => `${date} ${amount}`;
const byDayAmountAndText: KeyOf = (row) => `${byDayAndAmount(row)} ${foldedLetters(row.description)}`;

/** Rows and known rows that still look for each other. */
class Pairs {
  readonly twins: (KnownRow | undefined)[];
  readonly #rows: readonly FileRow[];
  #free: Set<KnownRow>;

  constructor(rows: readonly FileRow[], known: readonly KnownRow[]) {
    this.#rows = rows;
    this.#free = new Set(known);
    this.twins = rows.map(() => undefined);
  }

  get free(): ReadonlySet<KnownRow> {
    return this.#free;
  }

  isOpen(at: number): boolean {
    return this.twins[at] === undefined;
  }

  pair(at: number, twin: KnownRow): void {
    this.twins[at] = twin;
    this.#free.delete(twin);
  }

  /** Pairs rows of the same key, in order, those that pass the test where there is one. */
  takeGroups(keyOf: KeyOf, test?: Test): void {
    if (this.#free.size === 0) return;
    const candidates = Map.groupBy(this.#free, keyOf);
    const open = Map.groupBy(
      this.#rows.keys().filter((at) => this.isOpen(at)),
      (at) => keyOf(this.#rows[at] as FileRow),
    );
    for (const [key, indexes] of open) this.#takeGroup(indexes, candidates.get(key) ?? [], test);
  }

  #takeGroup(indexes: readonly number[], candidates: KnownRow[], test: Test | undefined): void {
    if (test && indexes.length * candidates.length > COMPARISONS_MAX) return;
    for (const at of indexes) {
      const row = this.#rows[at];
      const found = candidates.findIndex((twin) => row !== undefined && (test?.(row, twin) ?? true));
      const twin = candidates[found];
      if (!twin) continue;
      candidates.splice(found, 1);
      this.pair(at, twin);
    }
  }
}

/** Pairs what is left across a few days, within the days of both files. */
function takeShifted(pairs: Pairs, rows: readonly FileRow[], test: Test): void {
  const holds = daysOf(rows);
  const within = [...pairs.free].filter(({ date }) => isWithin(date, holds));
  takeApart(pairs, rows, within, test);
}

/** Pairs rows with known ones a few days apart, the nearest first. */
function takeApart(pairs: Pairs, rows: readonly FileRow[], known: Iterable<KnownRow>, test: Test): void {
  const waiting = Map.groupBy(known, byDayAndAmount);
  if (waiting.size === 0) return;
  for (let days = 1; days <= DAYS_SHIFTED_MAX; days += 1) {
    for (const [at, row] of rows.entries()) {
      if (!pairs.isOpen(at)) continue;
      const near = [-days, days].flatMap(
        (step) => waiting.get(byDayAndAmount({ ...row, date: addDays(row.date, step) })) ?? [],
      );
      const twin = near.find((one) => pairs.free.has(one) && test(row, one));
      if (twin) pairs.pair(at, twin);
    }
  }
}

/** How many rows must be shifted one way before those past an edge are taken to be. */
const SHIFTED_MIN = 2;

/** Tells whether two rows lie apart as other rows of a file and of an earlier one do: one is written by the day of booking. */
function shiftsBetween(pairs: Pairs, rows: readonly FileRow[]): Test {
  const shifts = new Map<string, number[]>();
  for (const [at, row] of rows.entries()) {
    const twin = pairs.twins[at];
    if (!twin || twin.date === row.date) continue;
    shifts.set(importOf(twin), [...(shifts.get(importOf(twin)) ?? []), daysBetween(twin.date, row.date)]);
  }
  return (row, twin) => {
    const days = daysBetween(twin.date, row.date);
    const all = shifts.get(importOf(twin)) ?? [];
    const alike = all.filter((shift) => Math.sign(shift) === Math.sign(days));
    const isUsual = alike.length >= SHIFTED_MIN && alike.length * 2 > all.length;
    const reach = Math.max(0, ...alike.map(Math.abs));
    return isUsual && Math.abs(days) <= reach && areAlike(row.description, twin.description);
  };
}

/** What tells the rows of one earlier import from those of another. */
const importOf = ({ shape, holds: { from, to } }: KnownRow): string => [shape, from, to].join(' ');

function isShiftOf(row: FileRow, twin: KnownRow): boolean {
  return isWithin(row.date, twin.holds) && areAlike(row.description, twin.description);
}

/** One of the two files holds the whole day, without the other's row. */
function isHeldWhole(row: FileRow, twin: KnownRow, holds: DateRange): boolean {
  return isInside(row.date, holds) || isInside(row.date, twin.holds);
}

/**
 * Tells whether two texts of one layout may be the same payment. Numbers tell payments apart, unless hardly a row that the file
 * shares with an earlier one has kept its text: then they only count rows.
 */
function rewriting(pairs: Pairs, known: readonly KnownRow[], holds: DateRange): Test {
  const kept = new Map<string, { shared: number; same: number }>();
  for (const twin of known.filter(({ date }) => isWithin(date, holds))) {
    const counts = kept.get(importOf(twin)) ?? { shared: 0, same: 0 };
    counts.shared += 1;
    if (!pairs.free.has(twin)) counts.same += 1;
    kept.set(importOf(twin), counts);
  }
  return (row, twin) => {
    const { shared = 0, same = 0 } = kept.get(importOf(twin)) ?? {};
    const isCount = same * 2 < shared;
    const hasOtherNumbers = !isCount && haveOtherNumbers(row.description, twin.description);
    return !hasOtherNumbers && mayBeRewritten(row.description, twin.description);
  };
}

/** The first and the last day of a file may be there in part only. */
function isInside(day: string, { from, to }: DateRange): boolean {
  return from < day && day < to;
}

function isWithin(day: string, { from, to }: DateRange): boolean {
  return daysBetween(from, day) >= 0 && daysBetween(day, to) >= 0;
}

/** First and last day of some rows; an empty range where there are none. */
export function daysOf(rows: readonly { readonly date: string }[]): DateRange {
  const days = rows.map(({ date }) => date).toSorted();
  return { from: days[0] ?? '9999-12-31', to: days.at(-1) ?? '0001-01-01' };
}
