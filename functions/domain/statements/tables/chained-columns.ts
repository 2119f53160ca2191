import type { MoneyColumns } from './columns.ts';
import { cellText, type TableRow } from './table.ts';
import { decimalEvidence, minorAsShown, writtenMoney, type DecimalSign } from '../../text/written-money.ts';

/** Enough neighbours to tell by; more would only cost time. */
const ROWS_MAX = 80;
const LINKS_SHARE_MIN = 0.3;
const SHORT_LINKS_MAX = 4;
/** How many of the rows may be notices without an amount. */
const NEITHER_SHARE_MAX = 0.25;
/** Steps of so many telling digits are no accident even where only one is seen. */
const DIGITS_MIN = 4;

/** A currency of three decimals: fewer are read as well. */
const MOST_DECIMALS = 'KWD';

/** A row as far as balances go: its day as written, and the amount in each column (undefined: none). */
interface Line {
  day: string;
  amounts: ReadonlyMap<number, number>;
}

/** Money columns; `isOut`: the balance falls by the amounts more often than it rises by them. */
type ChainedColumns = MoneyColumns & { isOut?: boolean };

/** One way to say which columns hold what, with the steps of the balance that it explains. */
interface Candidate {
  money: ChainedColumns;
  steps: readonly number[];
}

/**
 * The money columns of a table, told by a balance that moves from row to row by the amounts: with either end of time first,
 * and with whole days the other way round. `rows` are neighbours as they stand in the file. Undefined where no column moves so.
 */
export function chainedColumns(
  columns: readonly number[],
  rows: readonly TableRow[],
  dateColumn: number,
): ChainedColumns | undefined {
  const lines = linesOf(rows.slice(0, ROWS_MAX), columns, dateColumn);
  const around = balancesAround(columns, lines);
  if (around) return around;
  const links = lines.length - 1;
  const likeliest = (
    candidates: Candidate[],
    isEnough: (steps: readonly number[]) => boolean,
  ): Candidate | undefined =>
    candidates.toSorted((a, b) => b.steps.length - a.steps.length).find(({ steps }) => isEnough(steps));
  // Two columns filled in turn say much by themselves: in a short file one step is enough.
  const split = likeliest(
    splitsOf(columns, lines),
    (steps) => isTelling(steps, links) || (links <= SHORT_LINKS_MAX && steps.length > 0),
  );
  const pair = likeliest(pairsOf(columns, lines), (steps) => isTelling(steps, links));
  return (split ?? withSide(pair, lines))?.money;
}

/** In tables of more numbers no bank states what was there before. */
const COLUMNS_AROUND_MAX = 12;

/**
 * An amount in each row that leads from a balance before it, in a column of its own, to the one after it. Rows follow one another; a row by
 * itself must take money out, for what is added up in it may be a price and its tax.
 */
function balancesAround(columns: readonly number[], lines: readonly Line[]): MoneyColumns | undefined {
  if (columns.length > COLUMNS_AROUND_MAX) return undefined;
  const found = columns.flatMap((before) =>
    columns.flatMap((amount) =>
      columns
        .filter((after) => new Set([before, amount, after]).size === 3)
        .filter((after) => leadsThrough(lines, { before, amount, after }))
        .map((balance) => ({ amount, balance, isGuessed: false })),
    ),
  );
  return found.length === 1 ? found[0] : undefined;
}

interface Around {
  before: number;
  amount: number;
  after: number;
}

function leadsThrough(lines: readonly Line[], { before, amount, after }: Around): boolean {
  const at = (line: Line | undefined, column: number): number | undefined => line?.amounts.get(column);
  const isLed = lines.every((line) => {
    const [from = NaN, by = NaN, to = NaN] = [before, amount, after].map((column) => at(line, column));
    return by !== 0 && from + by === to;
  });
  if (!isLed || lines.length < 2) return isLed && (at(lines[0], amount) ?? 0) < 0;
  // Files of several accounts begin anew with each.
  return [lines, lines.toReversed()].some((way) => {
    const linked = way.slice(1).filter((line, earlier) => at(way[earlier], after) === at(line, before));
    return linked.length * 2 >= lines.length - 1;
  });
}

/** Amounts without signs by which the balance mostly falls, or mostly rises. */
function withSide(pair: Candidate | undefined, lines: readonly Line[]): Candidate | undefined {
  const { amount, balance } = pair?.money ?? {};
  if (!pair || amount === undefined || balance === undefined) return pair;
  const [out, into] = [-1, 1].map(
    (way) => explainedSteps(lines, balance, (line, step) => step === way * sizeIn(line, amount)).length,
  );
  return { ...pair, money: { ...pair.money, isOut: (out ?? 0) > (into ?? 0) } };
}

/** Counters and repeated small amounts agree by accident; different steps or long numbers do not. */
function isTelling(steps: readonly number[], links: number): boolean {
  const distinct = [...new Set(steps)];
  const digits = distinct.map((step) => String(Math.abs(step)).replace(/0+$/, '').length);
  const isNoAccident = distinct.length >= 2 || digits.reduce((sum, count) => sum + count, 0) >= DIGITS_MIN;
  return isNoAccident && steps.length >= links * LINKS_SHARE_MIN;
}

