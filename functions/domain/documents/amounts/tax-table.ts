import type { Box, DocumentTax } from '../../../../shared/model/document.ts';
import { certainty } from '../evidence/certainty.ts';
import { stretch, type TextLine } from '../../text/text-line.ts';
import { apart, columnsOf } from './column-headings.ts';
import { printedAmounts, type PrintedAmount } from './printed-amounts.ts';
import { isGoodsRow } from './tax-rows.ts';
import { namesCentralAndState, taxKind } from './tax-kinds.ts';

/** A row of a table of taxes by rate: its tax, and what its net and its tax add up to. */
interface ProvenRow {
  readonly tax: DocumentTax;
  readonly gross: number;
  /** Whether the row itself prints what its net and its tax add up to. */
  readonly isSummed: boolean;
}

/** Rates of sales taxes that tills print without a sign of percent. */
const RATES = new Set([
  2.1, 2.5, 2.6, 3, 3.8, 4, 5, 5.5, 6, 7, 7.7, 8, 8.1, 9, 10, 12, 12.5, 13, 13.5, 14, 15, 18, 19, 20, 21, 22,
  23, 24, 25, 28,
]);
const RATE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,3})?)\s?(%)?(?![\d.,])/g;
/** A row of sums ends with net, tax and gross. */
const SUM_COLUMNS = 3;
const RATES_IN_USE = [...RATES];
/** No country's sales taxes reach this part of a net amount. */
const TAX_SHARE_MAX = 0.3;
/** What rounding a row may take, in minor units. */
const ROUNDING_MAX = 2;
/** What rounding once may take of it. */
const ROUNDED = 1;
const TOTAL_SLACK = 4;
/** Cash in these is paid in whole units, which need not be printed as a rounding. */
const CROWNS = ['DKK', 'NOK', 'SEK'];
const CROWN = 100;
/** Amounts of a row; bounds the time. */
const AMOUNTS_MAX = 8;
/** Rows that may stand between the heading that names the tax and a row. */
const HEADING_WITHIN = 8;
const PROVEN = 3.2;
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
  for (const { value, isSigned, from } of ratesFor(line, lines)) {
    const others = amounts.filter((amount) => from < amount.from || from >= amount.to);
    const found = provenBy(others, value, isSigned || isUnderPercent(line, lines));
    if (!found) continue;
    const { legibility, ...place } = stretch(line, found.tax.from, found.tax.to);
    const tax = {
      kind,
      rate: value,
      amount: found.tax.amount,
      ...place,
      confidence: certainty(PROVEN, legibility),
    };
    return [{ tax, gross: found.gross, isSummed: found.isSummed }];
  }
  return [];
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

const isPart = (tax: number, net: number, rate: number): boolean =>
  Math.abs((net * rate) / 100 - tax) <= ROUNDING_MAX;

/** The tax of a row and what it makes with its net: net × rate, and net + tax where the rate bears no sign. */
function provenBy(
  amounts: readonly PrintedAmount[],
  rate: number,
  isSigned: boolean,
): { tax: PrintedAmount; gross: number; isSummed: boolean } | undefined {
  // A price that is the row's sum too is printed twice.
  const own = amounts.filter(
    ({ amount }, at) => amounts.findIndex((other) => other.amount === amount) === at,
  );
  const [more, less] = own.length === 2 ? own.toSorted((a, b) => b.amount - a.amount) : [];
  const within = more && less ? Math.abs((more.amount * rate) / (100 + rate) - less.amount) : Infinity;
  for (const net of amounts)
    for (const tax of amounts) {
      if (tax === net || tax.amount >= net.amount || !isPart(tax.amount, net.amount, rate)) continue;
      const gross = net.amount + tax.amount;
      const isSummed = amounts.some(({ amount }) => Math.abs(amount - gross) <= 1);
      // Of a small sum's low rate, what lies on top of it and what lies within are hardly apart: rounding decides.
      const onTop = Math.abs((net.amount * rate) / 100 - tax.amount);
      if (!isSummed && onTop > ROUNDED && within < onTop) continue;
      if (isSummed || isSigned) return { tax, gross, isSummed };
    }
  const isIn = isSigned && more && less && within <= ROUNDING_MAX;
  return isIn ? { tax: less, gross: more.amount, isSummed: false } : undefined;
}

function ratesIn(text: string): { value: number; isSigned: boolean; from: number }[] {
  return [...text.matchAll(RATE)]
    .map((match) => ({
      value: Number(match[1]?.replace(',', '.')),
      isSigned: match[2] !== undefined,
      from: match.index,
    }))
    .filter(({ value, isSigned }) => RATES.has(value) || (isSigned && value < 30))
    .toSorted((a, b) => Number(b.isSigned) - Number(a.isSigned));
}

/** The rates of a row, and before those without a sign the only one that the heading of its tax's column states: "Btw 21%". */
function ratesFor(line: TextLine, lines: readonly TextLine[]): ReturnType<typeof ratesIn> {
  const own = ratesIn(line.text);
  if (own.some(({ isSigned }) => isSigned)) return own;
  const above = lines.slice(Math.max(0, line.index - HEADING_WITHIN), line.index);
  const heading = above.findLast(({ text }) => taxKind(text) !== undefined && text.includes('%'));
  const stated = ratesIn(heading?.text ?? '').filter(({ isSigned }) => isSigned);
  return stated.length === 1
    ? [...stated.map((rate) => ({ ...rate, isSigned: false, from: -1 })), ...own]
    : own;
}

/** A rate's column is headed by the sign that its rows leave out. */
const PERCENT_WITHIN = 4;

function isUnderPercent({ index }: TextLine, lines: readonly TextLine[]): boolean {
  return lines.slice(Math.max(0, index - PERCENT_WITHIN), index).some(({ text }) => text.includes('%'));
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
