import type { UnreadRow } from '../reading.ts';
import type { SectionKind } from './heading-words.ts';
import type { DayText } from './printed-day.ts';
import type { PrintedMoney } from './printed-money.ts';

/** A transaction as printed: its day, the lines of its description, an amount (or none) for each money column. */
export interface PdfRow {
  row: number;
  day: DayText;
  /** The other day printed beside it. */
  otherDay?: DayText | undefined;
  texts: string[];
  cells: (PrintedMoney | undefined)[];
  section: SectionKind | undefined;
  /** The words of the heading that its section stands under. */
  heading?: string | undefined;
}

/** The rows of a statement in the order of its pages, and the lines with a day but no amount. */
export interface CollectedRows {
  rows: PdfRow[];
  rejected: UnreadRow[];
  hasDateless: boolean;
}

/** Whether an amount is printed with a row. */
export const isFull = (row: PdfRow): boolean => row.cells.some((cell) => cell !== undefined);
