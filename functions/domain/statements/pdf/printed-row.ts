import type { UnreadRow } from '../reading.ts';
import type { SectionKind } from './heading-words.ts';
import type { DayText } from './printed-day.ts';
import type { PrintedMoney } from './printed-money.ts';

/** Words in a column behind the descriptions, a number or a kind: what wraps under them is theirs, and no part of the description's words. */
export interface TextColumn {
  readonly left: number;
  readonly texts: string[];
}

/** A transaction as printed: its day, the lines of its description, an amount (or none) for each money column. */
export interface PdfRow {
  row: number;
  day: DayText;
  /** The other day printed beside it. */
  otherDay?: DayText | undefined;
  texts: string[];
  /** What stands in columns of words behind its description. */
  columns?: readonly TextColumn[];
  cells: (PrintedMoney | undefined)[];
  section: SectionKind | undefined;
  /** The words of the heading that its section stands under. */
  heading?: string | undefined;
  /** An entry of a list of checks: figures alone. */
  isFigures?: boolean;
}

/** The rows of a statement in the order of its pages, and the lines with a day but no amount. */
export interface CollectedRows {
  rows: PdfRow[];
  rejected: UnreadRow[];
  hasDateless: boolean;
}

/** Whether an amount is printed with a row. */
export const isFull = (row: Pick<PdfRow, 'cells'>): boolean => row.cells.some((cell) => cell !== undefined);

/** A row with the words of all its columns in one description, one column after the other. */
export function withColumnsRead({ columns = [], ...row }: PdfRow): PdfRow {
  return { ...row, texts: [...row.texts, ...columns.flatMap(({ texts }) => texts)] };
}
