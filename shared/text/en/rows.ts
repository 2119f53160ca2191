import type { Said } from '../said.ts';

interface Shown {
  /** The cell as the file has it. */
  readonly shown: string;
}

/** So much of a cell is shown: enough to find it by. */
const SHOWN_MAX = 40;
const quoted = ({ shown }: Shown): string => `“${shown.slice(0, SHOWN_MAX)}”`;

/** Why a line of a statement could not be read or was not added. */
export const rows = {
  'no-date': () => 'There is no date.',
  'no-amount': () => 'There is no amount.',
  'neither-date-nor-amount': () => 'There is neither a date nor an amount.',
  'unread-date': (cell: Shown) => `The date ${quoted(cell)} cannot be read.`,
  'unread-amount': (cell: Shown) => `The amount ${quoted(cell)} cannot be read.`,
  'amount-both-ways': () => 'There is an amount both out and in.',
  'unclear-direction': ({ shown }: Shown) => `It is not clear whether “${shown}” is money in or out.`,
  investment: () => 'It is a trade of an investment account, which is not read here.',
  'no-direction': () => 'It does not say whether money came in or went out.',
  'other-currency': ({ currency, own }: { currency: string; own: string }) =>
    `This row is in ${currency}, and the statement is read in ${own}.`,
  'not-booked': (cell: Shown) => `The file marks it as ${quoted(cell)}: no money has moved.`,
  'unclear-status': (cell: Shown) =>
    `It is not clear from ${quoted(cell)} whether the money has moved. If it has, set that column to “Not used”.`,
  'refunded-alone': (cell: Shown) =>
    `The file marks it as ${quoted(cell)} and holds no refund: both are left out.`,
  'paid-elsewhere': (cell: Shown) =>
    `It was paid from ${quoted(cell)}, not from this account: that account’s statement has it.`,
  'part-of-above': () => 'It is a part of the entry above it, which has the whole amount.',
  'in-books': ({ description }: { description: string }) =>
    `It is in your books already, as ${description.slice(0, SHOWN_MAX)}.`,
  'left-out': () => 'You left it out.',
  'period-locked': () => 'It lies in a period of the books that is closed.',
  'bare-balance': () => 'It has no description and looks like a balance, not a transaction.',
  'other-sheet': ({ sheet }: { sheet: string }) =>
    `It is on the sheet “${sheet.slice(0, SHOWN_MAX)}”, which has other columns. Import that sheet as a file of its own.`,
  'unread-line': () => 'This statement line cannot be read.',
  'impossible-date': () => 'The date of this line does not exist.',
  'no-such-day': () => 'There is no such day.',
  'day-without-year': () => 'The statement prints no year for this day.',
  'unread-printed-amount': () => 'The amount on this line cannot be read.',
  'day-without-amount': () => 'This line has a day but no amount that can be read.',
  'balance-without-amount': () => 'This line has a day and a balance but no amount.',
};

export type RowTrouble = Said<typeof rows>;
