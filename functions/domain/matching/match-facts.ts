import { counterpartyOf, isOwnDocument } from '../../../shared/own-document.ts';
import type { Receipt } from '../../../shared/model/receipt.ts';
import type { KeptReceipt } from '../books/shown-receipt.ts';
import type { LedgerRow } from '../ledger/ledger-row.ts';
import type { MatchReceipt, MatchTransaction } from './match-input.ts';

/** What of a stored receipt is compared; undefined while it has no amount. Without a currency it is in that of the books. */
export function receiptFacts(receipt: KeptReceipt, booksCurrency: string): MatchReceipt | undefined {
  const { id, date, amount, currency, kind, fields, createdAt } = receipt;
  if (amount === null || amount === 0) return undefined;
  return {
    id,
    vendor: counterpartyOf(receipt),
    isIssued: isOwnDocument(receipt),
    date,
    cameOn: createdAt.slice(0, 10),
    amount,
    currency: currency ?? booksCurrency,
    kind,
    number: textOf(fields['number']?.value),
    last4: lastFour(textOf(fields['cardLastFour']?.value)),
    subtotal: moneyOf(fields['subtotal']?.value),
    tip: moneyOf(fields['tip']?.value),
    due: moneyOf(fields['amountDue']?.value),
  };
}

/** What of a ledger row is compared, with the last digits of its account where they are known. */
export function transactionFacts(row: LedgerRow, lastDigits: string | null | undefined): MatchTransaction {
  const { id, date, description, amount, currency } = row;
  return { id, date, description, amount, currency, last4: lastFour(lastDigits ?? null) };
}

/** Whether a row may still be given a receipt by a suggestion. */
export function isOpenRow(row: Pick<LedgerRow, 'kind' | 'receiptIds'>): boolean {
  return row.kind !== 'transfer' && row.receiptIds.length === 0;
}

/** Whether a receipt is read, belongs to nothing yet, and is not in the archive. */
export function isOpenReceipt(receipt: Pick<Receipt, 'status' | 'transactionIds' | 'archivedAt'>): boolean {
  return receipt.status === 'processed' && receipt.transactionIds.length === 0 && receipt.archivedAt === null;
}

/**
 * Whether a document, by what was read of it, neither is paid nor was: a quote, an order, a delivery note, a supplier's list of invoices, a report
 * of several payouts, which accounts for deposits and belongs to none. One whose amount a person gave counts.
 */
export function asksForNoMoney({
  kind,
  amount,
  fields,
  payoutReport,
}: Pick<Receipt, 'kind' | 'amount' | 'fields' | 'payoutReport'>): boolean {
  const isAsRead = amount !== null && fields['total']?.value === amount;
  return isAsRead && (kind === 'other' || (payoutReport?.payouts.length ?? 0) > 1);
}

type FieldValue = string | number | null | undefined;
const textOf = (value: FieldValue): string | null => (typeof value === 'string' ? value : null);
const moneyOf = (value: FieldValue): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null;
const lastFour = (digits: string | null): string | null =>
  digits !== null && /^\d{4}$/.test(digits) ? digits : null;
