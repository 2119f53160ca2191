import { table } from '../../support/draw-statement.ts';
import type { PrintedStatement } from './printed-statement.ts';

/** Statements on which other tables and figures stand around the rows, or a row's days below each other. */
export const statementsWithMoreAround: readonly PrintedStatement[] = [
  {
    name: 'one without its last page, whose running balances agree with each other and not with the closing balance',
    currency: 'GBP',
    opening: 100_000,
    closing: 166_600,
    proven: false,
    pages: [
      [
        ...table([40], 40, [['Harbour Bank'], ['Statement period 01 Oct 2026 to 31 Oct 2026, in GBP']]),
        ...table([40, -260], 90, [
          ['Opening balance', '1,000.00'],
          ['Closing balance', '1,666.00'],
        ]),
        ...table([40, 120, -380, -460, -540], 160, [
          ['Date', 'Description', 'Money out', 'Money in', 'Balance'],
          ['02 Oct 2026', 'Phone company', '45.00', '', '955.00'],
          ['05 Oct 2026', 'Client Krohn', '', '900.00', '1,855.00'],
        ]),
      ],
    ],
    rows: [
      ['2026-10-02', -4500, 'Phone company'],
      ['2026-10-05', 90_000, 'Client Krohn'],
    ],
  },
  {
    name: 'a summary in two columns above the rows, an interest rate in it',
    currency: 'GBP',
    opening: 100_000,
    closing: 166_600,
    proven: true,
    pages: [
      [
        ...table([40], 40, [['Harbour Bank'], ['Statement period 01 Oct 2026 to 31 Oct 2026, in GBP']]),
        ...table([40, -260, 300, -540], 90, [
          ['Opening balance', '1,000.00', 'Total money in', '900.00'],
          ['Closing balance', '1,666.00', 'Total money out', '234.00'],
          ['Overdraft limit', '500.00', 'Interest rate', '0.10%'],
        ]),
        ...table([40, 120, -380, -460, -540], 160, [
          ['Date', 'Description', 'Money out', 'Money in', 'Balance'],
          ['02 Oct 2026', 'Phone company', '45.00', '', '955.00'],
          ['05 Oct 2026', 'Client Krohn', '', '900.00', '1,855.00'],
          ['20 Oct 2026', 'Paper supplier', '189.00', '', '1,666.00'],
        ]),
      ],
    ],
    rows: [
      ['2026-10-02', -4500, 'Phone company'],
      ['2026-10-05', 90_000, 'Client Krohn'],
      ['2026-10-20', -18_900, 'Paper supplier'],
    ],
  },
  {
    name: 'a card with its instalment plans below the rows',
    currency: 'EUR',
    opening: -30_000,
    closing: -16_390,
    proven: true,
    pages: [
      [
        ...table([40, -540], 40, [
          ['Harbour credit card, all amounts in EUR'],
          ['Payment due date: 15 November 2026'],
          ['Credit limit', '5,000.00'],
          ['Previous balance', '300.00'],
          ['New balance', '163.90'],
        ]),
        ...table([40, 120, -540], 120, [
          ['Date', 'Description', 'Amount'],
          ['02 Oct 2026', 'Phone company', '45.00'],
          ['05 Oct 2026', 'PAYMENT - THANK YOU', '300.00 CR'],
          ['20 Oct 2026', 'Laptop store instalment 3/12', '100.00'],
          ['21 Oct 2026', 'Paper supplier', '18.90'],
        ]),
        ...table([40, 120, -380, -460, -540], 230, [
          ['Your instalment plans'],
          ['Start date', 'Plan', 'Original amount', 'Monthly', 'Remaining'],
          ['20 Aug 2026', 'Laptop store 12 months', '1,200.00', '100.00', '900.00'],
          ['11 Sep 2026', 'Sofa house 6 months', '600.00', '100.00', '500.00'],
        ]),
      ],
    ],
    rows: [
      ['2026-10-02', -4500, 'Phone company'],
      ['2026-10-05', 30_000, 'THANK YOU'],
      ['2026-10-20', -10_000, 'Laptop store'],
      ['2026-10-21', -1890, 'Paper supplier'],
    ],
  },
  {
    name: 'the day of value below the day of booking',
    currency: 'EUR',
    opening: 100_000,
    closing: 166_600,
    proven: true,
    pages: [
      table([40, 120, -460, -540], 40, [
        ['Hafenbank'],
        ['Kontoauszug vom 01.10.2026 bis 31.10.2026'],
        ['Buchung', 'Verwendungszweck', 'Betrag EUR', 'Saldo EUR'],
        ['Wert'],
        ['', 'Alter Saldo', '', '1.000,00'],
        ['02.10.2026', 'Telefon AG', '-45,00', '955,00'],
        ['01.10.2026', 'Rechnung 7'],
        ['05.10.2026', 'Krohn', '900,00', '1.855,00'],
        ['06.10.2026', 'Honorar'],
        ['20.10.2026', 'Papier', '-189,00', '1.666,00'],
        ['21.10.2026', 'Rechnung 9'],
        ['', 'Neuer Saldo', '', '1.666,00'],
      ]),
    ],
    rows: [
      ['2026-10-02', -4500, 'Telefon AG Rechnung 7'],
      ['2026-10-05', 90_000, 'Krohn Honorar'],
      ['2026-10-20', -18_900, 'Papier Rechnung 9'],
    ],
  },
  {
    name: 'a row that ends on the next page, and one whose day stands on the page before',
    currency: 'GBP',
    opening: 100_000,
    closing: 165_600,
    proven: true,
    pages: [
      table([40, 120, -380, -460, -540], 40, [
        ['Harbour Bank'],
        ['Statement 1 October 2026 to 31 October 2026, in GBP'],
        ['Date', 'Description', 'Money out', 'Money in', 'Balance'],
        ['', 'Balance brought forward', '', '', '1,000.00'],
        ['02 Oct 2026', 'Direct debit'],
        ['', 'Phone company', '45.00', '', '955.00'],
        ['05 Oct 2026', 'Transfer from'],
      ]),
      table([40, 120, -380, -460, -540], 40, [
        ['Harbour Bank'],
        ['Date', 'Description', 'Money out', 'Money in', 'Balance'],
        ['', 'Client Krohn', '', '900.00', '1,855.00'],
        ['20 Oct 2026', 'Card payment'],
        ['', 'Paper supplier', '189.00', '', '1,666.00'],
        ['', 'Parking', '1.00', '', '1,665.00'],
        ['', 'Carried forward', '', '', '1,665.00'],
      ]),
      table([40, 120, -380, -460, -540], 40, [
        ['Harbour Bank'],
        ['Date', 'Description', 'Money out', 'Money in', 'Balance'],
        ['', 'Brought forward', '', '', '1,665.00'],
        ['', 'Cafe', '9.00', '', '1,656.00'],
        ['', 'Balance carried forward', '', '', '1,656.00'],
      ]),
    ],
    rows: [
      ['2026-10-02', -4500, 'Phone company'],
      ['2026-10-05', 90_000, 'Client Krohn'],
      ['2026-10-20', -18_900, 'Paper supplier'],
      ['2026-10-20', -100, 'Parking'],
      ['2026-10-20', -900, 'Cafe'],
    ],
  },
];
