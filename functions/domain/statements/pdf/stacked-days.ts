import { foldText } from '../../text/fold-text.ts';
import type { PageLine } from './page-lines.ts';
import { daysOn, type DayText } from './printed-day.ts';
import { cellsOf } from './table-headings.ts';

/** The facts of a statement stand in so many lines at most at its head. */
const STACKED_LINES = 60;
const LINES_BETWEEN = 3;

/** A day and the last day it leads to, with the line that the first one stands in. */
interface StackedDays {
  readonly line: PageLine;
  readonly period: { readonly from: DayText; readonly to: DayText };
}

/** Two days below each other with a line between that leads from one to the other, as in a narrow column of facts. */
export function stackedDays(lines: readonly PageLine[], between: RegExp): StackedDays[] {
  return lines.slice(0, STACKED_LINES).flatMap((line, at) =>
    cellsOf(line).flatMap((cell) => {
      const from = loneDay(cell);
      const middle = from && cellBelow(lines, at, cell);
      if (!middle || !between.test(foldText(middle.cell.text))) return [];
      const last = cellBelow(lines, middle.at, middle.cell);
      const to = last && loneDay(last.cell);
      return to?.kind === 'complete' ? [{ line, period: { from, to } }] : [];
    }),
  );
}

type Cell = ReturnType<typeof cellsOf>[number];

/** The day that fills a cell. */
function loneDay({ words }: Cell): DayText | undefined {
  const [day] = daysOn(words, true);
  return day?.from === 0 && day.to === words.length ? day.day : undefined;
}

/** The first cell under another in the next few lines: other columns have lines of their own between. */
function cellBelow(
  lines: readonly PageLine[],
  at: number,
  { left, right }: Cell,
): { cell: Cell; at: number } | undefined {
  for (let below = at + 1; below <= at + LINES_BETWEEN && below < lines.length; below += 1) {
    const line = lines[below];
    if (line?.page !== lines[at]?.page) return undefined;
    const cell = line && cellsOf(line).find((it) => it.left < right && it.right > left);
    if (cell) return { cell, at: below };
  }
  return undefined;
}
