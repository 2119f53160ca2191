import type { DocumentTax, MoneyField } from '../../../../shared/model/document.ts';
import { certainty } from '../evidence/certainty.ts';
import { sinceLastAmount, type LabelledAmount } from './money-line.ts';
import { fittingTaxes, type KnownSums, type SumsFit } from './fitting-taxes.ts';
import { isTaxRow, rowTax } from './tax-rows.ts';
import { printedAmounts, UNKNOWN_CURRENCY } from './printed-amounts.ts';
import { stretch } from '../../text/text-line.ts';
import { countryTax, TAXED_AT, taxKind } from './tax-kinds.ts';

/** Lines that name a tax without stating its amount: ids, titles, sums with or without it. */
const NOT_AN_AMOUNT =
  /reg|\bid\b|tax\s*invoice|\bno\b|excl|exclusive|taxable|before|after|total\s*sales|sub\s*-?total|base|grondslag|imponib|netto|\bht\b|hors|ohne|vor\b|exempt|free|fuori\s*campo|\besente\b|outside\s*(?:the\s*)?scope|not\s*subject|sprzed\p{L}*\.?\s*opod/iu;
/** The number under which a business pays a tax, beside the tax itself. */
const REGISTERED =
  /(?:(?:reg\S*|no|nr|n[°o]|#)[\s.:]*)?\b(?:[A-Z]{2,3}\s?)?\d[\d\s-]{7,}\d(?:\s?[A-Z]{2}\s?\d{4})?\b/giu;
/** A tax that is part of the amounts above: "includes GST 10 %", "dont TVA 20 %", "inkl. 19 % MwSt". */
const INCLUDED =
  /incl|inkl|enthalten|darin|dont|waarvan|inbegrepen|incluid|\bof\s*which|compris|di\s*cui|varav|heraf|herav|hvorav|w\s*tym/i;
/** A sum with its taxes is none of them. */
const SUM_WITH_TAX = /t[o0]ta|amount\s*(?:due|incl)|summe|betrag\b|gesamt|montant|importe|ttc|sales|due|pay/i;
/** The tax within a total, and not the total with it: "Total GST included". */
const TAX_WITHIN = /^\W*total\s+(?:GST|HST|VAT|tax)\s+incl\w*\W*$/i;
/** No country's sales taxes reach this part of a total. */
const TAX_SHARE_MAX = 0.3;
/** A printed rate and the rate its amounts give may differ by this part of the total (rounding a line). */
const RATE_SLACK = 0.02;
const PROVEN = 2.9;

/** A document's taxes, their sum, and whether they make the subtotal the total. */
export interface FoundTaxes {
  taxes: DocumentTax[];
  tax: MoneyField | null;
  fit: SumsFit;
}

interface Found {
  tax: DocumentTax;
  isSum: boolean;
  /** Whether fees are in it too, as airlines add them up: it counts only where nothing names the tax itself. */
  isMixed: boolean;
  /** Whether its line begins with a day: charged that day, as a hotel's folio lists it. */
  isDated: boolean;
}

/**
 * Each tax printed on the document, and their sum as `tax`. Of more candidates than fit, those are kept that make the subtotal the
 * total; taxes that do are surer, taxes that contradict the sums less sure.
 */
export function findTaxes(
  amounts: readonly LabelledAmount[],
  sums: KnownSums,
  currency: string | undefined,
): FoundTaxes {
  const found = addedUp(amounts.flatMap((amount) => taxAt(amount, sums.total, currency)));
  const own = found.filter(({ isSum }) => !isSum);
  const pure = own.filter(({ isMixed }) => !isMixed);
  const parts = (pure.length > 0 ? pure : own).map(({ tax }) => tax);
  const all = withoutSums(withoutRepeats(parts.length > 0 ? parts : found.map(({ tax }) => tax)));
  const { taxes, fit } = fittingTaxes(all, sums);
  const printedSum = found.find(({ isSum, isMixed }) => isSum && !isMixed)?.tax;
  const ofSum = printedSum && fit !== 'proven' ? fittingTaxes([printedSum], sums) : undefined;
  // What the printed sum of taxes proves, no other reading of a row contradicts.
  if (ofSum?.fit === 'proven') return { ...ofSum, tax: sumField(ofSum.taxes, undefined) };
  if (fit === 'proven' || !printedSum) return { taxes, fit, tax: sumField(taxes, undefined) };
  return { taxes: ofOneKind(taxes, printedSum), fit, tax: sumField(taxes, printedSum) };
}

function taxAt(amount: LabelledAmount, total: number | undefined, currency: string | undefined): Found[] {
  const row = rowTax(amount);
  const named =
    taxKind(amount.label) ?? kindBehind(amount) ?? (row ? taxKind(textBefore(amount)) : undefined);
  if (!named || amount.isNegative || NUMBER_GOES_ON.test(textBehind(amount))) return [];
  if (!row && !isStatedAlone(amount)) return [];
  if (!row && isGoodsPrice(amount)) return [];
  if (total !== undefined && amount.amount > TAX_SHARE_MAX * total) return [];
  const rate = row?.rate ?? rateIn(amount.label) ?? rateIn(amount.line.text);
  const { legibility, ...place } = stretch(amount.line, amount.from, amount.to);
  const evidence = row ? PROVEN : evidenceFor(amount.amount, rate, total);
  const tax = {
    kind: countryTax(named, currency),
    rate,
    amount: amount.amount,
    ...place,
    confidence: certainty(evidence, legibility),
  };
  const isSum = /t[o0]tal/i.test(amount.label) && !INCLUDED.test(amount.label);
  return [{ tax, isSum, isMixed: FEES.test(amount.label), isDated: DATED.test(amount.line.text) }];
}

/** What goes on so is the number of a tax register: "GST N0. 88-118-822". */
const NUMBER_GOES_ON = /^-\d{3}/;
const textBehind = ({ line, to }: LabelledAmount): string => line.text.slice(to);
const textBefore = ({ line, from }: LabelledAmount): string => line.text.slice(0, from);

const FEES = /\bfees\b|\bcharges\b/i;
const DATED = /^\W*(?:\d{1,4}[-\/.]\d{1,2}[-\/.]\d{1,4}\b|\d{1,2}[ -]\p{L}{3,9}\b|\p{L}{3,9}\.? \d{1,2}\b)/u;

/** Taxes of one kind and rate that are charged day by day are one tax. */
function addedUp(found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const each of found) {
    const at = kept.findIndex(
      ({ tax, isDated }) =>
        isDated && each.isDated && tax.kind === each.tax.kind && tax.rate === each.tax.rate,
    );
    const before = kept[at];
    if (!before) kept.push(each);
    else {
      const { tax } = each;
      const confidence = Math.min(before.tax.confidence, tax.confidence);
      kept[at] = { ...each, tax: { ...tax, amount: before.tax.amount + tax.amount, confidence } };
    }
  }
  return kept;
}

/** A quantity, which is no rate. */
const QUANTITY = /(?<![\d.,])\d{1,4}(?:[.,]\d{1,3})?(?![\d.,]|\s?%)/g;

/** Whether an amount is what a line's quantity makes of its price: "4   62.00   GST   248.00" names the tax that is in it. */
function isGoodsPrice({ line, amount, position, beside }: LabelledAmount): boolean {
  if (beside < 2 || position < beside - 1 || line.text.includes('%')) return false;
  const [price] = printedAmounts(line.text, UNKNOWN_CURRENCY).slice(0, -1).slice(-1);
  if (!price) return false;
  const quantities = [...line.text.slice(0, price.from).matchAll(QUANTITY)].map(([text]) =>
    Number(text.replace(',', '.')),
  );
  return quantities.some((quantity) => quantity > 0 && Math.abs(quantity * price.amount - amount) <= 1);
}

/** Whether a line names a tax and states its amount as its last one. */
function isStatedAlone(amount: LabelledAmount): boolean {
  const { position, beside, isFromAbove } = amount;
  const label = amount.label.replace(REGISTERED, '').replace(TAXED_AT, '');
  if (isIncludedHere(amount) || isNamedWithRate(amount) || kindBehind(amount) !== undefined) return true;
  if (isBesideTax(amount)) return true;
  if (NOT_AN_AMOUNT.test(label) || (position < beside - 1 && !isFromAbove)) return false;
  if (TAX_WITHIN.test(label)) return true;
  if (INCLUDED.test(label)) return !SUM_WITH_TAX.test(label.split(INCLUDED)[0] ?? '');
  return (
    isNamedBeside(amount) || isTaxRow(amount) || (isFromAbove && beside > 1 && !SUM_WITH_TAX.test(label))
  );
}

/** What opens a remark that says what is within the amount before it, up to its own amount: "£42.98 (includes £7.16 VAT)". */
const REMARK = /\(\s*(?:incl|inkl|dont|waarvan|davon|varav|heraf|herav|di\s*cui|of\s*which)[^()\d]*$/i;

/** A tax that tills name behind its amount, up to the end or the sum that it is in: "7.20 VAT TTL 43.20", "R18.00 VAT incl. @ 15%". */
const NAMED_BEHIND =
  /^\s{1,3}([\p{L}.]{2,6})\s+(?:ttl\b|incl(?:uded)?\b\.?(?:\s*@?\s?\d{1,2}(?:[.,]\d{1,3})?\s?%)?\s*$)/iu;
/** What stands before an amount that opens its line: nothing, or its currency. */
const OPENS_LINE = /^\W*[A-Z]{0,3}\W*$/;

/** The tax that is named behind an amount which opens its line or is said to be within another: "Including £8.58 in VAT". */
function kindBehind({ line, from, to, label }: LabelledAmount): string | undefined {
  if (OPENS_LINE.test(line.text.slice(0, from))) {
    const named = NAMED_BEHIND.exec(line.text.slice(to))?.[1];
    if (named !== undefined) return taxKind(named);
  }
  if (REMARK.test(line.text.slice(0, from))) {
    const named = /^\s*([^()]{2,24})\)/u.exec(line.text.slice(to))?.[1];
    return named === undefined ? undefined : taxKind(named);
  }
  if (!INCLUDED.test(label) || /\d/.test(line.text.slice(0, from))) return undefined;
  const behind = /^\s*(?:in|of|de|di|an|i|w)\s+([\p{L}.]{2,24})\W*$/iu.exec(line.text.slice(to))?.[1];
  return behind === undefined ? undefined : taxKind(behind);
}

/** Whether a total says beside itself which part of it is tax: "(including GST of $8.09)". */
function isIncludedHere({ line, from }: LabelledAmount): boolean {
  const said = line.text.slice(0, from).split('(').at(-1) ?? '';
  const [, named] = said.split(INCLUDED);
  return (
    named !== undefined &&
    taxKind(named) !== undefined &&
    /^[^\d%]*(?:\d+(?:[.,]\d+)?\s?%)?[^\d%]*$/.test(named)
  );
}

/** Whether a tax and its rate are all that stands between an amount and the one before it: "TVA 5,5% 1,14   TVA 20% 1,05". */
function isNamedWithRate({ label, beside, line, from }: LabelledAmount): boolean {
  if (beside < 2 || NOT_AN_AMOUNT.test(label)) return false;
  return (
    /(?:^|   )\W*[\p{L}.]{2,8}\s*\d{1,2}(?:[.,]\d{1,3})?\s?%\W*$/u.test(line.text.slice(0, from)) &&
    taxKind(label) !== undefined
  );
}

/** A tax and nothing else, before its amount. */
const TAX_ALONE = /^\W*(?:[GHPQ]\.?S\.?T|T\.?[PV]\.?[SQ]|T\.?V\.?H|VAT|SST|tax)\W*$/iu;

/** What tills call the total that stands behind its tax. */
const BALANCE_ALONE = /^\W*bal(?:ance)?\W*$/iu;

/** Whether the next amount of the line has a tax of its own before it, or is the balance: "GST:   $0.28   PST:   $0.00", "TAX .42   BAL 8.90". */
function isBesideTax({ label, line, position, beside }: LabelledAmount): boolean {
  if (beside < 2 || !TAX_ALONE.test(label)) return false;
  const next = printedAmounts(line.text, UNKNOWN_CURRENCY)[position + 1];
  const before = next && sinceLastAmount(line.text.slice(0, next.from));
  return before !== undefined && (TAX_ALONE.test(before) || BALANCE_ALONE.test(before));
}

/** Whether the tax is named in the amount's own line, or in a label there that wraps; not only in a heading above. */
function isNamedBeside({ line, from, label, isFromAbove }: LabelledAmount): boolean {
  return taxKind(line.text.slice(0, from)) !== undefined || (!isFromAbove && taxKind(label) !== undefined);
}

function rateIn(text: string): number | null {
  const rate = /(\d{1,2}(?:[.,]\s?\d{1,3})?)\s?%/.exec(text)?.[1];
  return rate === undefined ? null : Number(rate.replace(/[.,]\s?/, '.'));
}

/** A tax whose amount fits its rate and the total is all but proven; one larger than the total allows is doubtful. */
function evidenceFor(amount: number, rate: number | null, total: number | undefined): number {
  if (total === undefined || rate === null) return 1.2;
  const expected = (total * rate) / (100 + rate);
  return Math.abs(expected - amount) <= RATE_SLACK * total ? 2.5 : 0.8;
}

/** The same amount again is the same tax: in a table after the sums, or named in general beside its own name. */
function withoutRepeats(taxes: readonly DocumentTax[]): DocumentTax[] {
  const kept: DocumentTax[] = [];
  for (const tax of taxes) {
    const known = kept.findIndex(
      (other) =>
        other.amount === tax.amount &&
        (other.kind === tax.kind || isGeneral(other) || isGeneral(tax)) &&
        (other.rate === tax.rate || other.rate === null || tax.rate === null),
    );
    const before = kept[known];
    if (!before) kept.push(tax);
    else if (isGeneral(before) || (before.rate === null && tax.rate !== null)) kept[known] = tax;
  }
  return kept;
}

/** A tax charged day by day, as hotels do, is one tax: the sum that is printed of it. */
function ofOneKind(taxes: readonly DocumentTax[], printedSum: DocumentTax): DocumentTax[] {
  const [first] = taxes;
  const isOne = taxes.every(({ kind, rate }) => kind === first?.kind && rate === first.rate);
  return first && isOne ? [{ ...printedSum, kind: first.kind, rate: first.rate }] : [...taxes];
}

/** Without the row that adds up the others, as tables of several rates end. */
function withoutSums(taxes: readonly DocumentTax[]): DocumentTax[] {
  const all = taxes.reduce((sum, { amount }) => sum + amount, 0);
  return taxes.length < 3
    ? [...taxes]
    : taxes.filter(({ amount, rate }) => rate !== null || 2 * amount !== all);
}

function isGeneral({ kind }: DocumentTax): boolean {
  return kind === 'tax' || kind === 'sales tax';
}

/** The sum of taxes as a field: as printed, else added up. */
export function sumField(taxes: readonly DocumentTax[], printed: DocumentTax | undefined): MoneyField | null {
  const first = printed ?? taxes[0];
  if (!first) return null;
  const value = printed?.amount ?? taxes.reduce((sum, tax) => sum + tax.amount, 0);
  const { text, page, box } = first;
  const confidence = Math.min(...[first, ...taxes].map((tax) => tax.confidence));
  return { value, text, page, box, confidence };
}
