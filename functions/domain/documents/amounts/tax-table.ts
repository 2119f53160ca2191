import type { Box, DocumentTax } from '../../../../shared/model/document.ts';
import { certainty } from '../evidence/certainty.ts';
import { stretch, type TextLine } from '../../text/text-line.ts';
import { apart, columnsOf } from './column-headings.ts';
import { printedAmounts, type PrintedAmount } from './printed-amounts.ts';
import { bareTaxRows } from './bare-tax-rows.ts';
import {
  HEADING_WITHIN,
  isPart,
  PROVEN,
  RATES_IN_USE,
  ratesIn,
  ROUNDING_MAX,
  rowOf,
  type ProvenRow,
} from './tax-row-figures.ts';
import { isGoodsRow } from './tax-rows.ts';
import { namesCentralAndState, taxKind } from './tax-kinds.ts';

/** A row of sums ends with net, tax and gross. */
const SUM_COLUMNS = 3;
/** No country's sales taxes reach this part of a net amount. */
const TAX_SHARE_MAX = 0.3;
const TOTAL_SLACK = 4;
/** Cash in these is paid in whole units, which need not be printed as a rounding. */
const CROWNS = ['DKK', 'NOK', 'SEK'];
const CROWN = 100;
/** Amounts of a row; bounds the time. */
const AMOUNTS_MAX = 8;
/** Confidence in taxes whose rows make up less than the total. */
const PART_ONLY = 0.75;

/**
 * The taxes of a table by rate (rate, net, tax, gross in any order, as tills print them), proven by their own figures and by the
 * document's total, which the rows make up. Undefined where no table does.
 */
export function taxTable(
  lines: readonly TextLine[],
  total: number | undefined,
  currency: string,
): DocumentTax[] | undefined {
  if (total === undefined) return undefined;
  const halves = lines.flatMap((line) => stateSums(line, lines, total, currency));
  if (halves.length > 0) return halves.slice(0, 2);
  const rows = lines.flatMap((line) => rowsOf(line, lines, currency));
  const bare = rows.length === 0 ? bareTaxRows(lines, total, currency) : [];
  if (bare.length > 0) return bare;
  if (isEachItsOwn(rows, total)) return rows.map(({ tax }) => tax);
  const byRate = [...Map.groupBy(rows, ({ tax }) => `${tax.kind} ${tax.rate}`).values()];
  const kept = byRate.flatMap((own) => summary(own, byRate.length === 1 ? total : undefined) ?? []);
  if (kept.length === 0) return sumRow(lines, total, currency) ?? goodsColumn(lines, total, currency);
  if (kept.length !== byRate.length) return undefined;
  const shared = kept.some(({ tax }) => tax.kind === 'SGST')
    ? kept.filter(({ tax }) => tax.kind !== 'SGST')
    : kept;
  const gross = shared.reduce((sum, row) => sum + row.gross, 0);
  if (Math.abs(gross - total) <= TOTAL_SLACK) return kept.map(({ tax }) => tax);
  if (isInCrowns(total, gross, currency)) return kept.map(asPartOnly);
  const [only] = kept.length === 1 ? kept : [];
  // A till's row of one rate beside goods without tax, which names the tax itself.
  if (only && gross < total && isStatedByItself(only, lines)) return [asPartOnly(only)];
  const isTable =
    kept.length > 1 && (kept.every(({ isSummed }) => isSummed) || isAddedUp(kept, lines, currency));
  return isTable && gross < total ? kept.map(asPartOnly) : undefined;
}

/** Deposits and gifts bear no tax, but a row that was not read would be missed too: the taxes are to be checked. */
const asPartOnly = ({ tax }: ProvenRow): DocumentTax => checked(tax);

/**
 * Whether the rows of a table make the total by themselves, though several are of one rate: Portugal's tills keep one for each letter
 * beside their goods.
 */
function isEachItsOwn(rows: readonly ProvenRow[], total: number): boolean {
  const isSplit = new Set(rows.map(({ tax }) => tax.rate)).size < rows.length;
  const isOfStates = rows.some(({ tax }) => tax.kind === 'SGST');
  return (
    isSplit &&
    !isOfStates &&
    rows.every(({ isSummed }) => isSummed) &&
    rows.reduce((sum, { gross }) => sum + gross, 0) === total
  );
}

/** A row that begins with a tax and its rate, and has but sums behind: "VAT A 20% 34.98 6.99". */
const STATED = /^\W*[\p{L}.]{2,8}\s*(?:[A-Z*]\s*)?\(?\d{1,2}(?:[.,]\d{1,2})?\s?%\)?[^\p{L}]*$/u;

