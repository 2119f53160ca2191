import { foldText } from '../../text/fold-text.ts';
import { balanceKind, headingRole, isNotHeld } from './heading-words.ts';
import type { CivilDate } from '../../../../shared/civil-date.ts';
import type { DateOrder } from '../../../../shared/model/statement.ts';
import { dateInOrder } from '../../text/written-date.ts';
import type { LineWord } from './page-lines.ts';
import { daysOn, type PrintedDay } from './printed-day.ts';
import { type ParsedLine } from './parsed-lines.ts';
import { cellsOf, type HeadingExtent, stackedNames } from './table-headings.ts';
import { type TableShape } from './table-shape.ts';
import type { PrintedMoney } from './printed-money.ts';

/**
 * The amounts that a statement may mean by its opening and closing balance, likeliest first; `named`: the one that it calls so in plain words,
 * where there is only one, and all of them: a balance handed over from page to page is called alike.
 */
export interface PrintedBalances {
  opening: PrintedMoney[];
  closing: PrintedMoney[];
  named: {
    opening: PrintedMoney | undefined;
    closing: PrintedMoney | undefined;
    openings: PrintedMoney[];
    closings: PrintedMoney[];
  };
}

type Side = 'opening' | 'closing' | 'any' | 'total';

interface Named {
  side: Side;
  money: PrintedMoney;
}

/** Summary boxes print a balance up to this many letter heights under its name. */
const BELOW_HEIGHTS = 5;

const SAME_LEFT = 0.004;

/** Boxes beside each other are at least so far apart, in heights of their letters. */
const BOX_GAP = 3;

/** Finds the balances that the statement names: beside their names, or in a box under them. */
export function printedBalances({ lines }: Pick<TableShape, 'lines'>): PrintedBalances {
  const beside = lines.flatMap((line, at) => [...besideName(line), ...besideBrokenName(line, lines[at + 1])]);
  // A name behind its figure heads no box: the figure below it is a row's.
  const below = lines.flatMap((line, at) => (isNamedBehind(line) ? [] : belowName(lines, at)));
  const of = (side: Side): PrintedMoney[] =>
    [...beside, ...below].filter((named) => named.side === side).map(({ money }) => money);
  const [any, total] = [of('any'), of('total')];
  const { first, last } = endsByDay(lines);
  const [openings, closings] = [distinct(of('opening')), distinct(of('closing'))];
  return {
    opening: distinct([...openings, ...any.filter((it) => !last.includes(it))]).slice(0, MOST),
    closing: distinct([
      ...mostlyFirst(closings),
      ...any.filter((it) => !first.includes(it)).toReversed(),
      ...total.toReversed(),
    ]).slice(0, MOST),
    named: {
      opening: onlyOne(openings),
      closing: onlyOne(closings),
      openings: openings.slice(0, MOST),
      closings: mostlyFirst(closings),
    },
  };
}

/** The balances of no stated side whose lines have the first and the last of several days: no statement ends before it begins. */
function endsByDay(lines: readonly ParsedLine[]): { first: PrintedMoney[]; last: PrintedMoney[] } {
  const named = lines.filter((line) => besideName(line).some(({ side }) => side === 'any'));
  const dated = named.flatMap(({ words, money }) => {
    const [found, ...others] = daysOn(words, true);
    return found?.day.kind === 'complete' && others.length === 0
      ? [{ money, written: found.day.written }]
      : [];
  });
  const inOrder = (order: DateOrder): (CivilDate | undefined)[] =>
    dated.map(({ written }) => dateInOrder(written, order));
  // 01/05 and 02/04 are in one turn or the other: days that can be read in both orders tell only what is so in both.
  const readings = [inOrder('dmy'), inOrder('mdy')]
    .filter((it) => it.every((day) => day !== undefined))
    .map((days) => ({ days, sorted: days.toSorted() }))
    .filter(({ sorted }) => sorted[0] !== sorted.at(-1));
  const of = (end: 0 | -1): PrintedMoney[] =>
    readings.length === 0
      ? []
      : dated.flatMap(({ money }, at) =>
          readings.every(({ days, sorted }) => days[at] === sorted.at(end)) ? money : [],
        );
  return { first: of(0), last: of(-1) };
}

