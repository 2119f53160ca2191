import type { ArchiveItem } from '../../../shared/model/archive.ts';
import { addDays } from '../../../shared/civil-date.ts';
import type { BookNames } from '../../domain/books/book-names.ts';
import { shownReceipt } from '../../domain/books/shown-receipt.ts';
import { shownTransaction } from '../../domain/books/shown-transaction.ts';
import { DELETED_DAYS_KEPT } from '../../store/archive-counts.ts';
import type { DeletedTransaction } from '../../store/ledger-items.ts';
import { goesOn } from '../../store/receipts.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import { hasFile } from '../../store/report-states.ts';
import { reportArchivedAt, reportGoesOn } from '../../store/reports.ts';
import type { StoredReport } from '../../store/report-states.ts';

/** An archived document as the archive lists it. */
export function archivedReceipt(receipt: StoredReceipt, names: BookNames): ArchiveItem {
  const { id, fileName, vendor, date, amount, currency, category, size } = shownReceipt(receipt, names);
  const { originalDeletedAt } = receipt;
  const archivedAt = receipt.archivedAt ?? receipt.createdAt;
  return {
    type: 'receipt',
    id,
    name: vendor ? `${vendor} · ${fileName}` : fileName,
    originalDate: date,
    archivedAt,
    amount,
    currency,
    category,
    size,
    hasFile: originalDeletedAt === undefined,
    ...(originalDeletedAt === undefined ? {} : { originalDeletedAt }),
    goesOn: goesOn(receipt),
  };
}

/** A deleted entry as the archive lists it. */
export function deletedEntry(row: DeletedTransaction, names: BookNames): ArchiveItem {
  const { id, description, date, amount, currency, category } = shownTransaction(row, names);
  const { deletedAt: archivedAt } = row;
  const goesOn = addDays(archivedAt.slice(0, 10), DELETED_DAYS_KEPT);
  return {
    type: 'transaction',
    id,
    name: description,
    originalDate: date,
    archivedAt,
    amount,
    currency,
    category,
    size: null,
    hasFile: false,
    goesOn,
  };
}

/** A report as the archive lists it: what was sent of which days stays noted, unless it is deleted. */
export function archivedReport(report: StoredReport): ArchiveItem {
  const { id, name, type, to, createdAt, size } = report;
  return {
    type: 'report',
    id,
    name,
    originalDate: to,
    archivedAt: reportArchivedAt(report) ?? createdAt,
    amount: null,
    currency: null,
    category: null,
    size,
    hasFile: hasFile(report),
    ...(type === 'package' ? { isApart: true as const } : {}),
    goesOn: reportGoesOn(report) ?? null,
  };
}