const isStatedByItself = ({ tax }: ProvenRow, lines: readonly TextLine[]): boolean =>
  lines.some(
    ({ text, page }) =>
      page === tax.page && text.includes(tax.text) && STATED.test(text) && taxKind(text) !== undefined,
  );

/** Whether a line adds up both the net amounts and the taxes of a table's rows. */
function isAddedUp(rows: readonly ProvenRow[], lines: readonly TextLine[], currency: string): boolean {
  const taxes = rows.reduce((sum, { tax }) => sum + tax.amount, 0);
  const net = rows.reduce((sum, { gross }) => sum + gross, 0) - taxes;
  return lines.some((line) => {
    const printed = printedAmounts(line.text, currency).map(({ amount }) => amount);
    return printed.includes(taxes) && printed.includes(net);
  });
}

/** A tax that is to be checked. */
const checked = (tax: DocumentTax): DocumentTax => ({
  ...tax,
  confidence: Math.min(PART_ONLY, tax.confidence),
});

/** The tax of a row that ends with net, tax and the document's total, where a heading names the tax: "Total 800.00 184.00 984.00". */
function sumRow(lines: readonly TextLine[], total: number, currency: string): DocumentTax[] | undefined {
  for (const line of lines) {
    const [net, tax, gross] = printedAmounts(line.text, currency).slice(-SUM_COLUMNS);
    if (!net || !tax || !gross) continue;
    if (isGoodsRow(line.text) && !isUnderTax(stretch(line, tax.from, tax.to).box, line, lines)) continue;
    const isTotal = gross.amount === total || isInCrowns(total, gross.amount, currency);
    const isSum = net.amount + tax.amount === gross.amount && isTotal && tax.amount > 0;
    const heading = headingOf(line, lines);
    if (!isSum || tax.amount > TAX_SHARE_MAX * net.amount || heading === undefined) continue;
    const kind = taxKind(heading) ?? 'tax';
    const rate = RATES_IN_USE.find((each) => isPart(tax.amount, net.amount, each)) ?? null;
    const { legibility, ...place } = stretch(line, tax.from, tax.to);
    const found = { kind, rate, amount: tax.amount, ...place, confidence: certainty(PROVEN, legibility) };
    return [gross.amount === total ? found : checked(found)];
  }
  return undefined;
}

/** Whether a total is what a sum becomes in whole crowns. */
const isInCrowns = (total: number, sum: number, currency: string): boolean =>
  CROWNS.includes(currency) && total % CROWN === 0 && Math.abs(sum - total) <= CROWN / 2;

/** The tax of goods that each state net, tax and gross under a heading of the tax, where their gross amounts make the total. */
function goodsColumn(lines: readonly TextLine[], total: number, currency: string): DocumentTax[] | undefined {
  const rows = lines.flatMap((line) => {
    const [net, tax, gross] = printedAmounts(line.text, currency).slice(-SUM_COLUMNS);
    if (!net || !tax || !gross || net.amount + tax.amount !== gross.amount) return [];
    if (gross.amount === total || tax.amount > TAX_SHARE_MAX * net.amount) return [];
    const place = stretch(line, tax.from, tax.to);
    return isUnderTax(place.box, line, lines) ? [{ tax, gross, place, line }] : [];
  });
  const last = rows.at(-1);
  if (!last || rows.reduce((sum, { gross }) => sum + gross.amount, 0) !== total) return undefined;
  const amount = rows.reduce((sum, { tax }) => sum + tax.amount, 0);
  if (amount === 0) return undefined;
  const kind = taxKind(headingOf(last.line, lines) ?? '') ?? 'tax';
  const rate = RATES_IN_USE.find((each) => isPart(amount, total - amount, each)) ?? null;
  const legibility = Math.min(...rows.map(({ place }) => place.legibility));
  const { legibility: _, ...place } = last.place;
  return [{ kind, rate, amount, ...place, confidence: certainty(PROVEN, legibility) }];
}

/** Whether the heading right over an amount names a tax: then the goods' own line may be the row of sums. */
function isUnderTax(box: Box, line: TextLine, lines: readonly TextLine[]): boolean {
  const above = lines.slice(Math.max(0, line.index - HEADING_WITHIN), line.index);
  const heading = above.findLast(({ text }) => taxKind(text) !== undefined);
  return (
    heading !== undefined &&
    columnsOf(heading).some((column) => apart(column.box, box) < 0 && taxKind(column.text) !== undefined)
  );
}

