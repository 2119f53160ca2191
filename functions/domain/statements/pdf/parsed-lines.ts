import { decimalEvidence } from '../../text/written-money.ts';
import { balanceKind } from './heading-words.ts';
import { withFarMarks } from './far-marks.ts';
import type { PageLine } from './page-lines.ts';
import { daysOn, type PrintedDay } from './printed-day.ts';
import { moneyOn, type PrintedMoney } from './printed-money.ts';

/** A line with the days and amounts on it. */
export interface ParsedLine extends PageLine {
  days: PrintedDay[];
  money: PrintedMoney[];
}

const SAME_COLUMN = 0.02;
/** Columns stand farther apart, in heights of their letters. */
export const COLUMN_GAP = 0.8;

/** Days and amounts of each line; whether days print their year and amounts their cents is told by all lines together. */
export function parseLines(lines: readonly PageLine[]): ParsedLine[] {
  const withYears = lines.map((line) => daysOn(line.words, true));
  const first = withYears
    .map((days, at) => (hasDigits(lines[at]) ? days[0] : undefined))
    .filter((it) => it !== undefined);
  const complete = first.filter(({ day }) => day.kind === 'complete').length;
  const hasYears = complete >= 0.6 * first.length;
  const cents = lines.map((line) => moneyOn(line.words, false));
  const isWhole = cents.flat().length < 3;
  const money = isWhole ? lines.map((line) => moneyOn(line.words, true)) : cents;
  const marked = withFarMarks(lines.map(({ words }, at) => ({ words, money: money[at] ?? [] })));
  const parsed = lines.map((line, at) => ({
    ...line,
    days: hasYears ? (withYears[at] ?? []) : daysOn(line.words, false),
    money: marked[at] ?? [],
  }));
  return withoutAmountsAsDays(parsed);
}

/** Lines without days that are written as amounts are, "11.23", where most days are written in another way. */
function withoutAmountsAsDays(lines: readonly ParsedLine[]): ParsedLine[] {
  const isLikeAmount = ({ day, to }: PrintedDay, { words }: ParsedLine): boolean =>
    day.kind === 'pair' && day.separator === '.' && !words[to - 1]?.text.endsWith('.');
  const all = lines.flatMap((line) => line.days.map((day) => isLikeAmount(day, line)));
  const like = all.filter(Boolean).length;
  if (like === 0 || like * 2 >= all.length) return [...lines];
  const isPlain = hasDecimalCommas(lines);
  const isLeft = (day: PrintedDay, line: ParsedLine): boolean =>
    !isLikeAmount(day, line) || (isPlain && day.from === 0 && line.money.length > 0);
  return lines.map((line) => ({ ...line, days: line.days.filter((day) => isLeft(day, line)) }));
}

/** Whether amounts are written with a comma: a line that begins with a day has no amount there. */
function hasDecimalCommas(lines: readonly ParsedLine[]): boolean {
  const signs = lines.flatMap(({ days, money }) =>
    money
      .filter(({ from, to }) => !days.some((day) => from < day.to && to > day.from))
      .map(({ written }) => decimalEvidence(written.core)),
  );
  const commas = signs.filter((sign) => sign === ',').length;
  return commas > signs.filter((sign) => sign === '.').length;
}

/** Only a line that ends in figures can be a row: it votes on how rows print their days. */
function hasDigits(line: PageLine | undefined): boolean {
  return line !== undefined && moneyOn(line.words, false).length > 0;
}

interface DayCluster {
  left: number;
  weight: number;
  isApart: boolean;
  beginsLines: boolean;
  lines: Set<ParsedLine>;
}

const ONCE_MIN = 3;

/** Whether a column has the day of several rows once, and each row the day of another column behind it. */
const standsBefore = (column: DayCluster, usual: DayCluster): boolean =>
  column.beginsLines &&
  column.left < usual.left &&
  column.lines.size >= ONCE_MIN &&
  [...column.lines].every((line) => usual.lines.has(line));

