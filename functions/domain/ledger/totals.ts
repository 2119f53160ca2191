import { monthOf } from '../../../shared/civil-date.ts';
import { entryLines } from '../../../shared/entry-lines.ts';
import type { TransactionKind } from '../../../shared/model/transaction.ts';
import { wantsCategory } from '../../../shared/wants-category.ts';
import type { LedgerRow } from './ledger-row.ts';

/** Where a sum belongs: one item of the table per month, currency, account and category. */
export interface TotalKey {
  readonly month: string;
  readonly currency: string;
  readonly accountId: string;
  readonly categoryId: string;
}

/**
 * Sums in minor units: income ≥ 0, expenses ≤ 0; `transfers` the signed sum of transfers; `ready` counts export-ready rows;
 * `parts` the parts of rows that stand in another category, which count as entries there but not in all.
 */
export interface Sums {
  readonly income: number;
  readonly expenses: number;
  readonly transfers: number;
  readonly count: number;
  readonly ready: number;
  readonly parts: number;
}

export type Total = TotalKey & Sums;

export const noSums: Sums = { income: 0, expenses: 0, transfers: 0, count: 0, ready: 0, parts: 0 };

/** Ready for the accountant: a real category and, for an expense, a matched receipt or the mark that none is needed. */
export function isExportReady(
  row: Pick<LedgerRow, 'kind' | 'categoryId' | 'receiptIds' | 'noReceiptNeeded'>,
): boolean {
  if (row.kind === 'transfer') return true;
  if (wantsCategory(row)) return false;
  return row.kind === 'income' || row.receiptIds.length > 0 || row.noReceiptNeeded;
}

/** What one row adds to the totals: to that of its own category, and to those of the parts it is split into. */
export function contributionsOf(row: LedgerRow): Total[] {
  const { date, currency, accountId } = row;
  return entryLines(row).map(({ kind, categoryId, amount, isPart }) => ({
    month: monthOf(date),
    currency,
    accountId,
    categoryId,
    ...noSums,
    [SUM_OF[kind]]: amount,
    ...(isPart
      ? { parts: categoryId === row.categoryId ? 0 : 1 }
      : { count: 1, ready: isExportReady(row) ? 1 : 0 }),
  }));
}

const SUM_OF = { income: 'income', expense: 'expenses', transfer: 'transfers' } as const satisfies Record<
  TransactionKind,
  keyof Sums
>;

export function addSums(a: Sums, b: Sums, sign: 1 | -1 = 1): Sums {
  return {
    income: a.income + sign * b.income,
    expenses: a.expenses + sign * b.expenses,
    transfers: a.transfers + sign * b.transfers,
    count: a.count + sign * b.count,
    ready: a.ready + sign * b.ready,
    parts: a.parts + sign * b.parts,
  };
}

/** A row as it was and as it will be; one of the two is missing when it is added or removed. */
export interface RowChange {
  readonly before?: LedgerRow | undefined;
  readonly after?: LedgerRow | undefined;
}

/** What a set of row changes adds to each total they touch; totals that end up unchanged are left out. */
export function totalsChangedBy(changes: readonly RowChange[]): Total[] {
  const byKey = new Map<string, Total>();
  const add = (row: LedgerRow | undefined, sign: 1 | -1) => {
    for (const part of row ? contributionsOf(row) : []) {
      const key = JSON.stringify([part.month, part.currency, part.accountId, part.categoryId]);
      const sum = byKey.get(key) ?? { ...part, ...noSums };
      byKey.set(key, { ...sum, ...addSums(sum, part, sign) });
    }
  };
  for (const { before, after } of changes) {
    add(before, -1);
    add(after, 1);
  }
  return [...byKey.values()].filter((total) => !isNothing(total));
}

function isNothing({ income, expenses, transfers, count, ready, parts }: Sums): boolean {
  return [income, expenses, transfers, count, ready, parts].every((sum) => sum === 0);
}
