import { civilDate, daysBetween, daysOfMonth, type CivilDate } from '../../../../shared/civil-date.ts';
import type { DateOrder } from '../../../../shared/model/statement.ts';
import { foldText } from '../../text/fold-text.ts';
import { monthNumber } from '../../text/month-names.ts';
import { dateInOrder } from '../../text/written-date.ts';
import { daysOfBalances } from './balance-days.ts';
import type { PageLine } from './page-lines.ts';
import { daysOn, type DayText, type PrintedDay } from './printed-day.ts';
import { stackedDays } from './stacked-days.ts';

/** The days a statement covers as printed; the first may lack its year. */
export interface PrintedPeriod {
  from: DayText | undefined;
  to: DayText;
}

/** First and last day of a statement. */
export interface Period {
  from: CivilDate;
  to: CivilDate;
}

/** Where the day of a payment service ends. */
const ZONE = /\b(gmt|utc|bst|cet|cest|est|edt|pst|pdt)\b/g;
/** A word for a day may come again before the second one. */
const BETWEEN =
  /^(?:(?:date|datum|data|fecha) )?(to|through|thru|until|till|bis|au|al|a|ao|hasta(?: el)?|ate|fino al?|t ?m|tot(?: en met)?|do|og|och|e|pana la|по|до|εως|and|)(?: (?:date|datum|data|fecha))?$/;
const PERIOD_WORDS =
  /\b(period|periode|from|between|statement|zeitraum|du|vom|del|desde|dal|od|for|activity|auszug|kontoauszug|releve|extracto|estratto|van|account summary)\b/;
const DATED =
  /\b(statement date|date|datum|statement|stand|closing|erstellt|arrete|fecha|data|as of|issued)\b/;
const DUE = /\b(due|fallig|echeance|exigible|vencimiento|scadenza|before|by)\b/;
const LINES_MAX = 4000;
/** A year with letters or another day grown to it, or a month to the word before it. */
const GROWN =
  /\p{L}{3,}\.?\d{1,2},?(?:19|20)\d{2}|\p{L}{3,}\d{1,2}([-./])\d{1,2}\1(?:\d{4}|\d{2})(?!\d)|\p{L}{3,}(?:19|20)\d{2}|(?:19|20)\d{2}[-–]?\p{L}{2,}|^(?:to|through|until|bis|au)\p{Lu}/u;
const GAPS = /(\p{L})(?=\d)|(\d)(?=\p{L})|(,)(?=\d)|^(?:to|through|until|bis|au)(?=\p{Lu})/gu;

/** More than any statement covers: two days so far apart are of something else. */
export const PERIOD_DAYS_MAX = 400;
/** A quarter: two days further apart with no word of a period may be of a year's rates or offers. */
const UNSAID_DAYS_MAX = 92;

/**
 * The period that the statement says it is of, from one day to another: in words of a period, else the only one that the lines `around`
 * its rows print without such words. Undefined where it prints none that holds all of its rows.
 */
export function statedPeriod(
  lines: readonly PageLine[],
  around: readonly PageLine[],
  days: readonly CivilDate[],
  order: DateOrder,
): Period | undefined {
  if (days.length === 0) return undefined;
  const holds = ({ from, to }: Period): boolean =>
    daysBetween(from, to) <= PERIOD_DAYS_MAX && days.every((day) => from <= day && day <= to);
  const periodsOf = (ranges: readonly { readonly period: PrintedPeriod }[]): Period[] =>
    ranges.flatMap(({ period }) => periodIn(period, order) ?? []).filter(holds);
  const dated = datedLines(lines);
  const [said] = periodsOf(rangesOn(dated).filter(isLikely));
  const [held] = periodsOf(daysOfBalances(dated).map((period) => ({ period })));
  // A quarter's settlement of interest may stand behind the rows of its last month, which begin with a balance of their own.
  if (said) return held && said.from < held.from ? held : said;
  const [only, ...others] = periodsOf([...rangesOn(datedLines(around)), ...stackedDays(around, BETWEEN)]);
  const isOnly = others.every(({ from, to }) => from === only?.from && to === only.to);
  if (only) return isOnly && daysBetween(only.from, only.to) <= UNSAID_DAYS_MAX ? only : undefined;
  const titles = around.slice(0, TITLE_LINES).filter(({ text }) => isTitledByMonth(text));
  const [month, ...more] = periodsOf(monthsNamed(titles));
  return more.every(({ from }) => from === month?.from) ? month : undefined;
}