/** Where days stand that are plausible there. */
function dayClusters(
  lines: readonly ParsedLine[],
  isPlausible: (day: PrintedDay, line: ParsedLine) => boolean,
): DayCluster[] {
  const clusters: DayCluster[] = [];
  for (const line of lines) {
    // Balances and sums often have one day where rows have two.
    const isOfBalance = line.days.length > 0 && balanceKind(wordsOf(line)) !== undefined;
    for (const day of line.days.filter((it) => isPlausible(it, line))) {
      const weight =
        (line.money.some(({ from }) => from >= day.to) ? 1 : 0.3) *
        (isInText(day, line) || isOfBalance ? 0.2 : 1);
      const cluster = clusters.find(({ left }) => Math.abs(left - day.left) < SAME_COLUMN);
      const isApart = !isInText(day, line);
      const found = cluster ?? {
        left: day.left,
        weight: 0,
        isApart: false,
        beginsLines: false,
        lines: new Set(),
      };
      if (!isOfBalance) found.lines.add(line);
      found.weight += weight;
      found.isApart ||= isApart;
      found.beginsLines ||= day.from === 0;
      if (!cluster) clusters.push(found);
    }
  }
  return clusters;
}

/** The left edges at which days recur, the first column of a row first. */
export function dateColumns(lines: readonly ParsedLine[]): number[] {
  const plain = dayClusters(lines, isPlausibleDay);
  // Where no line begins with a day and amounts have a comma, "12.05" is a day wherever it stands.
  const isHeadless = !plain.some(({ beginsLines }) => beginsLines);
  const clusters = isHeadless && hasDecimalCommas(lines) ? dayClusters(lines, () => true) : plain;
  // Where a day begins a line, days that only go on from words are no column of them: a statement of one day has many more of these.
  const isHeaded = clusters.some(({ beginsLines }) => beginsLines);
  const columns = clusters.filter(({ isApart }) => isApart || !isHeaded);
  const most = Math.max(0, ...columns.map(({ weight }) => weight));
  const [usual] = columns.filter(({ weight }) => weight === most);
  const kept = columns.filter((it) => it.weight >= 0.6 * most || (usual && standsBefore(it, usual)));
  return kept.map(({ left }) => left).sort((a, b) => a - b);
}

/** The words of a line without its days and figures. */
const wordsOf = ({ words, days, money }: ParsedLine): string =>
  words
    .filter((_, at) => ![...days, ...money].some(({ from, to }) => at >= from && at < to))
    .map(({ text }) => text)
    .join(' ');

/** Whether a day goes on from the word before it, as one in a description does. */
function isInText({ from }: PrintedDay, { words, days }: ParsedLine): boolean {
  const [before, word] = [words[from - 1], words[from]];
  if (!before || !word || days.some(({ to }) => to === from)) return false;
  return word.left - before.right < COLUMN_GAP * word.height;
}

/** "12.05" is a day where a row begins, an amount elsewhere. */
function isPlausibleDay({ from, to, day }: PrintedDay, line: ParsedLine): boolean {
  if (day.kind !== 'pair' || day.separator !== '.') return true;
  const isEnded = line.words[to - 1]?.text.endsWith('.') ?? false;
  return isEnded || from === 0 || line.days.some((other) => other.to === from);
}

/** The day in the first day column of a line, if it has one. */
export function leadingDay(line: ParsedLine, dateLefts: readonly number[]): PrintedDay | undefined {
  const [first] = dateLefts;
  if (line.isFigures) return line.days[0];
  const isIn = (edge: number | undefined, { left }: PrintedDay): boolean =>
    edge !== undefined && Math.abs(left - edge) < SAME_COLUMN;
  // Interest and payments have no day of their own beside that of posting.
  return (
    line.days.find((day) => isIn(first, day)) ??
    line.days.find(
      (day) => day.from === 0 && line.money.length > 0 && dateLefts.some((edge) => isIn(edge, day)),
    )
  );
}

/** The days of a line that stand in day columns. */
export function columnDays(line: ParsedLine, dateLefts: readonly number[]): (PrintedDay | undefined)[] {
  if (line.isFigures) return [line.days[0]];
  return dateLefts.map((edge) => line.days.find(({ left }) => Math.abs(left - edge) < SAME_COLUMN));
}

/** Whether an amount is only a part of a day in a day column. */
export function isDay(money: PrintedMoney, line: ParsedLine, dateLefts: readonly number[]): boolean {
  return columnDays(line, dateLefts).some((day) => day && money.from < day.to && money.to > day.from);
}