/** India's two taxes in a row of sums between their net amount and the document's total: "Total Value 495.00 12.37 12.38 519.75". */
function stateSums(
  line: TextLine,
  lines: readonly TextLine[],
  total: number,
  currency: string,
): DocumentTax[] {
  const [net, central, state, gross] = printedAmounts(line.text, currency).slice(-SUM_COLUMNS - 1);
  if (!net || !central || !state || gross?.amount !== total || isGoodsRow(line.text)) return [];
  const isHalf = central.amount > 0 && Math.abs(central.amount - state.amount) <= ROUNDING_MAX;
  const isSum = net.amount + central.amount + state.amount === total;
  if (!isHalf || !isSum || !namesCentralAndState(headingOf(line, lines) ?? '')) return [];
  const rate = RATES_IN_USE.find((each) => isPart(central.amount, net.amount, each)) ?? null;
  return [central, state].map((half, index) => {
    const { legibility, ...place } = stretch(line, half.from, half.to);
    const kind = index === 0 ? 'CGST' : 'SGST';
    return { kind, rate, amount: half.amount, ...place, confidence: certainty(PROVEN, legibility) };
  });
}

/** Of rows of one rate the only one, the one that makes the total, or the one that adds the others up; undefined where none does. */
function summary(rows: readonly ProvenRow[], total: number | undefined): ProvenRow | undefined {
  const whole = rows.find(({ gross }) => gross === total);
  if (whole) return whole;
  const [first] = rows;
  const isOne = rows.every(({ gross, tax }) => gross === first?.gross && tax.amount === first.tax.amount);
  if (isOne) return first;
  const all = rows.reduce((sum, { gross }) => sum + gross, 0);
  return rows.find(({ gross }) => Math.abs(2 * gross - all) <= ROUNDING_MAX);
}

function rowsOf(line: TextLine, lines: readonly TextLine[], currency: string): ProvenRow[] {
  const amounts = printedAmounts(line.text, currency).filter(({ isNegative }) => !isNegative);
  if (amounts.length < 2 || amounts.length > AMOUNTS_MAX || isGoodsRow(line.text)) return [];
  const heading = headingOf(line, lines);
  if (heading === undefined) return [];
  const halves = stateRows(line, amounts, heading);
  if (halves.length > 0) return halves;
  const kind = taxKind(line.text) ?? taxKind(heading) ?? (BASE_AND_QUOTA.test(heading) ? 'VAT' : 'tax');
  const row = rowOf(line, lines, currency, kind);
  return row ? [row] : [];
}

/** India's two taxes side by side in one row, each half of the whole. */
function stateRows(line: TextLine, amounts: readonly PrintedAmount[], heading: string): ProvenRow[] {
  const [rate, second] = ratesIn(line.text).filter(({ isSigned }) => isSigned);
  if (!rate || rate.value !== second?.value || !namesCentralAndState(heading)) return [];
  const net = amounts[0];
  const halves = amounts.filter(({ amount }) => net && isPart(amount, net.amount, rate.value));
  if (!net || halves.length !== 2) return [];
  return halves.map((half, index) => {
    const { legibility, ...place } = stretch(line, half.from, half.to);
    return {
      tax: {
        kind: index === 0 ? 'CGST' : 'SGST',
        rate: rate.value,
        amount: half.amount,
        ...place,
        confidence: certainty(PROVEN, legibility),
      },
      gross: net.amount + 2 * half.amount,
      isSummed: false,
    };
  });
}

/** A rate and a net amount say that the third figure is a tax, where no word does: "A 7,0% Netto 11,36 0,79". */
const NET_AT_RATE =
  /\d\s?%.*\b(?:nett0?o?|net|base|cuota|imponibile|h\.?t)\b|\b(?:nett0?o?|net|base|imponibile|h\.?t)\b.*\d\s?%/i;

/** Spain's headings of a table of taxes, which need not name the tax: "TIPO BASE CUOTA". */
const BASE_AND_QUOTA = /(?<!\p{L})base(?!\p{L}).*(?<!\p{L})cuota(?!\p{L})/iu;
const namesTax = (text: string): boolean => taxKind(text) !== undefined || BASE_AND_QUOTA.test(text);

/** The nearest lines above that name a tax, with the row's own words; undefined where no tax is named. */
function headingOf(line: TextLine, lines: readonly TextLine[]): string | undefined {
  const above = lines.slice(Math.max(0, line.index - HEADING_WITHIN), line.index);
  const named = [...above, line].filter(({ text }) => namesTax(text));
  if (named.length === 0) return NET_AT_RATE.test(line.text) ? line.text : undefined;
  return named.map(({ text }) => text).join('\n');
}
