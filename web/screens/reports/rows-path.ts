import type { DateRange } from '../../../shared/model/export.ts';
import type { EntryUse, TransactionKind } from '../../../shared/model/transaction.ts';
import type { TransactionFilter } from '../../../shared/model/transaction-filter.ts';
import { paths } from '../../../shared/paths.ts';

interface Rows extends Partial<DateRange> {
  readonly kind?: TransactionKind | undefined;
  readonly category?: string | undefined;
  readonly account?: string | undefined;
  readonly use?: EntryUse | undefined;
  readonly tax?: TransactionFilter['tax'];
}

/** The address of just the entries that make a figure. */
export function rowsPath({ kind, use, account, category, tax, from, to }: Rows): string {
  const asked = Object.entries({ kind, use, account, category, tax, from, to });
  const named = asked.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return `${paths.transactions}?${new URLSearchParams(named).toString()}`;
}
