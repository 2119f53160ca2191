import { foldText } from '../../text/fold-text.ts';
import { balanceKind } from './heading-words.ts';
import type { LineWord, PageLine } from './page-lines.ts';
import { daysOn } from './printed-day.ts';
import { COLUMN_GAP } from './parsed-lines.ts';
import { moneyOn } from './printed-money.ts';

/** Day and month without anything between them, as banks of Austria and Norway print them: 0409. */
const FOUR_DIGITS = /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])$/;
/** Day and month, or month and day, with a blank between them, as banks of South Africa print them: 09 04. */
const TWO_DIGITS = /^(?:0[1-9]|[12]\d|3[01])$/;
/** Two days with a stroke between them: 04.09./05.09. */
const TWO_DAYS = /^(\d{1,2}\.\d{1,2}\.(?:\d{2,4})?)\/(\d{1,2}\.\d{1,2}\.(?:\d{2,4})?)$/;
/** A day that heads its rows, behind its name. */
const NAMED_DAY = /^(buchungsdatum|buchungstag|booking date|posting date|date d.op[ée]ration|boekdatum):?$/i;
/** The end of an amount, behind which its column ends. */
const CENTS = /\d[.,]\d\d-?$/;
const SAME_LEFT = 0.004;
const ROWS_MIN = 3;

/**
 * The lines of pages with days as they are read elsewhere: 0409 as 04.09., 09 04 as 09/04, two joined ones apart, and one behind its name
 * without it.
 */
export function withPlainDays(lines: readonly PageLine[]): PageLine[] {
  const edges = shortDayEdges(lines);
  const apart = apartDayEdges(lines);
  const heads = dayHeads(lines);
  return lines.map((line) => {
    const named = heads.get(line) ?? withoutName(line.words);
    const words = withDaysJoined(named, apart).flatMap((word) => {
      const days = TWO_DAYS.exec(word.text);
      if (days) return halves(word, days[1] ?? '', days[2] ?? '');
      const isDay = FOUR_DIGITS.test(word.text) && edges.some((edge) => isNear(edge, word.left));
      return isDay ? [{ ...word, text: word.text.replace(FOUR_DIGITS, '$1.$2.') }] : [word];
    });
    if (words.length === line.words.length && words.every((word, at) => word === line.words[at])) return line;
    return {
      ...line,
      words,
      left: words[0]?.left ?? line.left,
      text: words.map(({ text }) => text).join(' '),
    };
  });
}

/** Lines with a day and its balance above rows without days, as Banco Inter prints them: the day alone heads these. */
function dayHeads(lines: readonly PageLine[]): ReadonlyMap<PageLine, LineWord[]> {
  const beginsWithDay = ({ words }: PageLine): boolean => daysOn(words, true)[0]?.from === 0;
  const heads = lines.flatMap((line, at) => {
    const next = lines[at + 1];
    const [day] = daysOn(line.words, true);
    const [balance, ...others] = moneyOn(line.words, false);
    if (day?.from !== 0 || day.day.kind !== 'complete' || !balance || others.length > 0 || !next) return [];
    const label = labelBetween(line.words, day.to, balance.from);
    // The names of columns may stand behind it.
    const isLast = line.words.slice(balance.to).every(({ text }) => !/\d/.test(text));
    const isHead = isLast && balanceKind(label) === 'any';
    const hasRows = !beginsWithDay(next) && moneyOn(next.words, false).length > 0;
    return isHead && hasRows ? [[line, line.words.slice(0, day.to)] as const] : [];
  });
  return new Map(heads.length > 1 ? heads : []);
}

/** The words between a day and its balance; a sign of a picture between them may be read as a figure. */
const labelBetween = (words: readonly LineWord[], from: number, to: number): string =>
  words
    .slice(from, to)
    .map(({ text }) => text)
    .filter((text) => !/^\d$/.test(text))
    .join(' ');

/** Whether days head the rows with their balances, and of one such head the day was not read: the rows below it would take another's. */
export function hasUnreadHead(lines: readonly PageLine[]): boolean {
  const heads = dayHeads(lines);
  const labels = new Set([...heads].map(([{ words }, day]) => headLabel(words.slice(day.length))));
  return lines.some((line) => {
    const [balance] = heads.has(line) ? [] : moneyOn(line.words, false);
    return balance !== undefined && [...labels].some((label) => foldText(line.text).includes(label));
  });
}

