import type {
  DocumentFields,
  DocumentItem,
  DocumentReading,
  DocumentTax,
  MoneyField,
  PageText,
  TextField,
} from '../../../../shared/model/document.ts';
import type { EInvoice } from '../../../../shared/model/e-invoice.ts';
import { noPayslipFields } from '../kinds/payslip-fields.ts';
import { ownValue } from '../../../../shared/own-value.ts';
import type { ReadingHints } from '../read-fields.ts';
import { knownVendor, vendorMarks } from '../vendor/learned-vendors.ts';
import { sheetPlaces } from './invoice-sheet.ts';
import { isOwnName } from '../vendor/own-name.ts';
import { isSameNumber } from '../vendor/own-number.ts';
import { printedProof } from './printed-proof.ts';
import { NOWHERE, type Prove } from './proof.ts';

interface Read {
  readonly invoice: EInvoice;
  readonly pages: readonly PageText[];
  /** The same document read from its pages alone, where they have words. */
  readonly print: DocumentReading | undefined;
  readonly hints?: ReadingHints;
}

/** Codes of UNTDID 4461 that are known by a name that receipts print too. */
const METHODS: Readonly<Record<string, string>> = {
  10: 'Cash',
  20: 'Cheque',
  21: 'Cheque',
  23: 'Cheque',
  30: 'Bank transfer',
  31: 'Bank transfer',
  42: 'Bank transfer',
  49: 'Direct debit',
  54: 'Credit card',
  55: 'Debit card',
  58: 'Bank transfer',
  59: 'Direct debit',
};

/**
 * What an electronic invoice says: its XML counts, its pages show where and fill in what the XML leaves out. `total` is the grand total,
 * whatever was paid before; the seller is the vendor and the buyer the customer, on one's own invoices too. Money is positive: an
 * invoice below zero is a credit note.
 */
export function invoiceReading({ invoice, pages, print, hints = {} }: Read): DocumentReading {
  const { seller, buyer, payment } = invoice;
  const prove = print ? printedProof(pages, print, invoice.currency) : sheetProof(invoice, pages);
  const isNegative = (invoice.total ?? 0) < 0;
  const directed = (amount: number): number => (isNegative && amount !== 0 ? -amount : amount);
  const text = (name: string, value: string | null): TextField | null =>
    value === null || value === '' ? null : { value, ...prove(name, value) };
  const money = (name: string, amount: number | null): MoneyField | null => {
    if (amount === null || directed(amount) < 0) return null;
    return { value: directed(amount), ...prove(name, directed(amount)) };
  };
  const taxNumber = text('taxNumber', seller.taxNumber);
  const vendor = text('vendor', seller.name);
  const fields: DocumentFields = {
    vendor: knownVendor(vendor, vendorMarks(pages, { vendor, taxNumber }), hints.vendors ?? []),
    date: text('date', invoice.issuedOn),
    dueDate: text('dueDate', invoice.dueOn),
    total: money('total', invoice.total),
    subtotal: money('subtotal', invoice.net),
    tax: money('tax', invoice.tax),
    currency: text('currency', invoice.currency),
    number: text('number', invoice.number),
    taxNumber,
    tip: null,
    paymentMethod: text('paymentMethod', ownValue(METHODS, payment.code ?? '') ?? null),
    cardLastFour: text('cardLastFour', payment.cardLastFour),
    customer: text('customer', buyer.name),
    prepaid: money('prepaid', invoice.prepaid === 0 ? null : invoice.prepaid),
    amountDue: money('amountDue', invoice.due),
    ...noPayslipFields,
  };
  return {
    kind: invoice.kind === 'invoice' && isNegative ? 'credit-note' : invoice.kind,
    fields: print ? completed(fields, print.fields) : fields,
    taxes: taxesOf(invoice, directed, prove) ?? print?.taxes ?? [],
    items: invoice.lines.length > 0 ? itemsOf(invoice, directed, prove) : (print?.items ?? []),
    ...(isOwn(invoice, hints) && { isIssued: true }),
  };
}

/** Whether the seller is who handed the invoice in: by its name or its registration. */
const isOwn = (
  { seller: { name, taxNumber }, buyer }: EInvoice,
  { names = [], taxNumber: own }: ReadingHints,
): boolean =>
  (name !== null && isOwnName(name, names, buyer.name)) ||
  (taxNumber !== null && own !== undefined && isSameNumber(taxNumber, own));

/** The proof of an invoice that is nothing but XML: its place where that is drawn. */
function sheetProof(invoice: EInvoice, pages: readonly PageText[]): Prove {
  const places = sheetPlaces(invoice);
  const page = pages[0]?.page ?? 1;
  return (name, value) => {
    // A tax that is the only one stands on the sheet once.
    const place = places.get(name) ?? (name === 'tax' ? places.get('tax-0') : undefined);
    const { text, box } = place ?? { text: String(value), box: NOWHERE };
    return { text, page, box, confidence: 1, source: 'xml' };
  };
}

/** What small profiles leave out (MINIMUM, BASIC WL) is taken from the page, as surely as it was read there. */
function completed(fields: DocumentFields, print: DocumentFields): DocumentFields {
  return {
    ...fields,
    vendor: fields.vendor ?? print.vendor,
    date: fields.date ?? print.date,
    dueDate: fields.dueDate ?? print.dueDate,
    total: fields.total ?? print.total,
    currency: fields.currency ?? print.currency,
    number: fields.number ?? print.number,
    taxNumber: fields.taxNumber ?? print.taxNumber,
    paymentMethod: fields.paymentMethod ?? print.paymentMethod,
    cardLastFour: fields.cardLastFour ?? print.cardLastFour,
  };
}

/**
 * Taxes by rate, those of nothing left out; negative where goods of one rate are taken back on an invoice for others. Where there is no
 * breakdown, it is the whole tax in one. Undefined where the XML says nothing of taxes.
 */
function taxesOf(
  { taxes, tax }: EInvoice,
  directed: (amount: number) => number,
  prove: Prove,
): DocumentTax[] | undefined {
  if (taxes.length === 0 && tax === null) return undefined;
  const broken = taxes.map((each, index) => ({ ...each, name: `tax-${index}` }));
  const rows = broken.length > 0 ? broken : [{ kind: 'VAT', rate: null, amount: tax ?? 0, name: 'tax' }];
  return rows
    .filter(({ amount }) => amount !== 0)
    .map(({ kind, rate, amount, name }) => ({
      kind,
      rate,
      amount: directed(amount),
      ...prove(name, Math.abs(amount)),
    }));
}

/** Lines with allowances and charges, in the file's order; a deduction is negative. */
function itemsOf({ lines }: EInvoice, directed: (amount: number) => number, prove: Prove): DocumentItem[] {
  return lines.map(({ description, quantity, amount: signed }, index) => {
    const amount = directed(signed);
    const { page, box } = prove(`item-${index}`, Math.abs(amount));
    const count = quantity === null ? NaN : Number(quantity);
    return {
      description: description ?? '',
      // A negative count of what a credit note takes back is turned with its money.
      quantity: Number.isFinite(count) ? (amount === signed ? count : Math.abs(count)) : null,
      amount,
      page,
      box,
    };
  });
}
