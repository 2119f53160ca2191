import { foldText } from '../../text/fold-text.ts';
import type { PageLine } from './page-lines.ts';
import { daysOn, type DayText } from './printed-day.ts';
import { cellBelow, cellsOf } from './table-headings.ts';

/** The facts of a statement stand in so many lines at most at its head. */
const STACKED_LINES = 60;

/** What stands before the first and the last day of a statement where each has a line of its own. */
const FIRST =
  /^(statement )?(starts?|start date|opening date|from|from date|date from|fecha desde|desde|von|vom|du|date de debut|dal|data inizio|vanaf|fra|fran)$/;
const LAST =
  /^(statement )?(ends?|end date|closing date|to|to date|date to|fecha hasta|hasta|bis|bis zum|au|date de fin|al|data fine|tot|t m|til|till)$/;

/** A day and the last day it leads to, with the line that the first one stands in. */
interface StackedDays {
  readonly line: PageLine;
  readonly period: { readonly from: DayText; readonly to: DayText };
}

/** Two days below each other, with a line between that leads from one to the other or words for each, as in a narrow column of facts. */
export function stackedDays(lines: readonly PageLine[], between: RegExp): StackedDays[] {
  return lines.slice(0, STACKED_LINES).flatMap((line, at) => {
    const cells = cellsOf(line);
    return cells.flatMap((cell, column) => {
      const beside = besideNames(lines, at, { cells, column, between });
      if (beside) return [{ line, period: beside }];
      const named = dayAfter(cell, FIRST);
      const below = named && cellBelow(lines, at, cell);
      const end = below && dayAfter(below.cell, LAST);
      if (named && end?.kind === 'complete') return [{ line, period: { from: named, to: end } }];
      const from = loneDay(cell);
      const middle = from && cellBelow(lines, at, cell);
      if (!middle || !between.test(foldText(middle.cell.text))) return [];
      const last = cellBelow(lines, middle.at, middle.cell);
      const to = last && loneDay(last.cell);
      return to?.kind === 'complete' ? [{ line, period: { from, to } }] : [];
    });
  });
}

/**
 * Two days below each other, each in the cell beside its name, "Statement starts", or the first one with a word behind it that leads to the
 * one below.
 */
function besideNames(
  lines: readonly PageLine[],
  at: number,
  { cells, column, between }: { cells: readonly Cell[]; column: number; between: RegExp },
): StackedDays['period'] | undefined {
  const [cell, next] = [cells[column], cells[column + 1]];
  if (!cell || !next) return undefined;
  const lead = foldText(next.text);
  const own = loneDay(cell);
  if (own && lead !== '' && between.test(lead)) {
    const to = loneDay(cellBelow(lines, at, cell)?.cell);
    return to?.kind === 'complete' ? { from: own, to } : undefined;
  }
  const from = FIRST.test(foldText(cell.text)) ? loneDay(next) : undefined;
  const name = from && cellBelow(lines, at, cell);
  const isLast = name && LAST.test(foldText(name.cell.text));
  const to = isLast ? loneDay(cellBelow(lines, at, next)?.cell) : undefined;
  return from && to?.kind === 'complete' ? { from, to } : undefined;
}

type Cell = ReturnType<typeof cellsOf>[number];

/** The day behind these words, where they fill a cell together. */
function dayAfter({ words }: Cell, name: RegExp): DayText | undefined {
  const [day] = daysOn(words, true);
  if (day?.to !== words.length) return undefined;
  const before = words.slice(0, day.from).map(({ text }) => text);
  return name.test(foldText(before.join(' '))) ? day.day : undefined;
}

/** The day that fills a cell. */
function loneDay(cell: Cell | undefined): DayText | undefined {
  const [day] = daysOn(cell?.words ?? [], true);
  return day?.from === 0 && day.to === cell?.words.length ? day.day : undefined;
}
