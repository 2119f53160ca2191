import { receiptLimit } from '../../../shared/countries/receipt-limits.ts';
import { wantsReceipt } from '../../../shared/wants-receipt.ts';
import { isReceiptWantedByLaw } from './evidence-law.ts';
import { choicesOf, rightFor } from './year-truth.ts';
import type { Year } from './year.ts';
import type { YearRow } from './year-book.ts';

/** Receipts that are asked for though no rule of the country wants one. */
export function needlessReceipts(year: Year, rows: readonly YearRow[], moved: ReadonlySet<string>): number {
  const choices = choicesOf(year.business);
  let needless = 0;
  const documented = new Set(year.documents.flatMap(({ paidBy }) => paidBy));
  for (const row of rows) {
    const [categoryId = 'other'] = rightFor(row, choices);
    const isMoney =
      moved.has(row.id) || row.truth === undefined || row.truth === 'owner' || row.truth === 'personal';
    if (isMoney || row.amount > 0 || documented.has(row.id)) continue;
    const { description } = row;
    const isAsked = wantsReceipt({
      kind: 'expense',
      categoryId,
      description,
      amount: row.amount,
      receiptFrom: receiptLimit(year.business.country, row.currency),
      receiptIds: [],
      noReceiptNeeded: false,
    });
    if (isAsked && !isReceiptWantedByLaw(row, year.business.country)) needless += 1;
  }
  return needless;
}
