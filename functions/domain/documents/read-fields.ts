import type {
  DocumentFields,
  DocumentKind,
  DocumentReading,
  DocumentTax,
  MoneyField,
  PageText,
  TextField,
} from '../../../shared/model/document.ts';
import type { CivilDate } from '../../../shared/civil-date.ts';
import type { DateOrder } from '../../../shared/model/statement.ts';
import { SURE_MIN } from '../../../shared/sure.ts';
import { certainty } from './evidence/certainty.ts';
import { knownOrder } from './dates/date-order.ts';
import { documentKind } from './kinds/document-kind.ts';
import { mailKind } from './kinds/mail-kind.ts';
import { findCurrency } from './amounts/find-currency.ts';
import { findDates } from './dates/find-date.ts';
import { findItems } from './amounts/find-items.ts';
import { findNumber } from './kinds/find-number.ts';
import { findPayment } from './kinds/find-payment.ts';
import { findSums } from './amounts/find-sums.ts';
import { billsOwn, findCustomer } from './vendor/find-customer.ts';
import { isOwnName } from './vendor/own-name.ts';
import { bearsOwnNumber } from './vendor/own-number.ts';
import { findTaxNumber } from './vendor/find-tax-number.ts';
import { withWholeDates } from './dates/whole-dates.ts';
import { discountedTotal } from './amounts/discounted-total.ts';
import { findTotal } from './amounts/find-total.ts';
import { restoreLostDigits } from './amounts/lost-digits.ts';
import { paidInFull } from './amounts/paid-in-full.ts';
import { isFolio } from './kinds/folio.ts';
import { settleOneDigit } from './amounts/one-digit-off.ts';
import { findVendor } from './vendor/find-vendor.ts';
import { labelledAmounts, type LabelledAmount } from './amounts/money-line.ts';
import { givesBack, isAllNegative, turned } from './amounts/money-back.ts';
import { inOwnCurrency, settledIn } from './amounts/own-currency.ts';
import { ownTotal } from './amounts/own-total.ts';
import { taxedTotal } from './amounts/taxed-total.ts';
import { dueOf, lessWithheld } from './amounts/withheld.ts';
import { withTip } from './amounts/tip-in-total.ts';
import { saidUntaxed } from './amounts/untaxed.ts';
import { knownVendor, vendorMarks, type LearnedVendor } from './vendor/learned-vendors.ts';
import { noPayslipFields, payslipFields } from './kinds/payslip-fields.ts';
import { stretch, textLines, type TextLine } from '../text/text-line.ts';
import { unfoldTables } from './amounts/unfold-tables.ts';
import { UNKNOWN_CURRENCY } from './amounts/printed-amounts.ts';

/** What is known of the organisation: settles what the document leaves open. */
export interface ReadingHints {
  dateOrder?: DateOrder;
  currency?: string;
  /** The day the document was handed in: no document is issued later. */
  uploadedOn?: CivilDate;
  /** What it is called: documents that it issued itself name a customer. */
  names?: readonly string[];
  /** Under which it is registered for sales tax. */
  taxNumber?: string | undefined;
  /** What its corrections have taught of its vendors. */
  vendors?: readonly LearnedVendor[];
}

const TIP = /\btips?\b|gratuity|pourboire|trinkgeld|propina|fooi|mancia|gorjeta/i;

/** Kind and fields of one document, from its words alone; whatever is not found is null, never guessed. */
export function readFields(pages: readonly PageText[], hints: ReadingHints = {}): DocumentReading {
  const lines = textLines(pages);
  const facts = unfoldTables(withWholeDates(lines));
  const currency = findCurrency(lines, hints.currency);
  const printed = labelledAmounts(facts, currency?.value ?? hints.currency ?? UNKNOWN_CURRENCY);
  const said = pages[0]?.part === 0 ? mailKind(lines, printed) : documentKind(lines, printed.length > 0);
  const isBack = givesBack(printed) || (said === 'credit-note' && isAllNegative(printed));
  const amounts = inOwnCurrency(isBack ? turned(printed) : printed, currency?.value);
  const kind = isBack && (said === 'receipt' || said === 'invoice') ? 'credit-note' : said;
  const order = knownOrder(currency, hints, lines);
  const vendor = vendorOf(pages, lines, hints);
  const payslip = kind === 'payslip' ? payslipFields(facts, amounts, vendor, order) : undefined;
  const tip = findNamed(amounts, TIP);
  const total = (isFolio(lines) ? paidInFull(amounts) : null) ?? withTip(totalOf(amounts), tip, amounts);
  const sums = payslip ? noSums(payslip.net) : soundSums(total, amounts, tip, currency?.value, lines);
  const { date, dueDate } = findDates(facts, order);
  const isCharged = !payslip && sums.taxes.some(({ amount }) => amount > 0);
  const isProven = isCharged && isOwnByNumber({ kind, vendor, lines: facts }, hints);
  const names = isProven && vendor ? [vendor.value] : (hints.names ?? []);
  const fields: DocumentFields = {
    vendor,
    date,
    dueDate,
    total: settledIn(sums.total, printed, currency),
    subtotal: sums.subtotal,
    tax: sums.tax,
    tip,
    currency,
    number: findNumber(facts),
    taxNumber: findTaxNumber(facts),
    ...findPayment(lines),
    customer: payslip ? null : findCustomer(lines, vendor, names),
    prepaid: null,
    amountDue: payslip ? null : dueOf(sums.total, amounts),
    ...noPayslipFields,
    ...payslip,
  };
  const isNamed =
    vendor !== null &&
    isOwn({ vendor, customer: fields.customer }, hints.names) &&
    !billsOwn(lines, vendor, hints.names ?? []);
  const isIssued = !payslip && (isProven || isNamed);
  return {
    ...{
      kind,
      fields,
      taxes: payslip ? [] : taxesOf(sums, lines, currency?.value),
      items: payslip ? [] : findItems(amounts, facts),
    },
    ...(isIssued && { isIssued }),
  };
}