/** Two columns of which nearly every row fills exactly one and none both, with a third that moves by them. A notice fills neither. */
function splitsOf(columns: readonly number[], lines: readonly Line[]): Candidate[] {
  const isSplit = (a: number, b: number): boolean => {
    const filled = (column: number): number => lines.filter(({ amounts }) => amounts.get(column)).length;
    const [inA, inB] = [filled(a), filled(b)];
    const hasBoth = lines.some(({ amounts }) => amounts.get(a) && amounts.get(b));
    const neither = lines.length - inA - inB;
    return !hasBoth && (neither === 0 || (inA > 0 && inB > 0 && neither <= lines.length * NEITHER_SHARE_MAX));
  };
  const pairs = columns.flatMap((a, at) =>
    columns
      .slice(at + 1)
      .filter((b) => isSplit(a, b))
      .map((b) => [a, b] as const),
  );
  return pairs.flatMap(([a, b]) =>
    columns.filter((column) => column !== a && column !== b).map((balance) => splitOf(a, b, balance, lines)),
  );
}

function splitOf(a: number, b: number, balance: number, lines: readonly Line[]): Candidate {
  const stepsWhen = (debit: number, credit: number): readonly number[] =>
    explainedSteps(lines, balance, (line, step) => step === sizeIn(line, credit) - sizeIn(line, debit));
  const [straight, swapped] = [stepsWhen(a, b), stepsWhen(b, a)];
  const isSwapped = swapped.length > straight.length;
  return {
    money: {
      debit: isSwapped ? b : a,
      credit: isSwapped ? a : b,
      balance,
      isGuessed: straight.length === swapped.length,
    },
    steps: isSwapped ? swapped : straight,
  };
}

/** One column of amounts, whatever their sign, and one that moves by them. */
function pairsOf(columns: readonly number[], lines: readonly Line[]): Candidate[] {
  return columns.flatMap((amount) =>
    columns
      .filter((balance) => balance !== amount)
      .map((balance) => ({
        money: { amount, balance, isGuessed: false },
        steps: explainedSteps(lines, balance, (line, step) => Math.abs(step) === sizeIn(line, amount)),
      })),
  );
}

/** An amount whatever its sign, which some banks write in columns of debits as well. */
function sizeIn({ amounts }: Line, column: number): number {
  return Math.abs(amounts.get(column) ?? 0);
}

type Explains = (line: Line, step: number) => boolean;

/** The steps between neighbouring balances that a row's amounts explain, in the better direction of time. */
function explainedSteps(lines: readonly Line[], balance: number, explains: Explains): readonly number[] {
  const [forward, backward] = [lines, lines.toReversed()].map((way) => stepsAlong(way, balance, explains));
  return backward && forward && backward.length > forward.length ? backward : (forward ?? []);
}

/** One way through the days so far. */
interface Path {
  known: number | undefined;
  steps: readonly number[];
}

function stepsAlong(lines: readonly Line[], balance: number, explains: Explains): readonly number[] {
  const walk = (path: Path, way: readonly Line[]): Path => {
    let { known } = path;
    const steps = [...path.steps];
    for (const line of way) {
      const next = line.amounts.get(balance);
      if (next === undefined) continue;
      if (known !== undefined && next !== known && explains(line, next - known)) steps.push(next - known);
      known = next;
    }
    return { known, steps };
  };
  let paths: Path[] = [{ known: undefined, steps: [] }];
  for (const day of daysOf(lines)) {
    const ways = day.length > 1 ? [day, day.toReversed()] : [day];
    paths = ways.map((way) => longest(paths.map((path) => walk(path, way))));
  }
  return longest(paths).steps;
}

function longest(paths: readonly Path[]): Path {
  return paths.reduce((best, next) => (next.steps.length > best.steps.length ? next : best));
}

function daysOf(lines: readonly Line[]): Line[][] {
  const days: Line[][] = [];
  for (const line of lines) {
    const day = days.at(-1);
    if (day?.[0]?.day === line.day) day.push(line);
    else days.push([line]);
  }
  return days;
}

/** A rough reading of the numbers, the same for all cells: enough to compare columns. */
function linesOf(rows: readonly TableRow[], columns: readonly number[], dateColumn: number): Line[] {
  const decimal = decimalIn(rows, columns);
  return rows.map((row) => ({
    day: cellText(row, dateColumn),
    amounts: new Map(
      columns.flatMap((column) => {
        const minor = minorOf(row, column, row.numbers?.has(column) ? '.' : decimal);
        return minor === undefined ? [] : [[column, minor]];
      }),
    ),
  }));
}

/** A rough reading of one cell, with its sign. */
export function minorOf(row: TableRow, column: number, decimal: DecimalSign): number | undefined {
  const written = writtenMoney(cellText(row, column));
  const minor = written && minorAsShown(written.core, decimal, MOST_DECIMALS);
  return minor !== undefined && written?.sign === -1 ? -minor : minor;
}

/** The sign that separates decimals; where none surely does, what is seen separates thousands. */
export function decimalIn(rows: readonly TableRow[], columns: readonly number[]): DecimalSign {
  const cores = rows.flatMap((row) =>
    columns
      .filter((column) => !row.numbers?.has(column))
      .map((column) => writtenMoney(cellText(row, column))?.core ?? ''),
  );
  const [points, commas] = (['.', ','] as const).map(
    (sign) => cores.filter((core) => decimalEvidence(core) === sign).length,
  );
  if (points !== commas) return (commas ?? 0) > (points ?? 0) ? ',' : '.';
  const isPoint = cores.some((core) => decimalEvidence(core) === 'unsure' && core.includes('.'));
  return isPoint ? ',' : '.';
}
