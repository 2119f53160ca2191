import { entryLines } from '../../../../shared/entry-lines.ts';
import { worthLines } from '../../../../shared/entry-worth.ts';
import { wantsCategory } from '../../../../shared/wants-category.ts';
import { wantsReceipt } from '../../../../shared/wants-receipt.ts';
import type { BookNames } from '../../books/book-names.ts';
import { shownTransaction } from '../../books/shown-transaction.ts';
import type { LedgerRow } from '../../ledger/ledger-row.ts';
import { categoryOf, sourceOf, typeOf } from '../entry-rows.ts';
import type { ExportWords } from '../entry-rows.ts';
import type { PackedEntry } from './packed.ts';

/**
 * A row of the ledger as a package says it, with the names that things have in these books. `taxes`: what reports leave out of its lines
 * (`reportedTaxes`).
 */
export function packedEntry(
  row: LedgerRow,
  names: BookNames,
  words: ExportWords,
  taxes: readonly (number | undefined)[],
): PackedEntry {
  const entry = shownTransaction(row, names);
  const { worth } = entry;
  const lines = worthLines(entryLines(entry), entry);
  return {
    ...{ id: entry.id, date: entry.date, kind: entry.kind, amount: entry.amount, currency: entry.currency },
    description: words.description(entry.description),
    ...{ account: entry.accountLabel, accountId: entry.accountId },
    category: wantsCategory(entry) ? words.uncategorized : words.category(entry.category),
    worth: worth ? { currency: worth.currency, rate: worth.rate, source: sourceOf(worth, words) } : null,
    lines: lines.map((line, at) => ({
      description: words.description(line.description),
      type: typeOf({ transaction: entry, line, words }),
      category: categoryOf(line, words),
      amount: line.amount,
      tax: taxes[at] ?? null,
      worth: worth ? line.worth : null,
    })),
    receiptIds: entry.receiptIds,
    ...{ wantsReceipt: wantsReceipt(entry), wantsCategory: wantsCategory(entry) },
    notes: entry.notes ?? '',
  };
}
