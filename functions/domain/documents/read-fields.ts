import type {
  DocumentFields,
  DocumentReading,
  MoneyField,
  PageText,
} from '../../../shared/model/document.ts';
import { certainty } from './certainty.ts';
import { documentKind } from './document-kind.ts';
import { findCurrency } from './find-currency.ts';
import { findDates } from './find-date.ts';
import { findNumber } from './find-number.ts';
import { findTaxes } from './find-taxes.ts';
import { findTotal } from './find-total.ts';
import { findVendor } from './find-vendor.ts';
import { labelledAmounts, type LabelledAmount } from './money-line.ts';
import type { DateOrder } from './printed-dates.ts';
import { stretch, textLines } from './text-line.ts';

/** What is known of the organisation: settles what the document leaves open. */
export interface ReadingHints {
  dateOrder?: DateOrder;
  currency?: string;
}

/** ISO 4217's code for "no currency": two decimals, as most have. */
const UNKNOWN_CURRENCY = 'XXX';
/** A payslip's total is what was paid out. */
const NET_PAY = /net\s?pay|net à payer|auszahlung/i;
const SUBTOTAL = /sub\s*-?\s*total|sous-total|zwischensumme|total\s*(?:ht|excl)/i;

/** Kind and fields of one document, from its words alone; whatever is not found is null, never guessed. */
export function readFields(pages: readonly PageText[], hints: ReadingHints = {}): DocumentReading {
  const lines = textLines(pages);
  const currency = findCurrency(lines, hints.currency);
  const amounts = labelledAmounts(lines, currency?.value ?? hints.currency ?? UNKNOWN_CURRENCY);
  const kind = documentKind(lines, amounts.length > 0);
  const total = findTotal(kind === 'payslip' ? amounts.filter(({ label }) => NET_PAY.test(label)) : amounts);
  const { taxes, tax } = findTaxes(amounts, total?.value);
  const fields: DocumentFields = {
    vendor: findVendor(lines),
    ...findDates(lines, hints.dateOrder, currency?.value === 'USD' ? 'mdy' : 'dmy'),
    total,
    subtotal: findSubtotal(amounts),
    tax,
    currency,
    number: findNumber(lines),
  };
  return { kind, fields, taxes };
}

function findSubtotal(amounts: readonly LabelledAmount[]): MoneyField | null {
  const amount = amounts.find(({ label, isNegative }) => SUBTOTAL.test(label) && !isNegative);
  if (!amount) return null;
  const { legibility, ...place } = stretch(amount.line, amount.from, amount.to);
  return { value: amount.amount, ...place, confidence: certainty(2, legibility) };
}
