import type { Country } from '../model/template.ts';

interface ReceiptLimit {
  readonly currency: string;
  /** The smallest amount that wants a receipt, in minor units. */
  readonly from: number;
}

/**
 * From which amount on law asks for a receipt, where it asks for none of smaller ones. USA: $75, but for lodging (IRS Publication 463, ch. 5).
 * Australia: above $82.50 with GST (ATO, tax invoices). Canada, the United Kingdom, Ireland and New Zealand ask for simpler documents of small
 * amounts, and for some of each (Input Tax Credit Information Regulations; SI 1995/2518 reg. 16A; VATCA s 66; GST Act s 19E).
 */
const LIMITS: Partial<Record<Country, ReceiptLimit>> = {
  USA: { currency: 'USD', from: 7500 },
  Australia: { currency: 'AUD', from: 8251 },
};

/** From which amount on entries in a currency want a receipt by a country's law, in minor units; undefined where all do. */
export function receiptLimit(country: Country, currency: string): number | undefined {
  const limit = LIMITS[country];
  return limit?.currency === currency ? limit.from : undefined;
}
