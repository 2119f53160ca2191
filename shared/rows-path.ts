import type { DateRange } from './model/export.ts';
import type { EntryUse } from './model/category.ts';
import type { TransactionKind } from './model/transaction.ts';
import type { TransactionFilter } from './model/transaction-filter.ts';
import { paths } from './paths.ts';

interface Rows extends Partial<DateRange> {
  readonly kind?: TransactionKind | undefined;
  /** The side on which they count. */
  readonly side?: TransactionFilter['side'];
  readonly category?: string | undefined;
  readonly account?: string | undefined;
  readonly use?: EntryUse | undefined;
  readonly tax?: TransactionFilter['tax'];
  /** The figure of a sales tax return that they make. */
  readonly box?: TransactionFilter['box'];
  readonly boxCode?: string | undefined;
  readonly needs?: TransactionFilter['needs'];
  /** The currency in which they are not counted. */
  readonly apartFrom?: string | undefined;
}

const NAMES = [
  ...(['kind', 'side', 'use', 'account', 'category', 'tax', 'box', 'boxCode'] as const),
  ...(['needs', 'apartFrom', 'from', 'to'] as const),
] satisfies (keyof Rows)[];

/** The address of just the entries that make a figure; what else a caller's object holds doesn't get into it. */
export function rowsPath(rows: Rows): string {
  const search = new URLSearchParams();
  for (const name of NAMES) {
    const value = rows[name];
    if (value !== undefined) search.set(name, value);
  }
  return `${paths.transactions}?${search.toString()}`;
}
