import * as z from 'zod';
import { EInvoice } from './e-invoice.ts';

/** Where something stands on a page: `[x, y, width, height]` in fractions (0–1) of the upright page from its top left. */
export const Box = z.tuple([z.number(), z.number(), z.number(), z.number()]);
export type Box = z.infer<typeof Box>;

/** One word as it was read, with how surely (0–1) its letters are right. */
export const PageWord = z.object({ text: z.string(), box: Box, confidence: z.number().min(0).max(1) });
export type PageWord = z.infer<typeof PageWord>;

/** The words of one page, whichever engine read them; `page` counts from 1, width and height are in pixels or points. */
export const PageText = z.object({
  page: z.int().positive(),
  width: z.number().positive(),
  height: z.number().positive(),
  words: z.array(PageWord),
  /** Of a mail's pages only: 0 for the mail's own text, 1, 2 … for each attached document. */
  part: z.int().nonnegative().optional(),
  /** On the first page of an electronic invoice: what its XML says. A file that is nothing but XML is one page without words. */
  invoice: EInvoice.optional(),
});
export type PageText = z.infer<typeof PageText>;

const documentKinds = [
  'receipt',
  'invoice',
  'credit-note',
  'payslip',
  'statement',
  'email',
  'other',
] as const;
export const DocumentKind = z.enum(documentKinds);
export type DocumentKind = z.infer<typeof DocumentKind>;

/** Where a value comes from beside the page: the XML of an electronic invoice, and what the page prints where it says otherwise. */
export const xmlSource = { source: z.literal('xml').optional(), printed: z.string().optional() };

const place = {
  text: z.string(),
  confidence: z.number().min(0).max(1),
  page: z.int().positive(),
  box: Box,
  ...xmlSource,
};

/** A text read from a document, normalised (`value`) and as printed (`text`), with confidence and place. */
export const TextField = z.object({ value: z.string(), ...place });
export type TextField = z.infer<typeof TextField>;

/** An amount read from a document, in minor units of the document's currency, never negative. */
export const MoneyField = z.object({ value: z.int().nonnegative(), ...place });
export type MoneyField = z.infer<typeof MoneyField>;

/**
 * One tax of a document: its kind as named there (GST, VAT …), rate in percent when printed, amount in minor units: negative where goods
 * of one rate are taken back on an invoice for others.
 */
export const DocumentTax = z.object({
  kind: z.string(),
  rate: z.number().nullable(),
  amount: z.int(),
  ...place,
});
export type DocumentTax = z.infer<typeof DocumentTax>;

/** One line of goods or services; `quantity` null where none is printed, `amount` in minor units, negative for a deduction. */
export const DocumentItem = z.object({
  description: z.string(),
  quantity: z.number().nullable(),
  amount: z.int(),
  page: z.int().positive(),
  box: Box,
});
export type DocumentItem = z.infer<typeof DocumentItem>;

/**
 * The values a bookkeeper needs of a document; null where the document does not say. Days are `yyyy-MM-dd`, `currency` ISO 4217.
 * `total` is the grand total, whatever of it is `prepaid` or still `amountDue`. The last six are a payslip's; its `total` is the net pay.
 */
export const DocumentFields = z.object({
  vendor: TextField.nullable(),
  date: TextField.nullable(),
  dueDate: TextField.nullable(),
  total: MoneyField.nullable(),
  subtotal: MoneyField.nullable(),
  tax: MoneyField.nullable(),
  currency: TextField.nullable(),
  number: TextField.nullable(),
  tip: MoneyField.nullable(),
  taxNumber: TextField.nullable(),
  paymentMethod: TextField.nullable(),
  cardLastFour: TextField.nullable(),
  customer: TextField.nullable(),
  prepaid: MoneyField.nullable(),
  amountDue: MoneyField.nullable(),
  employer: TextField.nullable(),
  periodFrom: TextField.nullable(),
  periodTo: TextField.nullable(),
  gross: MoneyField.nullable(),
  deductions: MoneyField.nullable(),
  net: MoneyField.nullable(),
});
export type DocumentFields = z.infer<typeof DocumentFields>;

/** What was read from one document. A credit note's amounts are positive too: its kind tells the direction. */
export const DocumentReading = z.object({
  kind: DocumentKind,
  fields: DocumentFields,
  taxes: z.array(DocumentTax),
  items: z.array(DocumentItem),
  /** Whoever handed it in issued it: money for it comes in, and goes out for a credit note. */
  isIssued: z.literal(true).optional(),
});
export type DocumentReading = z.infer<typeof DocumentReading>;