const TITLE_LINES = 20;
const MONTHLY =
  /^(?:(?:monthly |account |bank )?statement|kontoauszug|releve(?: de compte)?|extracto|estado de cuenta|estratto conto|extrato|rekeningafschrift|kontoutdrag|kontoudtog|kontoutskrift|tiliote)(?: (?:for|of|de|del|di|voor|fur))? \p{L}{3,10}\.?(?: de)? (?:19|20)\d{2}$|^\p{L}{3,10} (?:19|20)\d{2} (?:account |bank )?statement$/u;

/** Whether a line is a statement's title with its month: "June 2026 statement". */
const isTitledByMonth = (text: string): boolean => MONTHLY.test(foldText(text));

/** A row may be booked so long before or after the period it is printed in. */
const LATE_DAYS_MAX = 31;

/** Whether all rows lie far from every period that the statement says it is of: their days are something else's, whatever the balances say. */
export function areApartFromPeriod(
  lines: readonly PageLine[],
  days: readonly CivilDate[],
  order: DateOrder,
): boolean {
  const said = rangesOn(datedLines(lines))
    .filter(isLikely)
    .flatMap(({ period }) => periodIn(period, order) ?? []);
  const isFar = (day: CivilDate): boolean =>
    said.every(
      ({ from, to }) => daysBetween(day, from) > LATE_DAYS_MAX || daysBetween(to, day) > LATE_DAYS_MAX,
    );
  return said.length > 0 && days.every(isFar);
}

const periodsIn = (some: readonly { period: PrintedPeriod }[]): PrintedPeriod[] =>
  some.map(({ period }) => period);

interface DatedLine {
  readonly line: PageLine;
  readonly days: readonly PrintedDay[];
}

const datedLines = (lines: readonly PageLine[]): DatedLine[] =>
  lines.slice(0, LINES_MAX).map((read, at) => {
    const line = withGaps(withoutBrackets(withYearBelow(read, lines[at + 1])));
    return { line, days: daysOn(line.words, true) };
  });

/** Days in brackets: "(From : 01-07-2026 To : 31-07-2026)". */
function withoutBrackets(line: PageLine): PageLine {
  const isBracketed = ({ text }: PageLine['words'][number]): boolean => /^\(\d|\d\)$/.test(text);
  if (!line.words.some(isBracketed)) return line;
  const words = line.words.map((word) => ({ ...word, text: word.text.replace(/^\((?=\d)|(?<=\d)\)$/g, '') }));
  return { ...line, words, text: words.map(({ text }) => text).join(' ') };
}

/** A day at the end of a line, its year alone in the next one: a narrow box breaks it. */
function withYearBelow(line: PageLine, next: PageLine | undefined): PageLine {
  const [year, ...others] = next?.words ?? [];
  if (!year || others.length > 0 || next?.page !== line.page || !/^(?:19|20)\d{2}$/.test(year.text))
    return line;
  const [before, last] = line.words.slice(-2).map(({ text }) => text.replace(/,$/, ''));
  const isDay = [before, last].some((text) => /^\d{1,2}$/.test(text ?? ''));
  const isMonth = [before, last].some((text) => monthNumber(foldText(text ?? '')) !== undefined);
  if (!isDay || !isMonth) return line;
  return { ...line, words: [...line.words, year], text: `${line.text} ${year.text}` };
}

const rangesOn = (dated: readonly DatedLine[]) =>
  dated.flatMap(({ line, days }) => periodsOn(line, days).map((period) => ({ line, period })));

const isLikely = ({ line }: Pick<DatedLine, 'line'>): boolean => PERIOD_WORDS.test(foldText(line.text));

/** Every period and day that the statement prints outside its rows, likeliest first. */
export function printedPeriods(lines: readonly PageLine[]): PrintedPeriod[] {
  const dated = datedLines(lines);
  const periods = rangesOn(dated);
  const likely = periods.filter(isLikely);
  const single = dated.flatMap(({ line, days }) =>
    days.filter(({ day }) => day.kind === 'complete').map((day) => ({ line, day })),
  );
  const isDue = ({ line, day }: (typeof single)[number]): boolean => DUE.test(labelOf(line, day));
  const stated = single.filter((it) => !isDue(it) && DATED.test(labelOf(it.line, it.day)));
  const others = single.filter((it) => !isDue(it));
  const until = (some: typeof single): Placed[] =>
    some.slice(0, 20).map(({ line, day }) => ({ row: line.row, period: { from: undefined, to: day.day } }));
  // Days in the rows' own words say less than the month above them.
  const placed = [...until(others), ...monthsNamed(lines.map(withGaps))].toSorted((a, b) => a.row - b.row);
  const weaker = [...periods, ...until(stated), ...placed, ...until(single)];
  return [...periodsIn(likely), ...daysOfBalances(dated), ...periodsIn(weaker)];
}

