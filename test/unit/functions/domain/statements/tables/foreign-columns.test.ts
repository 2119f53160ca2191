import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';

const HOTEL_RENT_SHOP = [-9210, -40_000, -2300];

/** Three rows of an account in euros: paid in dollars, in euros, in pounds. */
const BESIDE: readonly (readonly [kind: string, lines: readonly string[]])[] = [
  [
    'of an original amount behind the account’s own',
    [
      'Date,Description,Amount,Original Amount,Original Currency,Balance',
      '2026-03-13,HOTEL,-92.10,-100.00,USD,907.90',
      '2026-03-14,RENT,-400.00,-400.00,EUR,507.90',
      '2026-03-15,SHOP,-23.00,-20.00,GBP,484.90',
    ],
  ],
  [
    'of a foreign amount before the account’s own, blank where nothing was foreign',
    [
      'Posting Date,Foreign Currency,Foreign Amount,Description,Amount',
      '02/13/2026,USD,100.00,HOTEL,-92.10',
      '02/14/2026,,,RENT,-400.00',
      '02/15/2026,GBP,20.00,SHOP,-23.00',
    ],
  ],
  [
    'in German',
    [
      'Buchungsdatum;Verwendungszweck;Fremdwährungsbetrag;Fremdwährung;Betrag in EUR',
      '13.03.2026;HOTEL;-100,00;USD;-92,10',
      '14.03.2026;MIETE;;;-400,00',
      '15.03.2026;LADEN;-20,00;GBP;-23,00',
    ],
  ],
  [
    'of the transaction’s currency beside the billing one',
    [
      'Transaction Date,Merchant,Transaction Amount,Transaction Currency,Billing Amount,Billing Currency',
      '2026-03-13,HOTEL,-100.00,USD,-92.10,EUR',
      '2026-03-14,RENT,-400.00,EUR,-400.00,EUR',
      '2026-03-15,SHOP,-20.00,GBP,-23.00,EUR',
    ],
  ],
  [
    'in French, where the account’s amount is headed with its currency',
    [
      'Date;Libellé;Montant en devise;Devise;Montant en EUR',
      '13/03/2026;HOTEL;-100,00;USD;-92,10',
      '14/03/2026;LOYER;-400,00;EUR;-400,00',
      '15/03/2026;BOUTIQUE;-20,00;GBP;-23,00',
    ],
  ],
  [
    'that alone names the currencies, where one balance runs over them',
    [
      'Date,Description,Amount,Currency,Balance',
      '2026-03-13,HOTEL,-92.10,USD,907.90',
      '2026-03-14,RENT,-400.00,,507.90',
      '2026-03-15,SHOP,-23.00,GBP,484.90',
    ],
  ],
  [
    'headed plainly as the amount, where the balance moves by another one',
    [
      'Booking Date;Text;Amount;Currency;Counter value;Balance',
      '13.03.2026;HOTEL;-100.00;USD;-92.10;907.90',
      '14.03.2026;RENT;-400.00;EUR;-400.00;507.90',
      '15.03.2026;SHOP;-20.00;GBP;-23.00;484.90',
    ],
  ],
  [
    'beside money out and in',
    [
      'Date,Details,Foreign Ccy,Foreign Amt,Debit,Credit,Balance',
      '13/03/2026,HOTEL,USD,100.00,92.10,,907.90',
      '14/03/2026,RENT,,,400.00,,507.90',
      '15/03/2026,SHOP,GBP,20.00,23.00,,484.90',
    ],
  ],
  [
    'without any headings',
    [
      '2026-03-13,HOTEL,-100.00,USD,-92.10,907.90',
      '2026-03-14,RENT,-400.00,EUR,-400.00,507.90',
      '2026-03-15,SHOP,-20.00,GBP,-23.00,484.90',
    ],
  ],
];

describe('a foreign column', () => {
  it.each(BESIDE)('%s is not the account’s', async (_, lines) => {
    const statement = await readTable(lines, { currency: 'EUR' });
    expect(statement.transactions.map(({ amount }) => amount)).toEqual(HOTEL_RENT_SHOP);
    expect([statement.currency, statement.accounts, statement.rejected]).toEqual(['EUR', undefined, []]);
    expect(statement.proven).not.toBe(false);
  });

  it('is told from the currencies of several balances in one file', async () => {
    const statement = await readTable([
      'Date,Description,Amount,Currency,Balance',
      '2026-03-13,HOTEL,-100.00,USD,900.00',
      '2026-03-14,RENT,-400.00,EUR,507.90',
      '2026-03-15,HOTEL,-20.00,USD,880.00',
      '2026-03-16,SHOP,-7.90,EUR,500.00',
    ]);
    expect(statement.accounts?.map(({ currency }) => currency)).toEqual(['USD', 'EUR']);
    expect(statement.proven).toBe(true);
  });
});

describe('a currency that the amount’s own heading names', () => {
  it('stands above one that another column names in every row', async () => {
    const statement = await readTable([
      'Date,Description,Amount (EUR),Local Amount,Local Currency',
      '2026-03-13,HOTEL,-92.10,-100.00,USD',
      '2026-03-14,HOTEL,-46.05,-50.00,USD',
    ]);
    expect([statement.currency, statement.transactions[1]?.amount]).toEqual(['EUR', -4605]);
  });
});
