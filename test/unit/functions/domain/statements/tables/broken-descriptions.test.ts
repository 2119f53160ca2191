import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';

const texts = ({ transactions }: Awaited<ReturnType<typeof readTable>>) =>
  transactions.map(({ description }) => description);

describe('lines of nothing but words below a row', () => {
  it('go on with its description, below the last row too', async () => {
    const statement = await readTable([
      'Date;Description;Amount;Balance',
      '2026-03-02;RENT;-400.00;600.00',
      ';OFFICE 12;;',
      ';MARCH;;',
      '2026-03-09;CUSTOMER;150.00;750.00',
      ';INVOICE 7;;',
    ]);
    expect(texts(statement)).toEqual(['RENT OFFICE 12 MARCH', 'CUSTOMER INVOICE 7']);
    expect(statement).toMatchObject({ proven: true, rejected: [] });
  });

  it('are told where they stand apart, or in a column of something else', async () => {
    const statement = await readTable([
      'Date;Description;Amount;Balance',
      '2026-03-02;RENT;-400.00;600.00',
      ';;see below;',
      '2026-03-09;CUSTOMER;150.00;750.00',
    ]);
    expect(texts(statement)).toEqual(['RENT', 'CUSTOMER']);
    expect(statement.rejected.map(({ row }) => row)).toEqual([3]);
  });

  it('say nothing of a payment where they stand in the column of standings', async () => {
    const statement = await readTable([
      'Status;Date;Description;Amount',
      'Posted;2026-03-02;RENT;-400.00',
      'Posted;2026-03-09;CUSTOMER;150.00',
      'Questions? www.bank.example;;;',
    ]);
    expect(statement.rejected).toEqual([]);
  });
});

describe('words of more countries', () => {
  it.each([
    ['Lasten,Gunsten', 'Swiss'],
    ['Retraits,Dépôts', 'Canadian'],
    ['Bedrag af,Bedrag bij', 'Dutch'],
    ['Ut,In', 'Swedish'],
    ['Debit,Something', 'no country’s, but named on one side'],
  ])('name money out and in: %s (%s)', async (headings) => {
    const { transactions } = await readTable([
      `Datum,Text,${headings},Saldo`,
      '02.03.26,RENT,400.00,,600.00',
      '09.03.26,WATER,50.00,,550.00',
    ]);
    expect(transactions.map(({ amount }) => amount)).toEqual([-40_000, -5000]);
  });

  it.each([
    ['Ingående saldo', 'Utgående saldo'],
    ['Alter Kontostand', 'Neuer Kontostand'],
    ['Saldo precedente', 'Nuovo saldo'],
    ['Saldo poprzednie', 'Saldo końcowe'],
    ['Vorig saldo', 'Nieuw saldo'],
  ])('name the balances at both ends: %s', async (opening, closing) => {
    const statement = await readTable([
      `${opening};1000.00`,
      `${closing};600.00`,
      'Datum;Text;Belopp',
      '2026-03-02;RENT;-400.00',
    ]);
    expect(statement).toMatchObject({ opening: 100_000, closing: 60_000, proven: true });
  });

  it('name what is booked and what waits', async () => {
    const { transactions, rejected, questions } = await readTable([
      'Data;Opis;Kwota;Status',
      '2026-03-02;CZYNSZ;-400.00;Zaksięgowano',
      '2026-03-09;WODA;-50.00;Oczekująca',
    ]);
    expect([transactions.length, rejected.length, questions.length]).toEqual([1, 1, 0]);
  });
});

describe('a card with a column of fees or balances', () => {
  it.each([
    ['Fee', '0.00'],
    ['Balance', '554.20'],
  ])('is asked about where it thanks for a payment: %s', async (heading, first) => {
    const isBalance = heading === 'Balance';
    const statement = await readTable([
      `Date,Description,Amount,${heading}`,
      `2026-03-02,HARDWARE,154.20,${first}`,
      `2026-03-09,PAYMENT RECEIVED - THANK YOU,-400.00,${isBalance ? '154.20' : '0.00'}`,
      `2026-03-12,CLOUDBOX,12.99,${isBalance ? '167.19' : '0.00'}`,
    ]);
    expect(statement.transactions.map(({ amount }) => amount)).toEqual([-15_420, 40_000, -1299]);
    expect(statement.questions.map(({ about }) => about)).toEqual(['sign']);
  });
});
