import { table } from '../../support/draw-statement.ts';
import type { PrintedStatement } from './printed-statement.ts';

const CARD = [
  ['Maple Bank Platinum Visa   Statement period 1 May 2026 to 31 May 2026'],
  ['Card number XXXX XXXX XXXX 4821   Credit limit $5,000.00   Minimum payment $10.00'],
  ['Interest is charged in Canadian dollars'],
];

/** A card billed in Canadian dollars; what stands under a purchase tells what was paid in another money. */
const withForeign = (name: string, under: readonly string[]): PrintedStatement => ({
  name: `a Canadian card with ${name}`,
  currency: 'CAD',
  opening: -20_000,
  closing: -21_420,
  proven: true,
  pages: [
    [
      ...table([40], 40, CARD),
      ...table([40, 100, 160, -420, -545], 100, [
        ['Trans date', 'Post date', 'Description', '', 'Amount ($)'],
        ['', '', 'Previous balance', '', '200.00'],
        ['4 May', '5 May', 'HOTEL NEW YORK', '', '61.20'],
        under,
        ['11 May', '12 May', 'GROCERY TORONTO', '', '30.00'],
        ['12 May', '13 May', 'PAYMENT THANK YOU', '', '-100.00'],
        ['20 May', '22 May', 'APP STORE', '', '23.00'],
        under,
        ['', '', 'New balance', '', '214.20'],
      ]),
    ],
  ],
  rows: [
    ['2026-05-04', -6120, 'HOTEL NEW YORK'],
    ['2026-05-11', -3000, 'GROCERY TORONTO'],
    ['2026-05-12', 10_000, 'PAYMENT'],
    ['2026-05-20', -2300, 'APP STORE'],
  ],
});

/** The oldest print: one small size for everything, amounts out with a minus behind, a summary in two columns. */
const plain: PrintedStatement = {
  name: 'a plain statement in 5.8-point print, minus behind, its summary in two columns',
  currency: 'USD',
  opening: 100_000,
  closing: 104_293,
  proven: true,
  size: 5.8,
  pages: [
    [
      ...table([40, 300], 40, [['FIRST PRAIRIE BANK  Member FDIC', 'Account 000123456789']]),
      ...table([40, 300], 48, [['1 Main Street', 'March 1, 2026 through March 31, 2026']]),
      ...table(
        [40, -260, 300, -545],
        66,
        [
          ['Beginning balance', '1,000.00', 'Deposits and credits', '250.00'],
          ['Checks and debits', '207.07', 'Ending balance', '1,042.93'],
        ],
        8,
      ),
      ...table(
        [40, 90, -420],
        100,
        [
          ['Date', 'Description', 'Amount'],
          ['03/02', 'CITY POWER & LIGHT', '77.07-'],
          ['03/03', 'CHECK 1042', '45.00-'],
          ['03/09', 'PAYROLL DEPOSIT', '250.00'],
          ['03/20', 'INVOICE 881 HARDWARE', '75.00-'],
          ['03/25', 'SERVICE', '10.00-'],
        ],
        8,
      ),
    ],
  ],
  rows: [
    ['2026-03-02', -7707, 'CITY POWER'],
    ['2026-03-03', -4500, 'CHECK 1042'],
    ['2026-03-09', 25_000, 'PAYROLL DEPOSIT'],
    ['2026-03-20', -7500, 'INVOICE 881 HARDWARE'],
    ['2026-03-25', -1000, 'SERVICE'],
  ],
};

/** A box of names with their figures under them, nearer to each other than in larger print. */
const boxed: PrintedStatement = {
  ...plain,
  name: 'a plain statement in 5.8-point print, its summary in a row of boxes',
  pages: [
    [
      ...table([40, 300], 40, [['FIRST PRAIRIE BANK  Member FDIC', 'Account 000123456789']]),
      ...table([40], 48, [['Statement period March 1, 2026 through March 31, 2026']]),
      ...table(
        [-90, -120, -150, -190],
        66,
        [
          ['PREVIOUS BALANCE', 'CREDITS', 'DEBITS', 'NEW BALANCE'],
          ['1,000.00', '250.00', '207.07', '1,042.93'],
        ],
        7,
      ),
      ...(plain.pages[0] ?? []).filter(({ y }) => y >= 100),
    ],
  ],
};

