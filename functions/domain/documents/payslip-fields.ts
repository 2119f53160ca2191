import type { DocumentFields, MoneyField, TextField } from '../../../shared/model/document.ts';
import { certainty } from './certainty.ts';
import type { LabelledAmount } from './money-line.ts';
import { printedDates, type DateOrder } from './printed-dates.ts';
import { placeOf, stretch, type TextLine } from './text-line.ts';

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

const GROSS = /gross|total\s*(?:earnings|pay\b|payments)|brut(?:to)?|bruttolohn|salaire\s*brut/i;
const NET =
  /net\s*(?:pay|wages?|amount|salary)|take\s*home|net\s*[àa]\s*payer|auszahlung|netto(?:lohn)?\b|check\s*amount/i;
const DEDUCTIONS = /(?:total\s*)?(?:deductions|withh\w+|abz[üu]ge|retenues|inhoudingen)/i;
const NOT_YET_YEAR = /ytd|year\s*to\s*date/i;
const PERIOD = /period|from|begin|salary\s*month|zeitraum|p[ée]riode|loonperiode|through/i;
const PROVEN = 0.95;
const UNPROVEN = 0.75;
/** Amounts weighed against each other; bounds the time. */
const WEIGHED_MAX = 40;

/** A payslip's own fields: amounts of this period (not of the year), its days, and who pays. */
export function payslipFields(
  lines: readonly TextLine[],
  amounts: readonly LabelledAmount[],
  vendor: TextField | null,
  order: DateOrder,
): PayslipFields {
  const current = withColumnLabels(amounts, lines).filter(({ label }) => !NOT_YET_YEAR.test(label));
  const sums = provenSums(current) ?? {
    gross: pick(current, GROSS),
    deductions: pick(current, DEDUCTIONS),
    net: pick(current, NET),
  };
  return { employer: vendor, ...periodIn(lines, order), ...sums };
}

interface Named {
  label: string;
  amount: LabelledAmount;
}

/** Each amount with what stands left of it and above it in its column: pay tables are read both ways. */
function withColumnLabels(amounts: readonly LabelledAmount[], lines: readonly TextLine[]): Named[] {
  return amounts.map((amount) => {
    const [left, , width] = stretch(amount.line, amount.from, amount.to).box;
    const above = lines
      .slice(Math.max(0, amount.line.index - 6), amount.line.index)
      .filter(({ page }) => page === amount.line.page)
      .map(({ words }) =>
        words
          .filter(({ box }) => box[0] < left + width + 0.02 && box[0] + box[2] > left - 0.02)
          .map(({ text }) => text)
          .join(' '),
      )
      .findLast((text) => /\p{L}{2}/u.test(text));
    const isFirst = amount.position === 0;
    return { amount, label: `${isFirst ? amount.label : ''} ${above ?? ''}` };
  });
}

function named(all: readonly Named[], name: RegExp): LabelledAmount[] {
  return all.filter(({ label }) => name.test(label)).map(({ amount }) => amount);
}

/** The three sums that fit each other: gross − deductions = net; any amount may be the deductions', which few forms name. */
function provenSums(all: readonly Named[]): Pick<PayslipFields, 'gross' | 'deductions' | 'net'> | undefined {
  const [grosses = [], nets = []] = [GROSS, NET].map((name) => named(all, name).slice(0, WEIGHED_MAX));
  const parts = [...named(all, DEDUCTIONS), ...all.map(({ amount }) => amount)];
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

function pick(all: readonly Named[], name: RegExp): MoneyField | null {
  const found = named(all, name)[0];
  return found ? field(found, UNPROVEN) : null;
}

function field({ line, from, to, amount }: LabelledAmount, confidence: number): MoneyField {
  return { value: amount, ...placeOf(line, from, to), confidence };
}

/** The first two days of a line that speaks of a period, or those below it. */
function periodIn(
  lines: readonly TextLine[],
  order: DateOrder,
): Pick<PayslipFields, 'periodFrom' | 'periodTo'> {
  for (const line of lines.filter(({ text }) => PERIOD.test(text))) {
    const near = [line, lines[line.index + 1]].filter((each) => each !== undefined);
    const days = near.flatMap((each) => daysIn(each, order)).toSorted((a, b) => (a.value < b.value ? -1 : 1));
    const [from, to] = [days[0], days.at(-1)];
    if (from && to && from.value !== to.value) return { periodFrom: from, periodTo: to };
  }
  return { periodFrom: null, periodTo: null };
}

function daysIn(line: TextLine, order: DateOrder): TextField[] {
  return printedDates(line.text).flatMap(({ readings, from, to }) => {
    const value = readings[order] ?? readings.dmy ?? readings.mdy ?? readings.ymd;
    const { legibility, ...place } = stretch(line, from, to);
    return value === undefined ? [] : [{ value, ...place, confidence: certainty(2, legibility) }];
  });
}
