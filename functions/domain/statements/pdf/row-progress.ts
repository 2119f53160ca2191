import type { UnreadRow } from '../reading.ts';
import type { SectionKind } from './heading-words.ts';
import type { ParsedLine } from './parsed-lines.ts';
import type { PdfRow } from './printed-row.ts';

/** A heading stands at least so many lines' distances below the row above it. */
export const APART = 1.25;

/** How far the walk down the pages has come. */
export interface Progress {
  rows: PdfRow[];
  open: PdfRow | undefined;
  /** Text that waits for the amount below it, where only a day's first row prints the day. */
  waiting: string[];
  last: ParsedLine | undefined;
  /** The page on which the last row stands, or ends. */
  rowPage: number | undefined;
  /** The last line that was taken as part of a row. */
  rowEnd: ParsedLine | undefined;
  section: SectionKind | undefined;
  /** The words that opened it. */
  heading: string | undefined;
  /** Figures without a day stand under an ignored title: it is of a box of facts, and of no list. */
  isBox: boolean;
  hasDateless: boolean;
  /** The day whose sums head its rows. */
  summed: PdfRow['day'] | undefined;
  /** The last of these sums, as a row that those below it are like. */
  headed: PdfRow | undefined;
  /** Lines that look like rows and are most likely none: a person is told of them. */
  doubtful: UnreadRow[];
}

/** How a statement is read. */
export interface Reading {
  isDatelessRead: boolean;
  isNamedRead: boolean;
  isCard: boolean;
  isAmountLast: boolean;
  furniture: ReadonlySet<ParsedLine>;
  /** The line below each. */
  next: ReadonlyMap<ParsedLine, ParsedLine | undefined>;
  /** Where columns of words begin behind the descriptions. */
  textLefts: readonly number[];
}

/** Ends the open row: what follows is none of it. */
export function endRow(progress: Progress): void {
  Object.assign(progress, { open: undefined, waiting: [], last: undefined });
}

/** Whether a line stands within so many heights of letters below the last one that was taken. */
export function isNear(line: ParsedLine, { last }: Pick<Progress, 'last'>, heights: number): boolean {
  return last?.page === line.page && line.middle - last.middle < heights * Math.max(last.height, line.height);
}
