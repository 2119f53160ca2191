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
import { findItems } from './find-items.ts';
import { findNumber } from './find-number.ts';
import { findPayment } from './find-payment.ts';
import { findTaxNumber } from './find-tax-number.ts';
import { findTaxes } from './find-taxes.ts';
import { findTotal } from './find-total.ts';
import { findVendor } from './find-vendor.ts';
import { labelledAmounts, type LabelledAmount } from './money-line.ts';
import { noPayslipFields, payslipFields } from './payslip-fields.ts';
import type { DateOrder } from './printed-dates.ts';
import { stretch, textLines } from './text-line.ts';

/** What is known of the organisation: settles what the document leaves open. */
export interface ReadingHints {
  dateOrder?: DateOrder;
  currency?: string;
}

/** ISO 4217's code for "no currency": two decimals, as most have. */
const UNKNOWN_CURRENCY = 'XXX';
const SUBTOTAL =
  /sub\s*-?\s*to?tal|sous-total|zwischensumme|subtotaal|total\s*(?:ht|excl|before)|net\s*(?:amount|total)|nettobetrag|base\s*imponible/i;
const TIP = /\btips?\b|gratuity|pourboire|trinkgeld|propina|fooi/i;
const SUGGESTED = /suggest|guide|recommend|\d\d\s?%/i;

/** Kind and fields of one document, from its words alone; whatever is not found is null, never guessed. */
export function readFields(pages: readonly PageText[], hints: ReadingHints = {}): DocumentReading {
  const lines = textLines(pages);
  const currency = findCurrency(lines, hints.currency);
  const amounts = labelledAmounts(lines, currency?.value ?? hints.currency ?? UNKNOWN_CURRENCY);
  const kind = pages[0]?.part === 0 ? 'email' : documentKind(lines, amounts.length > 0);
  const guess: DateOrder = currency?.value === 'USD' ? 'mdy' : 'dmy';
  const vendor = findVendor(lines);
  const payslip =
    kind === 'payslip' ? payslipFields(lines, amounts, vendor, hints.dateOrder ?? guess) : noPayslipFields;
  const total = payslip.net ?? findTotal(amounts);
  const { taxes, tax } = kind === 'payslip' ? { taxes: [], tax: null } : findTaxes(amounts, total?.value);
  const fields: DocumentFields = {
    vendor,
    ...findDates(lines, hints.dateOrder, guess),
    total,
    subtotal: findNamed(amounts, SUBTOTAL),
    tax,
    tip: findNamed(amounts, TIP, SUGGESTED),
    currency,
    number: findNumber(lines),
    taxNumber: findTaxNumber(lines),
    ...findPayment(lines),
    ...payslip,
  };
  return { kind, fields, taxes, items: kind === 'payslip' ? [] : findItems(amounts, lines) };
}

/** The first amount whose label names it, and names nothing of `unlike`. */
function findNamed(amounts: readonly LabelledAmount[], name: RegExp, unlike?: RegExp): MoneyField | null {
  const amount = amounts.find(
    ({ label, isNegative }) => name.test(label) && !isNegative && unlike?.test(label) !== true,
  );
  if (!amount) return null;
  const { legibility, ...place } = stretch(amount.line, amount.from, amount.to);
  return { value: amount.amount, ...place, confidence: certainty(2, legibility) };
}
