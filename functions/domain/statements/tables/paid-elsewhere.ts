import type { Columns } from './columns.ts';
import { directionOf } from './column-words.ts';
import type { DatedRow, TableReading } from './read-table-rows.ts';
import { cellText } from './table.ts';

/** What a wallet calls its own money beside the cards and banks, with their last digits, that pay for others of its payments. */
const OWN_FUNDS = /\b(balance|wallet|cash)\b(?!.*\d{4})/i;

/**
 * Marks the payments of a wallet that a card or a bank paid: its statement has them. Only money out is paid from somewhere; what a bank adds
 * to the wallet has moved. A file that never names money of its own says by this column from which account all of it is.
 */
export function withPaidElsewhere(reading: TableReading, { funding }: Columns): TableReading {
  if (funding === undefined || !reading.rows.some(namesOwnFunds)) return reading;
  const rows = reading.rows.map((row): DatedRow => {
    const payer = cellText(row.source, funding);
    const isElsewhere = payer !== '' && !OWN_FUNDS.test(payer) && isOut(row);
    return isElsewhere ? { ...row, told: row.told ?? { standing: 'paid-elsewhere', shown: payer } } : row;
  });
  return { ...reading, rows };
}

/** Whether a cell of a row holds nothing but such a name. */
const namesOwnFunds = ({ source }: DatedRow): boolean =>
  source.cells.some((cell) => /^(\w+ )?(balance|wallet|cash)$/i.test(cell.trim()));

const isOut = ({ sign, column, direction }: DatedRow): boolean =>
  sign === -1 || column === 'debit' || directionOf(direction) === -1;
