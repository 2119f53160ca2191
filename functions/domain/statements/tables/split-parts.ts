import { foldText } from '../../text/fold-text.ts';
import type { UnreadRow } from '../reading.ts';
import type { TableFrame } from './find-frame.ts';
import type { DatedRow, TableReading } from './read-table-rows.ts';
import { cellText, lineText } from './table.ts';

/** The column in which programs for one's own books mark the parts of an entry, which they write below it. */
const HEADING = /^(splits?|split (transaction|part)|mehrteilige buchung|splitbuchung|aufteilung)$/;
const PART = /^(s|-|x|split|part)$/i;
/** Signs that elsewhere mark the opposite, or nothing. */
const BARE = /^[-x]$/i;

/**
 * Without the rows that are parts of the one above them: together they are its amount, which would count twice. A bare sign marks parts only
 * where every row that has it is one.
 */
export function withoutSplitParts(reading: TableReading, { header }: TableFrame): TableReading {
  const column = header?.cells.findIndex((cell) => HEADING.test(foldText(cell))) ?? -1;
  if (column < 0) return reading;
  const markOf = ({ source }: DatedRow): string => cellText(source, column).trim();
  const isPart = (row: DatedRow): boolean => PART.test(markOf(row));
  const parts = new Set<DatedRow>();
  reading.rows.forEach((row, at) => {
    if (isPart(row)) return;
    const below = partsBelow(row, reading.rows.slice(at + 1, at + 1 + PARTS_MAX), isPart);
    const sum = below.reduce((total, part) => total + moneyOf(part), 0);
    if (below.length > 0 && sum === moneyOf(row)) for (const part of below) parts.add(part);
  });
  const isProven = reading.rows.every((row) => parts.has(row) || !BARE.test(markOf(row)));
  if (parts.size === 0 || !isProven) return reading;
  const told = [...parts].map((part): UnreadRow => ({
    row: part.row,
    reason: { code: 'part-of-above' },
    shown: lineText(part.source),
  }));
  return {
    ...reading,
    rows: reading.rows.filter((row) => !parts.has(row)),
    rejected: [...reading.rejected, ...told].sort((a, b) => a.row - b.row),
  };
}

/** No entry has more parts; a whole file of such marks is not looked through for each of its rows. */
const PARTS_MAX = 200;

function partsBelow(
  { date }: DatedRow,
  below: readonly DatedRow[],
  isPart: (row: DatedRow) => boolean,
): readonly DatedRow[] {
  const end = below.findIndex((row) => !isPart(row) || row.date !== date);
  return end < 0 ? below : below.slice(0, end);
}

/** What a row moves, in minor units: out of the account below zero. */
const moneyOf = ({ minor, sign, column }: DatedRow): number =>
  minor * (sign === -1 ? -1 : 1) * (column === 'debit' ? -1 : 1);
