import { hasOneSide } from '../../../shared/countries/category-sides.ts';
import type { SideOf } from '../../../shared/countries/category-sides.ts';
import type { CivilDate } from '../../../shared/civil-date.ts';
import type { Report } from '../../../shared/model/report.ts';
import { monthsBegun } from '../../../shared/report-ranges.ts';
import type { EntryKind } from '../../../shared/model/template.ts';
import { changeOf, PERCENT_MAX } from '../../format/change-of.ts';

export type Months = NonNullable<Report['months']>;
export type Row = Report['rows'][number];

/** The kind and the category of a row of `profit-loss`, as its key names them. */
export function subjectOf(key: string): { readonly kind: EntryKind; readonly category: string } {
  const at = key.indexOf(':');
  return { kind: key.slice(0, at) === 'income' ? 'income' : 'expense', category: key.slice(at + 1) };
}

/** Which entries make a row: refunds too, which moved the other way, so that only of a category of both kinds the kind tells them. */
export function entriesOfRow(key: string, sideOf: SideOf): { kind?: EntryKind; category: string } {
  const { kind, category } = subjectOf(key);
  return hasOneSide(category, sideOf) ? { category } : { kind, category };
}

/** An amount as a report of its kind shows it: what was spent without a sign, what was given back of it with one. */
export const asShown = (amount: number, kind: EntryKind | undefined): number =>
  kind === 'expense' ? 0 - amount : amount;

/** The rows of one kind of a report of both, each amount as it is shown. */
export function rowsOf(kind: EntryKind, rows: readonly Row[]): Row[] {
  return rows
    .filter(({ key }) => subjectOf(key).kind === kind)
    .map((row) => ({ ...row, amount: asShown(row.amount, kind) }));
}

/** The months that have begun by today or have something in them: what is still ahead is no month without money. */
export const begun = (months: Months, today: CivilDate): Months =>
  months.filter(({ from, rows }) => from <= today || rows.length > 0);

/**
 * The months that the books cover: from the first with anything in it to the last. Where they had something before these months, a quiet
 * beginning is theirs too.
 */
export function covered(months: Months, hadBefore = false): Months {
  const has = ({ rows }: Months[number]) => rows.length > 0;
  const first = months.findIndex(has);
  return first < 0 ? [] : months.slice(hadBefore ? 0 : first, months.findLastIndex(has) + 1);
}

/** How many months books cover of some: of a tax year that begins within a month twelve, not thirteen; at least one. */
export function monthsCovered(months: Months, today: CivilDate, hadBefore: boolean): number {
  const known = covered(begun(months, today), hadBefore);
  const [first, last] = [known[0], known.at(-1)];
  return first && last ? monthsBegun({ from: first.from, to: last.to }, today) : 1;
}

/** What a row comes to in each month, as it is shown. */
export const seriesOf = (key: string, months: Months): number[] =>
  months.map(({ rows }) => asShown(rows.find((row) => row.key === key)?.amount ?? 0, subjectOf(key).kind));

/** What is left by the end of each month since the first day. */
export function runningNet(months: Months): number[] {
  let sum = 0;
  return months.map(({ net }) => (sum += net));
}

/** A share of months, whole minor units. */
export const averageOf = (amount: number, months: number): number => Math.round(amount / months);

export interface Mover {
  readonly row: Row;
  readonly percent: number;
}

/** The row that changed by the most money against the same row before, as far as that can be told in percent; undefined where none did. */
export function greatestMover(rows: readonly Row[], before: readonly Row[]): Mover | undefined {
  const earlier = new Map(before.map(({ key, amount }) => [key, amount]));
  const movers = rows.flatMap((row) => {
    const then = earlier.get(row.key);
    const percent = changeOf(row.amount, then);
    const isTold = percent !== undefined && percent !== 0 && Math.abs(percent) <= PERCENT_MAX;
    return isTold && then !== undefined ? [{ row, percent, by: Math.abs(row.amount - then) }] : [];
  });
  return movers.toSorted((a, b) => b.by - a.by)[0];
}