const headLabel = (words: readonly LineWord[]): string =>
  foldText(labelBetween(words, 0, moneyOn(words, false)[0]?.from ?? 0));

/** Where nothing but days of four digits begins in lines with an amount. A number of the row would be no day some time, or stands beside one. */
function shortDayEdges(lines: readonly PageLine[]): number[] {
  const edges: { left: number; count: number; beside: number; isDays: boolean }[] = [];
  for (const { words } of lines) {
    if (!words.some(({ text }) => /^\d{4}$/.test(text)) || moneyOn(words, false).length === 0) continue;
    const beside = Number(daysOn(words, true).length > 0);
    for (const { text, left } of words) {
      if (!/^\d+$/.test(text)) continue;
      const edge = edges.find((it) => isNear(it.left, left));
      const isDay = FOUR_DIGITS.test(text);
      if (!edge) edges.push({ left, count: 1, beside, isDays: isDay });
      else {
        edge.count += 1;
        edge.beside += beside;
        edge.isDays &&= isDay;
      }
    }
  }
  return edges
    .filter(({ count, beside, isDays }) => isDays && count >= ROWS_MIN && beside * 2 < count)
    .map(({ left }) => left);
}

/** Where nothing but days of two numbers begins in lines with an amount. */
function apartDayEdges(lines: readonly PageLine[]): number[] {
  const edges: { left: number; count: number; isDays: boolean }[] = [];
  for (const { words } of lines) {
    if (!words.some(({ text }) => TWO_DIGITS.test(text)) || moneyOn(words, false).length === 0) continue;
    words.forEach(({ text, left }, at) => {
      if (!/^\d/.test(text)) return;
      const isDays = isDayApart(words, at);
      const edge = edges.find((it) => isNear(it.left, left));
      if (!edge) edges.push({ left, count: 1, isDays });
      else {
        edge.count += 1;
        edge.isDays &&= isDays;
      }
    });
  }
  return edges.filter(({ count, isDays }) => isDays && count >= ROWS_MIN).map(({ left }) => left);
}

/** Whether a day's two numbers stand at a place, a blank apart and with room around them. */
function isDayApart(words: readonly LineWord[], at: number): boolean {
  const [before, first, second, next] = [words[at - 1], words[at], words[at + 1], words[at + 2]];
  if (!first || !second || !TWO_DIGITS.test(first.text) || !TWO_DIGITS.test(second.text)) return false;
  const gap = (a: LineWord, b: LineWord): number => (b.left - a.right) / first.height;
  return (
    gap(first, second) < COLUMN_GAP &&
    Math.min(Number(first.text), Number(second.text)) <= 12 &&
    (!before || gap(before, first) > COLUMN_GAP || CENTS.test(before.text)) &&
    (!next || gap(second, next) > COLUMN_GAP)
  );
}

/** The words of a line with its days of two numbers as one word each. */
function withDaysJoined(words: LineWord[], edges: readonly number[]): LineWord[] {
  const isDay = (at: number): boolean =>
    edges.some((edge) => isNear(edge, words[at]?.left ?? -1)) && isDayApart(words, at);
  if (edges.length === 0) return words;
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    if (next && isDay(at)) return [{ ...word, text: `${word.text}/${next.text}`, right: next.right }];
    return at > 0 && isDay(at - 1) ? [] : [word];
  });
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < SAME_LEFT;

/** The words of a line that is a day and its name: the day alone. */
function withoutName(words: LineWord[]): LineWord[] {
  const [name, day] = words;
  const isNamed = words.length === 2 && NAMED_DAY.test(name?.text ?? '') && /\d/.test(day?.text ?? '');
  return isNamed && name && day ? [{ ...day, left: name.left }] : words;
}

/** A word as two that share its place. */
function halves(word: LineWord, first: string, second: string): LineWord[] {
  const middle = word.left + ((word.right - word.left) * (first.length + 0.5)) / word.text.length;
  return [
    { ...word, text: first, right: middle },
    { ...word, text: second, left: middle },
  ];
}