/** Two days of one month, which is said once: September 1-30, 2026. */
const DAYS_OF_MONTH = /^(\d{1,2})[-–](\d{1,2},?)$/;

/** The same with blanks around the dash: March 1 - 31, 2026. */
function withDaysJoined(line: PageLine): PageLine {
  const at = line.words.findIndex(({ text }, index) => {
    const [month, dash, to, year] = [-1, 1, 2, 3].map((by) => line.words[index + by]?.text ?? '');
    return (
      /^\d{1,2}$/.test(text) &&
      monthNumber(foldText(month ?? '')) !== undefined &&
      /^[-–]$/.test(dash ?? '') &&
      /^\d{1,2},$/.test(to ?? '') &&
      /^(19|20)\d{2}$/.test(year ?? '')
    );
  });
  const [day, to] = [line.words[at], line.words[at + 2]];
  if (!day || !to) return line;
  const words = line.words.toSpliced(at, 3, { ...day, text: `${day.text}-${to.text}`, right: to.right });
  return { ...line, words, text: words.map(({ text }) => text).join(' ') };
}

/** Two days of the month behind them: 01 - 31 Aug 2026, 1-31 August 2026. */
function withMonthOfLast(line: PageLine): PageLine {
  const at = line.words.findIndex(
    ({ text }, index) =>
      /^(19|20)\d{2}\b/.test(text) && monthNumber(foldText(line.words[index - 1]?.text ?? '')),
  );
  const month = line.words[at - 1];
  if (!month) return line;
  const joined = /^(\d{1,2})[-–](\d{1,2})\.?$/.exec(line.words[at - 2]?.text ?? '');
  const start = joined ? at - 2 : at - 4;
  const days = joined?.slice(1) ?? [line.words[at - 4]?.text ?? '', line.words[at - 2]?.text ?? ''];
  const isDash = joined !== null || /^[-–]$/.test(line.words[at - 3]?.text ?? '');
  const [from = '', to = ''] = days;
  if (start < 0 || !isDash || !/^\d{1,2}$/.test(from) || !/^\d{1,2}$/.test(to)) return line;
  const parts = [from, month.text, '-', to].map((text) => ({ ...month, text }));
  const words = line.words.toSpliced(start, at - 1 - start, ...parts);
  return { ...line, words, text: words.map(({ text }) => text).join(' ') };
}

function withBothMonths(read: PageLine): PageLine {
  const line = withMonthOfLast(withDaysJoined(read));
  const at = line.words.findIndex(({ text }, index) => {
    const month = line.words[index - 1]?.text ?? '';
    return DAYS_OF_MONTH.test(text) && monthNumber(foldText(month)) !== undefined;
  });
  const [month, days] = [line.words[at - 1], line.words[at]];
  const [, from, to] = DAYS_OF_MONTH.exec(days?.text ?? '') ?? [];
  if (!month || !days || from === undefined || to === undefined) return line;
  const parts = [from, '-', month.text, to].map((text) => ({ ...days, text }));
  const words = line.words.toSpliced(at, 1, ...parts);
  return { ...line, words, text: words.map(({ text }) => text).join(' ') };
}

/** Two days with nothing but a dash or a short word between them, and nothing between these and the word before: 08/28/26-09/28/26. */
const JOINED =
  /^(\p{L}*:?)(\d{1,2}([/.-])\d{1,2}\3\d{2,4})(?:[-–]|(\p{L}{1,7}))(\d{1,2}\3\d{1,2}\3\d{2,4})$/u;

/** Two days with their months in letters and the words before them grown to one: `From-To:MAR31/26-APR30/26`. */
const JOINED_MONTHS = /^(.*?)(\p{L}{3})(\d{1,2}\/\d{2})[-–](\p{L}{3})(\d{1,2}\/\d{2})$/u;

/** Two days with the year first, whose dash is longer than theirs. */
const JOINED_ISO = /^(\d{4}-\d{2}-\d{2})[–—/](\d{4}-\d{2}-\d{2})$/u;

const joinedDaysApart = (text: string): string =>
  text
    .replace(JOINED_ISO, '$1 - $2')
    .replace(JOINED_MONTHS, '$1 $2 $3 - $4 $5')
    .replace(JOINED, (_, before: string, from: string, __, between: string | undefined, to: string) =>
      [before, from, between ?? '-', to].join(' '),
    )
    .trim();