const onlyOne = ([first, second]: readonly PrintedMoney[]): PrintedMoney | undefined =>
  second === undefined ? first : undefined;

/** The amount right after a balance's name; in a line with a day, the last one: the balance column's. */
function besideName(line: ParsedLine): Named[] {
  const last = line.money.at(-1);
  if (last && isNamedBehind(line)) {
    const name = line.words.slice(last.to).map(({ text }) => text);
    const side = balanceKind(name.join(' '));
    return side === undefined ? [] : [{ side, money: withSideSaid(name.join(' '), last) }];
  }
  return line.money.flatMap((money, at): Named[] => {
    const from = line.money[at - 1]?.to ?? 0;
    const side = sideBefore(line.words.slice(from, money.from));
    const isRow = side === 'total' && line.days.some(({ from: start }) => start === 0);
    if (side === undefined || isRow) return [];
    const last = at === 0 && side !== 'total' && line.days.length > 0 ? lastBeside(line) : money;
    const name = line.words.slice(from, money.from).map(({ text }) => text);
    return [{ side, money: withSideSaid(name.join(' '), last ?? money) }];
  });
}

const NAME_WORDS_MAX = 5;
const NEXT_LINE_HEIGHTS = 2.1;

/** The last amount of a line without a day whose words are the name of a balance only with those under them: "Alter" above "Kontostand". */
function besideBrokenName(line: ParsedLine, next: ParsedLine | undefined): Named[] {
  const money = line.money.at(-1);
  const [begun] = cellsOf(line);
  const end = next && cellsOf(next).find(({ left }) => Math.abs(left - line.left) < SAME_LEFT);
  if (!money || !begun || !end || line.days.length > 0 || next.page !== line.page) return [];
  const isFar = next.middle - line.middle > NEXT_LINE_HEIGHTS * line.height;
  if (isFar || next.money.length + next.days.length > 0 || /\d/.test(begun.text)) return [];
  const name = `${begun.text} ${end.text}`;
  const side = name.split(' ').length > NAME_WORDS_MAX ? undefined : balanceKind(name);
  const isWhole = balanceKind(begun.text) !== undefined && balanceKind(begun.text) !== 'any';
  return isWhole || (side !== 'opening' && side !== 'closing') ? [] : [{ side, money }];
}

/** The last amount of a line before further words: a box beside it has a name of its own. */
function lastBeside({ words, money }: ParsedLine): PrintedMoney | undefined {
  const ends = money.findIndex(({ to }, at) =>
    words.slice(to, money[at + 1]?.from ?? words.length).some(({ text }) => /\p{L}{3}/u.test(text)),
  );
  return money[ends < 0 ? money.length - 1 : ends];
}

/** Whether a line begins with its figures and ends with their name. */
function isNamedBehind({ words, money, days }: ParsedLine): boolean {
  const [first, last] = [money[0], money.at(-1)];
  const isFigure = (at: number): boolean => [...money, ...days].some(({ from, to }) => at >= from && at < to);
  return (
    first !== undefined &&
    last !== undefined &&
    last.to < words.length &&
    words.every((_, at) => at >= first.from || isFigure(at))
  );
}

const DEBTOR = /\b(debiteur|debitrice|deudor|debitore|devedor|sollsaldo|debetsaldo|overdrawn)\b/;
const CREDITOR = /\b(crediteur|creditrice|acreedor|creditore|credor|habensaldo|creditsaldo)\b/;

/** A balance whose name says whose money it is, as French banks print it in the column of that side. */
function withSideSaid(name: string, money: PrintedMoney): PrintedMoney {
  const words = foldText(name);
  const sign = DEBTOR.test(words) ? -1 : CREDITOR.test(words) ? 1 : 0;
  const isOpen = sign !== 0 && money.written.sign === 0 && !money.isMarked;
  return isOpen ? { ...money, isMarked: true, written: { ...money.written, sign } } : money;
}

/**
 * What an amount is called by the words before it; where they tell of none, by those of them that stand together right before it: boxes
 * share lines.
 */
function sideBefore(words: readonly LineWord[]): Side | undefined {
  const textOf = (some: readonly LineWord[]): string => some.map(({ text }) => text).join(' ');
  const gap = words.findLastIndex((word, at) => {
    const before = words[at - 1];
    return before !== undefined && word.left - before.right > BOX_GAP * word.height;
  });
  const whole = balanceKind(withoutDay(textOf(words)));
  return whole ?? (gap < 0 ? undefined : balanceKind(withoutDay(textOf(words.slice(gap)))));
}

