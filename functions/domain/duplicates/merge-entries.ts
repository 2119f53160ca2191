import type { LedgerRow } from '../ledger/ledger-row.ts';
import { detailsOf, withDetails, type EntryDetails } from '../ledger/entry-details.ts';
import { withTaxation, type Taxation } from '../ledger/taxation.ts';
import { isChosenByPerson, sortingOf } from '../categories/rule-effect.ts';

/** Whether two entries can become one: not where each has receipts of its own or another amount, for then they are two. */
export const canMerge = (entry: LedgerRow, row: LedgerRow): boolean =>
  entry.kind === row.kind &&
  entry.amount === row.amount &&
  entry.currency === row.currency &&
  (entry.receiptIds.length === 0 || row.receiptIds.length === 0);

/**
 * The bank's row as the one entry of both: its day, words and account are the bank's; category, details, receipts and the word that none
 * is needed come from the entry typed by hand where the row has none of its own.
 */
export function mergedEntry(entry: LedgerRow, row: LedgerRow, pairId: string): LedgerRow {
  const { suggestedCategory, ruleId, assumed, ...bare } = withTaxation(
    isPlain(row) ? withDetails(row, detailsOf(entry)) : row,
    taxationOfBoth(entry, row),
  );
  const takesCategory = isChosenByPerson(entry) && !isChosenByPerson(row);
  const sorted = takesCategory ? choiceOf(entry) : sortingOf({ suggestedCategory, ruleId, assumed });
  const waived = row.noReceiptNeeded ? row : entry;
  const { noReceiptNeeded, noReceiptReason } = waived;
  const receiptIds = [...row.receiptIds, ...entry.receiptIds];
  const notes = row.notes ?? entry.notes;
  const worth = worthOfBoth(entry, row);
  return {
    ...bare,
    ...sorted,
    ...(notes === undefined ? {} : { notes }),
    ...(worth ? { worth } : {}),
    receiptIds,
    receiptId: receiptIds[0] ?? null,
    noReceiptNeeded,
    ...(noReceiptReason === undefined ? {} : { noReceiptReason }),
    pairId,
    version: row.version + 1,
  };
}

/** A person's word on its taxes, else what the documents of the one that has some say of them. */
function taxationOfBoth(entry: LedgerRow, row: LedgerRow): Taxation {
  const { taxes, taxesSaid, reverseCharge } =
    [row, entry].find((one) => one.taxesSaid) ?? documentedOf(entry, row);
  const { paidShort, taxFreeByInvoice } = documentedOf(entry, row);
  return { taxes, taxesSaid, reverseCharge, paidShort, taxFreeByInvoice };
}

const documentedOf = (entry: LedgerRow, row: LedgerRow): LedgerRow =>
  entry.receiptIds.length > 0 ? entry : row;

/** A person's word on what it is worth, else what is known of the bank's row, else of the entry. */
function worthOfBoth(entry: LedgerRow, row: LedgerRow): LedgerRow['worth'] {
  const said = [row, entry].find(({ worth }) => worth?.source === 'person');
  return (said ?? row).worth ?? entry.worth;
}

const isPlain = (row: LedgerRow): boolean => Object.keys(detailsOf(row)).length === 0;

/** The category that a person chose, or chose for the documents that brought it. */
const choiceOf = ({ categoryId, brought }: LedgerRow) => ({ categoryId, ...(brought ? { brought } : {}) });

/**
 * The bank's row without what it had from the entry, as far as that still stands. What documents of its own say of its taxes is left out where
 * nobody said them: they may be others than before the merge.
 */
export function unmergedRow(
  row: LedgerRow,
  { entry, before, after }: { entry: LedgerRow; before: LedgerRow; after: LedgerRow },
): LedgerRow {
  const { pairId: _pair, notes, worth, ...now } = row;
  const receiptIds = now.receiptIds.filter((id) => !entry.receiptIds.includes(id));
  const own = JSON.stringify(worth) === JSON.stringify(after.worth) ? before.worth : worth;
  const isNoted = notes !== undefined && (notes !== after.notes || notes === before.notes);
  const said = isAlike(saidOf(now), saidOf(after)) ? saidOf(before) : saidOf(now);
  const { paidShort, taxFreeByInvoice } = receiptIds.length > 0 ? now : {};
  const alone = {
    ...withTaxation(now, { ...said, paidShort, taxFreeByInvoice }),
    receiptIds,
    receiptId: receiptIds[0] ?? null,
    ...(isNoted ? { notes } : {}),
    ...(own ? { worth: own } : {}),
    version: row.version + 1,
  };
  const detailed = isAlike(detailsOf(now), detailsOf(after)) ? withDetails(alone, detailsOf(before)) : alone;
  const waived = now.noReceiptNeeded === after.noReceiptNeeded ? withWaiverOf(detailed, before) : detailed;
  return now.categoryId === after.categoryId ? withCategoryOf(waived, before) : waived;
}

const saidOf = ({ taxes, taxesSaid, reverseCharge }: Taxation): Taxation =>
  taxesSaid ? { taxes, taxesSaid, reverseCharge } : {};

const isAlike = (a: EntryDetails | Taxation, b: EntryDetails | Taxation): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

function withWaiverOf(row: LedgerRow, { noReceiptNeeded, noReceiptReason }: LedgerRow): LedgerRow {
  const { noReceiptReason: _reason, ...bare } = row;
  return { ...bare, noReceiptNeeded, ...(noReceiptReason === undefined ? {} : { noReceiptReason }) };
}

function withCategoryOf(row: LedgerRow, as: LedgerRow): LedgerRow {
  const { ruleId: _rule, suggestedCategory: _offer, assumed: _assumed, brought: _brought, ...bare } = row;
  return {
    ...bare,
    categoryId: as.categoryId,
    ...(as.brought ? { brought: as.brought } : {}),
    ...sortingOf(as),
  };
}