/** The first day of a period and the dash behind it grown to its last day: `1-Sep30,2026`, `2026-Sep`. */
const rangeApart = (text: string): string =>
  text
    .replace(/^(\d{1,2})[-–](?=\p{L}{3,}\.?\d)/u, '$1 - ')
    .replace(/^(\d{2})?((?:19|20)\d{2})[-–](?=\p{L})/u, '$1 $2 - ')
    .trimStart();

/** On a coarse scan words of a period grow together: `March1,2026throughMarch31,2026`. */
function withGaps(read: PageLine): PageLine {
  const line = withBothMonths(read);
  if (
    !line.words.some(
      ({ text }) =>
        GROWN.test(text) || JOINED.test(text) || JOINED_MONTHS.test(text) || JOINED_ISO.test(text),
    )
  )
    return line;
  const words = line.words.flatMap((word) => {
    const apart = joinedDaysApart(word.text);
    if (apart === word.text && !GROWN.test(word.text)) return [word];
    const parts = (apart === word.text ? rangeApart(apart).replace(GAPS, '$& ') : apart).split(' ');
    return parts.map((text) => ({ ...word, text }));
  });
  return { ...line, words, text: words.map(({ text }) => text).join(' ') };
}

function labelOf(line: PageLine, day: PrintedDay): string {
  return foldText(
    line.words
      .slice(Math.max(0, day.from - 4), day.from)
      .map(({ text }) => text)
      .join(' '),
  );
}

function periodsOn(line: PageLine, days: readonly PrintedDay[]): PrintedPeriod[] {
  return days.slice(1).flatMap((to, at) => {
    const from = days[at];
    if (!from || to.day.kind !== 'complete' || to.from - from.to > 2) return [];
    if (isCompact(line, to) && !isCompact(line, from)) return [];
    const between = line.words
      .slice(from.to, to.from)
      .map(({ text }) => text)
      .join(' ');
    return isBetweenDays(between) ? [{ from: from.day, to: to.day }] : [];
  });
}

/** Whether words lead from a period's first day to its last. */
export const isBetweenDays = (between: string): boolean =>
  BETWEEN.test(foldText(between).replace(ZONE, '').trim());

/** Eight digits behind a day that is written otherwise are a row's reference. */
const isCompact = ({ words }: PageLine, { from, to }: PrintedDay): boolean =>
  to - from === 1 && /^\d{8}$/.test(words[from]?.text ?? '');

interface Placed {
  row: number;
  period: PrintedPeriod;
}

/** "March 2026", "marzo de 2026" and "03/2026" stand for the whole month. */
function monthsNamed(lines: readonly PageLine[]): Placed[] {
  return lines.slice(0, 60).flatMap(({ text, row }) => {
    const parts =
      /(\p{L}{3,10})\.?(?: de | del | ?[ /])((?:19|20)\d{2})\b/iu.exec(text) ??
      /\b(\d{1,2})[/.]((?:19|20)\d{2})\b/.exec(text);
    const month = parts && (monthNumber(parts[1] ?? '') ?? Number(parts[1]));
    if (!parts || !month || Number.isNaN(month) || month > 12) return [];
    const { from, to } = daysOfMonth(`${parts[2] ?? ''}-${String(month).padStart(2, '0')}`);
    return [{ row, period: { from: settledDay(from), to: settledDay(to) } }];
  });
}

function settledDay(date: CivilDate): DayText {
  return { kind: 'complete', written: { kind: 'settled', date } };
}

/** The period in one order of days; a first day without year lies within the year before the last. */
export function periodIn({ from, to }: PrintedPeriod, order: DateOrder): Period | undefined {
  const end = to.kind === 'complete' ? dateInOrder(to.written, order) : undefined;
  if (end === undefined) return undefined;
  const start =
    from && (from.kind === 'complete' ? dateInOrder(from.written, order) : lastBefore(from, order, end));
  if (from && (start === undefined || start > end)) return undefined;
  return { from: start ?? end, to: end };
}

function lastBefore(day: DayText, order: DateOrder, end: CivilDate): CivilDate | undefined {
  const year = Number(end.slice(0, 4));
  return [year, year - 1]
    .map((it) => dayInYear(day, order, it))
    .find((date) => date !== undefined && date <= end);
}

/** A day without year, in the year given; a complete day as it is. */
export function dayInYear(day: DayText, order: DateOrder, year: number): CivilDate | undefined {
  if (day.kind === 'complete') return dateInOrder(day.written, order);
  if (day.kind === 'named') return civilDate(year, day.month, day.day);
  const [a, b] = day.numbers;
  return order === 'dmy' ? civilDate(year, b, a) : civilDate(year, a, b);
}
