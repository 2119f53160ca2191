import { isCivilDate } from '../../../../shared/civil-date.ts';
import type { EInvoice, InvoiceLine, InvoiceTax } from '../../../../shared/model/e-invoice.ts';
import { minorDigits, minorFromDecimal } from '../../../../shared/money.ts';
import { allAt, textAt, type XmlElement } from './xml-element.ts';

/** ISO 4217's code for "no currency": two decimals, as most have. */
const UNKNOWN_CURRENCY = 'XXX';
/** No amount has more letters; bounds the time. */
const DECIMAL_LETTERS_MAX = 40;
const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?$/;

/**
 * The minor units of an amount as XML writes it (BT-106 to BT-115). EN 16931 allows as many decimals as the currency has; what
 * programs write beyond (`19.990000001`) is rounded half away from zero, digit by digit. Null where it is no amount.
 */
export function minorOf(text: string, currency: string | null): number | null {
  const [, sign = '', whole = '', fraction = ''] =
    DECIMAL.exec(text.trim().slice(0, DECIMAL_LETTERS_MAX)) ?? [];
  if (whole + fraction === '') return null;
  const code = currency ?? UNKNOWN_CURRENCY;
  const digits = minorDigits(code);
  const cut = minorFromDecimal(`${whole || '0'}.${fraction.slice(0, digits)}`, code);
  if (cut === undefined) return null;
  const minor = cut + Number((fraction[digits] ?? '0') >= '5');
  return sign === '-' && minor !== 0 ? -minor : minor;
}

/** Reads amounts of the invoice's own currency: where an amount is told in several, that one. */
export function moneyIn(currency: string | null) {
  return (parent: XmlElement | undefined, path: string): number | null => {
    const found = allAt(parent, path);
    const own =
      found.find(({ attributes }) => attributes['currencyID'] === currency) ??
      found.find(({ attributes }) => attributes['currencyID'] === undefined);
    return own ? minorOf(own.text, currency) : null;
  };
}

/** An ISO 4217 code, or null. */
export const currencyOf = (text: string | null | undefined): string | null =>
  text && /^[A-Z]{3}$/.test(text.trim()) ? text.trim() : null;

/** Of an invoice that names its currency beside its sums alone: theirs. */
export const currencyAmong = (sums: XmlElement | undefined): string | null =>
  currencyOf(sums?.children.find(({ attributes }) => attributes['currencyID'])?.attributes['currencyID']);

/** A day as CII (`20260316`, format 102) or UBL (`2026-03-16`, with or without a time zone) writes it; null for anything else. */
export function dayOf(text: string | null): string | null {
  const compact = /^(\d{4})(\d{2})(\d{2})(?:\d{4,6})?$/.exec(text ?? '');
  const day = compact ? compact.slice(1, 4).join('-') : (text ?? '').slice(0, 10);
  return isCivilDate(day) ? day : null;
}

/** Codes of UNTDID 1001 whose documents pay money back. */
const CREDIT_NOTES = ['81', '83', '261', '262', '296', '308', '381', '396', '420', '457', '532'];
/** Codes that claim no money: offers, orders and their answers, pro formas, delivery notes. */
const NO_INVOICES = ['220', '230', '231', '270', '310', '325', '351'];

/** What a document is by its type code (BT-3). */
export function kindOf(typeCode: string | null): EInvoice['kind'] {
  if (typeCode !== null && CREDIT_NOTES.includes(typeCode)) return 'credit-note';
  return typeCode !== null && NO_INVOICES.includes(typeCode) ? 'other' : 'invoice';
}

/** Where EN 16931's one tax, VAT, is called GST. */
const GST_COUNTRIES = ['AU', 'NZ', 'SG', 'IN'];

/** Taxes that are called here as their schemes are. */
const OWN_NAMES = ['GST', 'HST', 'QST', 'PST', 'CGST', 'SGST', 'IGST', 'SST'];
/** VAT as invoices beyond EN 16931 call it: in Turkey by the code of its tax office, too. */
const VAT_NAMES = ['VAT', 'KDV', '0015', 'TVA', 'IVA', 'MWST', 'UST', 'BTW', 'MOMS', 'MVA'];

/** What a tax is called here: by its scheme (UNTDID 5153), and where the seller is. */
export function taxKindOf(scheme: string | null, country: string | null): string {
  const name = scheme?.toUpperCase() ?? 'VAT';
  if (OWN_NAMES.includes(name)) return name;
  if (country !== null && GST_COUNTRIES.includes(country)) return 'GST';
  return VAT_NAMES.includes(name) ? 'VAT' : 'tax';
}

/** A rate in percent; null where none is told. */
export function rateOf(text: string | null): number | null {
  const rate = Number(text ?? NaN);
  return Number.isFinite(rate) && rate >= 0 ? rate : null;
}

/** Rows of a breakdown that have an amount. */
export const withAmounts = (
  taxes: readonly (Omit<InvoiceTax, 'amount'> & { amount: number | null })[],
): InvoiceTax[] => taxes.flatMap(({ amount, ...tax }) => (amount === null ? [] : [{ ...tax, amount }]));

/** An allowance or charge as both syntaxes tell it: its size, and whether it is one or the other. */
interface Adjustment {
  readonly isCharge: boolean;
  readonly description: string | null;
  readonly amount: number | null;
}

/** Allowances (negative) and charges on the whole invoice as lines of it; those of nothing say nothing. */
export const adjustmentLines = (adjustments: readonly Adjustment[]): InvoiceLine[] =>
  adjustments.flatMap(({ isCharge, description, amount }): InvoiceLine[] => {
    if (!amount) return [];
    const role = isCharge ? 'charge' : 'allowance';
    return [{ role, description, quantity: null, amount: isCharge ? amount : -amount }];
  });

/** Lines of an address, postal code and town on one. */
export const addressLines = (
  address: XmlElement | undefined,
  { streets, postcode }: { streets: readonly string[]; postcode: string },
): string[] => {
  const town = [textAt(address, postcode), textAt(address, 'CityName')].filter((part) => part !== null);
  return [...streets.flatMap((line) => textAt(address, line) ?? []), town.join(' ')];
};

export const isTrue = (text: string | null): boolean => /^(?:true|1)$/i.test(text ?? '');

/** The last four figures of a card's number, however much of it is hidden. */
export const lastFourOf = (number: string | null): string | null => /\d{4}$/.exec(number ?? '')?.[0] ?? null;
