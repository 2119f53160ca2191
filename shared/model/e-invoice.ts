import * as z from 'zod';

/** Seller or buyer: the registered name, address lines, ISO 3166 country, and the number it is registered for sales tax under. */
const InvoiceParty = z.object({
  name: z.string().nullable(),
  address: z.array(z.string()),
  country: z.string().nullable(),
  taxNumber: z.string().nullable(),
});
export type InvoiceParty = z.infer<typeof InvoiceParty>;

/** A line of goods or services, or an allowance (negative) or charge on the whole invoice. `quantity` is a plain decimal. */
const InvoiceLine = z.object({
  role: z.enum(['goods', 'allowance', 'charge']),
  description: z.string().nullable(),
  quantity: z.string().nullable(),
  amount: z.int(),
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

/** One row of the VAT breakdown (BG-23): its kind, the rate in percent, and the tax. */
const InvoiceTax = z.object({ kind: z.string(), rate: z.number().nullable(), amount: z.int() });
export type InvoiceTax = z.infer<typeof InvoiceTax>;

const amount = z.int().nullable();
const text = z.string().nullable();

/**
 * An electronic invoice, whichever XML it was written in, after EN 16931 (its terms in brackets). Amounts are minor units
 * of `currency`, signed as in the file; days are `yyyy-MM-dd`; whatever the file doesn't say is null.
 */
export const EInvoice = z.object({
  /** By its type code (BT-3). */
  kind: z.enum(['invoice', 'credit-note', 'other']),
  number: text, // BT-1
  issuedOn: text, // BT-2
  dueOn: text, // BT-9
  currency: text, // BT-5
  seller: InvoiceParty, // BG-4
  buyer: InvoiceParty, // BG-7
  /** As many as a document keeps; `linesLeft` counts those beyond. */
  lines: z.array(InvoiceLine), // BG-25, BG-20, BG-21
  linesLeft: z.int(),
  taxes: z.array(InvoiceTax), // BG-23
  net: amount, // BT-109
  tax: amount, // BT-110
  total: amount, // BT-112
  prepaid: amount, // BT-113
  rounding: amount, // BT-114
  due: amount, // BT-115
  /** How it is paid: a code of UNTDID 4461, the account to pay to, the last figures of the card that paid. */
  payment: z.object({ code: text, account: text, cardLastFour: text }), // BG-16
  terms: text, // BT-20
  notes: z.array(z.string()), // BG-1
});
export type EInvoice = z.infer<typeof EInvoice>;