/** Nothing to prove by and no word of balances: days, trailing minuses and an account make it a statement all the same. */
const withoutBalances: PrintedStatement = {
  ...plain,
  name: 'a plain list of an account in 5.8-point print, without any balance',
  opening: null,
  closing: null,
  proven: null,
  pages: [
    [
      ...table([40, 300], 40, [['FIRST PRAIRIE BANK  Member FDIC', 'Account number 000123456789']]),
      ...table([40], 48, [['March 1, 2026 through March 31, 2026']]),
      ...(plain.pages[0] ?? []).filter(({ y }) => y >= 100),
    ],
  ],
};

type Printed = readonly [day: string, words: string, amount: string, balance: string];

/** The balance stands at the last row of each day only; `amounts` says how money out is told. */
const dayEnd = (name: string, rows: readonly Printed[]): PrintedStatement => ({
  name: `balances at the end of each day, ${name}`,
  currency: 'EUR',
  opening: 100_000,
  closing: 105_293,
  proven: true,
  pages: [
    [
      ...table([40], 40, [['Harbour Bank   Account statement   IBAN IE29AIBK93115212345678   March 2026']]),
      ...table([40, 110, -460, -545], 90, [
        ['Date', 'Details', 'Amount', 'Balance'],
        ['01 Mar 2026', 'Balance forward', '', '1,000.00'],
        ...rows,
        ['31 Mar 2026', 'Closing balance', '', '1,052.93'],
      ]),
    ],
  ],
  rows: [
    ['2026-03-02', -7707, 'CITY POWER'],
    ['2026-03-02', -4500, 'WATER'],
    ['2026-03-09', 25_000, 'SALARY'],
    ['2026-03-09', -2500, 'SHOES'],
    ['2026-03-09', -2000, 'BOOKS'],
    ['2026-03-20', -3000, 'GARDEN'],
  ],
});

const SIGNED: readonly Printed[] = [
  ['02 Mar 2026', 'CITY POWER', '77.07-', ''],
  ['02 Mar 2026', 'WATER', '45.00-', '877.93'],
  ['09 Mar 2026', 'SALARY', '250.00', ''],
  ['09 Mar 2026', 'SHOES', '25.00-', ''],
  ['09 Mar 2026', 'BOOKS', '20.00-', '1,082.93'],
  ['20 Mar 2026', 'GARDEN', '30.00-', '1,052.93'],
];
const unsigned = SIGNED.map(([day, words, amount, balance]): Printed => [
  day,
  words,
  amount.replace('-', ''),
  balance,
]);
const dayOnce = unsigned.map(([day, ...rest], at): Printed => [
  unsigned[at - 1]?.[0] === day ? '' : day,
  ...rest,
]);

/** Cards with two days and what was paid abroad, print as small as it gets, and balances told once a day. */
export const cardsAndPlainPrint: readonly PrintedStatement[] = [
  withForeign('a foreign currency under a purchase', ['', '', 'Foreign currency USD 45.00']),
  withForeign('a foreign amount and its rate under a purchase', ['', '', 'USD 45.00 @ 1.3600']),
  withForeign('a foreign amount in a column of its own', ['', '', 'Foreign currency', 'USD', '45.00']),
  withForeign('foreign dollars in words', ['', '', 'Foreign spend 45.00 U.S. DOLLARS']),
  plain,
  boxed,
  withoutBalances,
  dayEnd('minus behind', SIGNED),
  dayEnd('signs told by the balances alone', unsigned),
  dayEnd('the day printed once and signs told by the balances', dayOnce),
];
