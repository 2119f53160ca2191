import type { DocumentTax, MoneyField } from '../../../shared/model/document.ts';
import { certainty } from './certainty.ts';
import type { LabelledAmount } from './money-line.ts';
import { stretch } from './text-line.ts';

/** Names of sales taxes as printed → the kind they are. */
const KINDS: readonly (readonly [kind: string, name: RegExp])[] = [
  ['GST/HST', /GST\s*\/\s*HST/i],
  ['HST', /\bHST\b|\bTVH\b/i],
  ['QST', /\bQST\b|\bTVQ\b/i],
  ['PST', /\bPST\b|\bRST\b/i],
  ['GST', /G\.?S\.?T|\bTPS\b/i],
  ['SST', /\bSST\b|service\s*tax/i],
  ['VAT', /\bVAT\b|\bTVA\b|\bBTW\b|MwSt|\bUSt\b|\bIVA\b/i],
  ['sales tax', /sales\s*tax/i],
  ['tax', /\btax\b/i],
];
/** Lines that name a tax without stating its amount: ids, titles, sums with or without it. */
const NOT_AN_AMOUNT =
  /reg|\bid\b|tax\s*invoice|\bno\b|incl|inclusive|excl|exclusive|taxable|before|after|total\s*sales|sub\s*-?total|rate\b/i;
/** No country's sales taxes reach this part of a total. */
const TAX_SHARE_MAX = 0.3;
/** A printed rate and the rate its amounts give may differ by this part of the total (rounding a line). */
const RATE_SLACK = 0.02;

interface Found {
  tax: DocumentTax;
  isSum: boolean;
}

/** Each tax printed on the document, and their sum as `tax`. */
export function findTaxes(
  amounts: readonly LabelledAmount[],
  total: number | undefined,
): { taxes: DocumentTax[]; tax: MoneyField | null } {
  const found = amounts.flatMap((amount) => taxAt(amount, total));
  const parts = found.filter(({ isSum }) => !isSum).map(({ tax }) => tax);
  const taxes = withoutRepeats(parts.length > 0 ? parts : found.map(({ tax }) => tax));
  const printedSum = found.find(({ isSum }) => isSum)?.tax;
  return { taxes, tax: sumField(taxes, printedSum) };
}

function taxAt(amount: LabelledAmount, total: number | undefined): Found[] {
  const kind = KINDS.find(([, name]) => name.test(amount.label))?.[0];
  if (!kind || NOT_AN_AMOUNT.test(amount.label) || amount.position < amount.beside - 1 || amount.isNegative)
    return [];
  if (total !== undefined && amount.amount > TAX_SHARE_MAX * total) return [];
  if (!isNamedBeside(amount) && !isTaxRow(amount)) return [];
  const rate = rateIn(amount.line.text);
  const { legibility, ...place } = stretch(amount.line, amount.from, amount.to);
  const tax = {
    kind,
    rate,
    amount: amount.amount,
    ...place,
    confidence: certainty(evidenceFor(amount.amount, rate, total), legibility),
  };
  return [{ tax, isSum: /total/i.test(amount.label) }];
}

/** Whether the tax is named in the amount's own line, not only in a heading above. */
function isNamedBeside({ line, from }: LabelledAmount): boolean {
  return KINDS.some(([, name]) => name.test(line.text.slice(0, from)));
}

/** A row of a tax table: net amount, then its tax. */
function isTaxRow({ line, beside, amount }: LabelledAmount): boolean {
  const net = /(\d[\d,]*)[.,](\d\d)(?!\d)/.exec(line.text);
  const netMinor = net ? Number(`${net[1]?.replaceAll(',', '')}${net[2]}`) : 0;
  return beside === 2 && amount > 0 && amount < TAX_SHARE_MAX * netMinor;
}

function rateIn(text: string): number | null {
  const rate = /(\d{1,2}(?:[.,]\d{1,3})?)\s?%/.exec(text)?.[1];
  return rate === undefined ? null : Number(rate.replace(',', '.'));
}

/** A tax whose amount fits its rate and the total is all but proven; one larger than the total allows is doubtful. */
function evidenceFor(amount: number, rate: number | null, total: number | undefined): number {
  if (total === undefined || rate === null) return 0.8;
  const expected = (total * rate) / (100 + rate);
  return Math.abs(expected - amount) <= RATE_SLACK * total ? 2.5 : 0.2;
}

function withoutRepeats(taxes: readonly DocumentTax[]): DocumentTax[] {
  return taxes.filter(
    (tax, index) =>
      taxes.findIndex((other) => other.kind === tax.kind && other.amount === tax.amount) === index,
  );
}

function sumField(taxes: readonly DocumentTax[], printed: DocumentTax | undefined): MoneyField | null {
  const first = printed ?? taxes[0];
  if (!first) return null;
  const value = printed?.amount ?? taxes.reduce((sum, tax) => sum + tax.amount, 0);
  const { text, page, box } = first;
  const confidence = Math.min(...[first, ...taxes].map((tax) => tax.confidence));
  return { value, text, page, box, confidence };
}