function withoutDay(label: string): string {
  return label
    .replace(/^[\d./\s-]+(?=\p{L})/u, '')
    .replace(/^\p{L}{3,4}\.? \d{1,2}(?:, \d{4})? (?=\p{L})/u, '');
}

/** A name broken over three lines may have those of other columns between them. */
const NAME_LINES_MAX = 8;

/** Where a name may begin that goes on in a line: it is broken over lines, none of which has a figure. */
function nameStart(lines: readonly ParsedLine[], at: number): number {
  let start = at;
  for (; at - start < NAME_LINES_MAX; start -= 1) {
    const above = lines[start - 1];
    if (!above || above.days.length + above.money.length > 0) break;
  }
  return start;
}

function belowName(lines: readonly ParsedLine[], at: number): Named[] {
  const line = lines[at];
  if (!line) return [];
  const under = lines.slice(at + 1, at + 5);
  const names = lines.slice(line.days.length > 0 ? at : nameStart(lines, at), at + 1);
  const cells = cellsOf(line);
  const isHeading = new Set(cells.flatMap(({ text }) => headingRole(text) ?? [])).size > 1;
  return cells.flatMap((cell): Named[] => {
    const [whole = ''] = stackedNames(names, names.length - 1, cell);
    const side = isNotHeld(whole) ? undefined : (balanceKind(whole) ?? balanceKind(cell.text));
    // Below the heading of a column stand the balances of rows.
    if (side === 'any' && isHeading) return [];
    const hasMoney = line.money.some((it) => it.left < cell.right && it.right > cell.left);
    if (side === undefined || side === 'total' || hasMoney) return [];
    const near = under.filter(
      (it) => it.page === line.page && it.middle - line.middle < BELOW_HEIGHTS * line.height,
    );
    const overlap = (money: PrintedMoney): number =>
      Math.min(money.right, cell.right) - Math.max(money.left, cell.left);
    const [found] = near
      .flatMap(({ money, days, middle }) =>
        days.every((day) => isNamedDay(day, cells)) ? money.map((it) => ({ it, middle })) : [],
      )
      .filter(({ it }) => overlap(it) > -0.02)
      .toSorted((a, b) => a.middle - b.middle || overlap(b.it) - overlap(a.it))
      .map(({ it }) => it);
    const money = found ?? inSameOrder(cells, cell, lines[at + 1]);
    return money ? [{ side, money }] : [];
  });
}

/** The figure below a name in a box of as many figures as names: each may stand at another edge of its cell. */
function inSameOrder(
  cells: readonly HeadingExtent[],
  cell: HeadingExtent,
  below: ParsedLine | undefined,
): PrintedMoney | undefined {
  const { money, days, words } = below ?? { money: [], days: [], words: [] };
  const isNumbers = words.every(
    ({ text }, at) => money.some(({ from, to }) => at >= from && at < to) || !/[\p{L}\d]/u.test(text),
  );
  const isPaired = isNumbers && days.length === 0 && money.length > 1 && money.length === cells.length;
  return isPaired ? money[cells.indexOf(cell)] : undefined;
}

/** Whether a day stands under a name of its own beside that of a balance, "Statement date": it begins no row. */
const isNamedDay = ({ left, right, from }: PrintedDay, cells: readonly HeadingExtent[]): boolean =>
  from > 0 &&
  cells.some(
    (cell) =>
      cell.left < right && cell.right > left && (cell.words.length > 1 || headingRole(cell.text) !== 'date'),
  );

/** So many balances are tried at most at either end. */
const MOST = 6;

/** Where each day ends with its balance, the last of them is that of the statement. */
const mostlyFirst = (all: readonly PrintedMoney[]): PrintedMoney[] =>
  all.length > MOST ? [...all.slice(0, MOST - 1), ...all.slice(-1)] : [...all];

function distinct(money: readonly PrintedMoney[]): PrintedMoney[] {
  const groups = Map.groupBy(money, ({ written }) => `${written.sign} ${written.core}`);
  return [...groups.values()].flatMap(([first]) => first ?? []);
}