/**
 * Whether who handed a document in issued it: their name stands where its issuer's does for sure, or somebody else is named as the
 * customer. On a bill whose sender is but a picture the only name is its buyer's.
 */
function isOwn(
  { vendor, customer }: { vendor: TextField; customer: TextField | null },
  names: readonly string[] = [],
): boolean {
  return isOwnName(vendor.value, names) && (customer !== null || vendor.confidence >= SURE_MIN);
}

/**
 * Whether its registration proves the same, whatever name stands there. Only who charges tax has to print their own: letters of a tax
 * office, and suppliers that charge none, may print their customer's alone.
 */
function isOwnByNumber(
  { kind, vendor, lines }: { kind: DocumentKind; vendor: TextField | null; lines: readonly TextLine[] },
  { taxNumber }: ReadingHints,
): boolean {
  const isBill = kind === 'invoice' || kind === 'receipt' || kind === 'credit-note';
  return isBill && vendor !== null && taxNumber !== undefined && bearsOwnNumber(lines, vendor, taxNumber);
}

/** What is to be paid for what the document charges itself. */
const totalOf = (amounts: readonly LabelledAmount[]): MoneyField | null =>
  lessWithheld(
    ownTotal(
      taxedTotal(discountedTotal(restoreLostDigits(findTotal(amounts), amounts), amounts), amounts),
      amounts,
    ),
    amounts,
  );

type Sums = Pick<DocumentFields, 'total' | 'subtotal' | 'tax'> & Pick<DocumentReading, 'taxes'>;

/** Total, subtotal and taxes, held against each other. */
function soundSums(
  total: MoneyField | null,
  amounts: readonly LabelledAmount[],
  tip: MoneyField | null,
  currency: string | undefined,
  lines: readonly TextLine[],
): Sums {
  const known = { total: total?.value, tip: tip?.value };
  const sums = findSums(amounts, known, currency, lines);
  if (!total) return { total, ...sums };
  // What is less than its subtotal may be misread, and then no measure of what a tax may be.
  const isTooSmall = sums.subtotal !== null && total.value < sums.subtotal.value;
  const open = isTooSmall ? findSums(amounts, { ...known, total: undefined }, currency, lines) : sums;
  const { subtotal, tax } = open;
  if (!subtotal || !tax) return { total, ...sums };
  const found = { total, subtotal, tax };
  const settled = settleOneDigit(found, { tip: tip?.value ?? 0, rate: rateOf(open.taxes) }, amounts);
  return settled === found ? { total, ...sums } : { ...open, ...settled };
}

/** The taxes of a document; of one that names none, that it says its customer owes them. */
function taxesOf(
  { total, taxes, tax }: Sums,
  lines: readonly TextLine[],
  currency: string | undefined,
): DocumentTax[] {
  const isNamed = taxes.length > 0 || tax !== null;
  const said = isNamed ? undefined : saidUntaxed(lines, total, currency);
  return said ? [said] : taxes;
}

/** The rate of all taxes together, where each has its own printed. */
const rateOf = (taxes: readonly DocumentTax[]): number | null =>
  taxes.reduce<number | null>((sum, { rate }) => (sum === null || rate === null ? null : sum + rate), 0);

/** A payslip's total is the net pay; it has no taxes on sales. */
const noSums = (total: MoneyField | null): Sums => ({ total, subtotal: null, tax: null, taxes: [] });

function vendorOf(
  pages: readonly PageText[],
  lines: readonly TextLine[],
  { vendors: learned = [], names }: ReadingHints,
): TextField | null {
  const read = findVendor(lines, names);
  if (learned.length === 0) return read;
  return knownVendor(read, vendorMarks(pages, { vendor: read, taxNumber: findTaxNumber(lines) }), learned);
}

/** The first amount whose label names it. */
function findNamed(amounts: readonly LabelledAmount[], name: RegExp): MoneyField | null {
  const amount = amounts.find(({ label, isNegative }) => name.test(label) && !isNegative);
  if (!amount) return null;
  const { legibility, ...place } = stretch(amount.line, amount.from, amount.to);
  return { value: amount.amount, ...place, confidence: certainty(2, legibility) };
}
