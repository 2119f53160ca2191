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

/** The address of just the entries that make a figure. */
export function rowsPath({
  kind,
  side,
  use,
  account,
  category,
  tax,
  box,
  boxCode,
  needs,
  apartFrom,
  from,
  to,
}: Rows): string {
  const asked = Object.entries({
    kind,
    side,
    use,
    account,
    category,
    tax,
    box,
    boxCode,
    needs,
    apartFrom,
    from,
    to,
  });
  const search = new URLSearchParams();
  for (const [name, value] of asked) if (value !== undefined) search.set(name, value);
  return `${paths.transactions}?${search.toString()}`;
}
