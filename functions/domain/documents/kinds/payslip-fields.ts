import type { DocumentFields, MoneyField, TextField } from '../../../../shared/model/document.ts';
import { apart, columnsOf } from '../amounts/column-headings.ts';
import type { KnownOrder } from '../dates/date-order.ts';
import type { LabelledAmount } from '../amounts/money-line.ts';
import { payslipDays } from './payslip-period.ts';
import { placeOf, stretch, type TextLine } from '../../text/text-line.ts';

/** What a payslip states beside a receipt's fields; all null on other documents. */
export type PayslipFields = Pick<
  DocumentFields,
  'employer' | 'periodFrom' | 'periodTo' | 'gross' | 'deductions' | 'net'
>;

export const noPayslipFields: PayslipFields = {
  employer: null,
  periodFrom: null,
  periodTo: null,
  gross: null,
  deductions: null,
  net: null,
};

const GROSS =
  /gross|brutto-?l[öøo]nn?|total\s*(?:earnings|pay\b|payments|income)|brut(?:o|to)?\b|(?:gesamt|brutto)(?:brutto|lohn|bez[üu]ge)|devengado|totale?\s*(?:competenze|remunera|vencimentos)/i;
const NET =
  /net\s*(?:pay|wages?|amount|salary|check|earnings|distribution|deposit|total)|take\s*-?\s*home|net\s*(?:[àa]\s*payer|pay[ée])|auszahlung|netto(?:\s*(?:lohn|loon|bez|te\s*betalen|in\s*busta|a\s*pagare)|\b)|check\s*amount|l[íi]quido|nettol|netto-?l[öøo]nn?|utbetalas|utbetalt/i;
const NOT_NET = /imposable|avant\s*imp[ôo]t|taxable|imponibile/i;
const DEDUCTIONS =
  /deduct|withh\w+|abz[üu]ge|retenues|cotisations|inhoudingen|trattenute|deduc|descontos|avdrag|trekk\b|fradrag/i;
const SUMS = /total|totaal|summe|gesamt/i;
/** Columns of the year so far. */
const OF_YEAR = /ytd|y\.t\.d|year\s*to\s*date|cumul|kumul|jahres|annual|this\s*year|\bto\s*date/i;
/** Headings of two columns may be read as one. */
const OF_PERIOD = /this\s*period|current/i;
const PROVEN = 0.95;
const UNPROVEN = 0.75;
/** Amounts weighed against each other; bounds the time. */
const WEIGHED_MAX = 40;
/** Rows of a pay table above an amount among which its heading is sought. */
const ROWS_ABOVE = 25;
const COLUMN_SLACK = 0.02;

/** A payslip's own fields: amounts of this period (not of the year), its days, and who pays. */
export function payslipFields(
  lines: readonly TextLine[],
  amounts: readonly LabelledAmount[],
  vendor: TextField | null,
  order: KnownOrder,
): PayslipFields & Partial<Pick<DocumentFields, 'date'>> {
  const all = named(amounts, lines);
  const current = all.filter(({ label }) => !OF_YEAR.test(label) || OF_PERIOD.test(label));
  const sums = provenSums(current) ?? {
    gross: pick(current, GROSS),
    deductions: pick(current, DEDUCTIONS),
    // Pay may be printed large at the edge of the page, under the column of the year.
    net: pick(current, NET, NOT_NET) ?? pick(all, NET, NOT_NET),
  };
  return { employer: vendor, ...payslipDays(lines, order), ...sums };
}

interface Named {
  label: string;
  amount: LabelledAmount;
}

/** Each amount with what stands left of it and what heads its column: pay tables are read both ways. */
function named(amounts: readonly LabelledAmount[], lines: readonly TextLine[]): Named[] {
  return amounts.map((amount) => {
    const heading = headingAbove(amount, lines);
    return { amount, label: `${rowName(amount, heading)} ${heading ?? ''}` };
  });
}

/** A row's name belongs to all its amounts, unless the heading above one names a sum itself. */
function rowName({ position, label, isFromAbove, line, from }: LabelledAmount, heading = ''): string {
  const isSum = [GROSS, NET, DEDUCTIONS].some((name) => name.test(heading));
  if (position === 0 || (!isSum && !isFromAbove)) return label;
  return /\p{L}[^\d]*$/u.exec(line.text.slice(0, from))?.[0] ?? '';
}

function headingAbove({ line, from, to }: LabelledAmount, lines: readonly TextLine[]): string | undefined {
  const { box } = stretch(line, from, to);
  const above = lines
    .slice(Math.max(0, line.index - ROWS_ABOVE), line.index)
    .filter(({ page }) => page === line.page);
  return above
    .map((other) => columnsOf(other).toSorted((a, b) => apart(a.box, box) - apart(b.box, box))[0])
    .map((column) => (column && apart(column.box, box) < COLUMN_SLACK ? column.text : ''))
    .findLast((text) => /\p{L}{2}/u.test(text) && !/\d/.test(text));
}

function among(all: readonly Named[], name: RegExp, unlike?: RegExp): LabelledAmount[] {
  const found = all.filter(({ label }) => name.test(label) && unlike?.test(label) !== true);
  return found
    .toSorted(
      (a, b) =>
        Number(name.test(b.amount.label)) - Number(name.test(a.amount.label)) ||
        Number(SUMS.test(b.label)) - Number(SUMS.test(a.label)),
    )
    .map(({ amount }) => amount);
}

/** The three sums that fit each other: gross − deductions = net; any amount may be the deductions', which few forms name. */
function provenSums(all: readonly Named[]): Pick<PayslipFields, 'gross' | 'deductions' | 'net'> | undefined {
  const grosses = among(all, GROSS).slice(0, WEIGHED_MAX);
  const nets = among(all, NET, NOT_NET)
    .filter(({ amount }) => amount > 0)
    .slice(0, WEIGHED_MAX);
  const parts = [...among(all, DEDUCTIONS), ...all.map(({ amount }) => amount)];
  for (const net of nets)
    for (const gross of grosses) {
      const less = parts.find(({ amount }) => amount > 0 && amount === gross.amount - net.amount);
      if (less) return { gross: proven(gross), deductions: proven(less), net: proven(net) };
    }
  return undefined;
}

function proven(amount: LabelledAmount): MoneyField {
  return field(amount, PROVEN);
}

function pick(all: readonly Named[], name: RegExp, unlike?: RegExp): MoneyField | null {
  const found = among(all, name, unlike)[0];
  return found ? field(found, UNPROVEN) : null;
}

function field({ line, from, to, amount }: LabelledAmount, confidence: number): MoneyField {
  return { value: amount, ...placeOf(line, from, to), confidence };
}
