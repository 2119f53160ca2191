import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';

const COFFEE_CASH_SALE = [-500, -5100, 9750];

/** A coffee without a fee, cash at a machine for one of 1.00, a sale less 2.50. */
const KINDS: readonly (readonly [kind: string, lines: readonly string[]])[] = [
  [
    'written without a sign',
    [
      'Type,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance',
      'CARD,2026-03-01 10:00:00,2026-03-02 10:00:00,Coffee,-5.00,0.00,EUR,COMPLETED,95.00',
      'ATM,2026-03-02 10:00:00,2026-03-03 10:00:00,Cash,-50.00,1.00,EUR,COMPLETED,44.00',
      'TOPUP,2026-03-03 10:00:00,2026-03-04 10:00:00,Sale,100.00,2.50,EUR,COMPLETED,141.50',
    ],
  ],
  [
    'written below zero',
    [
      'Date,Description,Amount,Fee,Balance',
      '2026-03-02,Coffee,-5.00,0.00,95.00',
      '2026-03-03,Cash,-50.00,-1.00,44.00',
      '2026-03-04,Sale,100.00,-2.50,141.50',
    ],
  ],
  [
    'beside money out and in',
    [
      'Date,Details,Debit,Credit,Charges,Balance',
      '2026-03-02,Coffee,5.00,,,95.00',
      '2026-03-03,Cash,50.00,,1.00,44.00',
      '2026-03-04,Sale,,100.00,2.50,141.50',
    ],
  ],
  [
    'in German',
    [
      'Datum;Beschreibung;Betrag;Gebühr;Saldo',
      '02.03.2026;Kaffee;-5,00;0,00;95,00',
      '13.03.2026;Automat;-50,00;1,00;44,00',
      '14.03.2026;Verkauf;100,00;2,50;141,50',
    ],
  ],
  [
    'in Spanish',
    [
      'Fecha;Concepto;Importe;Comisión;Saldo',
      '02/03/2026;Cafe;-5,00;0,00;95,00',
      '13/03/2026;Cajero;-50,00;1,00;44,00',
      '14/03/2026;Venta;100,00;2,50;141,50',
    ],
  ],
  [
    'that the amounts have taken off already',
    [
      'Date,Description,Amount,Fee,Balance',
      '2026-03-02,Coffee,-5.00,0.00,95.00',
      '2026-03-03,Cash,-51.00,1.00,44.00',
      '2026-03-04,Sale,97.50,2.50,141.50',
    ],
  ],
];

describe('a fee beside the amounts', () => {
  it.each(KINDS)('%s is taken off as the balances show', async (_, lines) => {
    const { transactions, proven } = await readTable(lines);
    expect(transactions.map(({ amount }) => amount)).toEqual(COFFEE_CASH_SALE);
    expect(proven).toBe(true);
  });

  it('leaves the amounts as they are where no balance tells', async () => {
    const { transactions, layout } = await readTable([
      'Date,Description,Amount,Fee',
      '2026-03-02,Coffee,-5.00,0.00',
      '2026-03-03,Cash,-50.00,1.00',
    ]);
    expect(transactions.map(({ amount }) => amount)).toEqual([-500, -5000]);
    expect(layout?.columns[3]?.role).toBe('fee');
  });

  it('is the money out where "Charges" stands beside credits', async () => {
    const { transactions } = await readTable([
      'Date,Description,Charges,Credits,Balance',
      '2026-03-02,Coffee,5.00,,95.00',
      '2026-03-03,Sale,,50.00,145.00',
    ]);
    expect(transactions.map(({ amount }) => amount)).toEqual([-500, 5000]);
  });
});

describe('gross, fee and net', () => {
  const figures = ({ transactions }: Awaited<ReturnType<typeof readTable>>) =>
    transactions.map(({ amount, fee }) => [amount, fee]);

  it.each([
    ['Amount', 'Fee', 'Net', ['120.00,3.78,116.22', '-20.00,0.00,-20.00', '-80.00,15.00,-95.00']],
    ['Gross', 'Fee', 'Net', ['120.00,-3.78,116.22', '-20.00,0.00,-20.00', '-80.00,-15.00,-95.00']],
    ['Brutto', 'Gebühr', 'Netto', ['120.00,-3.78,116.22', '-20.00,,-20.00', '-80.00,-15.00,-95.00']],
  ])('%s, %s, %s: the net moves the account, and the fee is told', async (gross, fee, net, rows) => {
    const statement = await readTable([
      `Date,Description,${gross},${fee},${net}`,
      ...rows.map((row, at) => `2026-09-0${at + 1},Order,${row}`),
    ]);
    expect(figures(statement)).toEqual([
      [11_622, -378],
      [-2000, undefined],
      [-9500, -1500],
    ]);
    expect(statement.questions).toEqual([]);
  });

  it('stays gross where the balance moves by it', async () => {
    const statement = await readTable([
      'Date,Description,Amount,Fee,Net,Balance',
      '2026-09-01,Order,120.00,3.78,116.22,120.00',
      '2026-09-01,Fee,-3.78,0.00,-3.78,116.22',
      '2026-09-02,Order,50.00,1.78,48.22,166.22',
      '2026-09-02,Fee,-1.78,0.00,-1.78,164.44',
    ]);
    expect(figures(statement)).toEqual([
      [12_000, undefined],
      [-378, undefined],
      [5000, undefined],
      [-178, undefined],
    ]);
    expect(statement.proven).toBe(true);
  });
});

describe('a fee that nothing explains', () => {
  const lines = [
    'Date,Description,Amount,Fee',
    '2026-03-02,Coffee,-5.00,0.00',
    '2026-03-03,Cash,-50.00,1.00',
    '2026-03-04,Sale,100.00,2.50',
  ];

  it('is asked about', async () => {
    const { questions } = await readTable(lines);
    expect(questions).toEqual([
      { about: 'fee', assumed: 'included', alternatives: ['beside'], rows: [3, 4] },
    ]);
  });

  it('is taken off once somebody says that it comes on top', async () => {
    const { transactions, questions } = await readTable(lines, { answers: { fee: 'beside' } });
    expect(transactions.map(({ amount, fee }) => [amount, fee])).toEqual([
      [-500, undefined],
      [-5100, -100],
      [9750, -250],
    ]);
    expect(questions).toEqual([]);
  });

  it('is taken off what was sent where the heading says that amounts are without it', async () => {
    const { transactions } = await readTable([
      'Created on,Direction,Source fee amount,Target name,Source amount (after fees),Source currency',
      '2026-10-20,OUT,3.10,Baker Translations,500.00,GBP',
      '2026-10-14,IN,1.00,Lena Moss,1250.00,GBP',
    ]);
    expect(transactions.map(({ amount, fee }) => [amount, fee])).toEqual([
      [-50_310, -310],
      [125_000, undefined],
    ]);
  });
});

describe('a fee of the first row, which is in no balance', () => {
  const LINES = [
    'Date,Description,Amount,Fee,Balance',
    '2026-03-02,Cash,-50.00,-1.00,44.00',
    '2026-03-03,Coffee,-5.00,0.00,39.00',
    '2026-03-04,Sale,100.00,0.00,139.00',
  ];

  it('is asked about, and nothing is proven', async () => {
    const { proven, questions } = await readTable(LINES);
    expect({ proven, asked: questions.map(({ about }) => about) }).toEqual({ proven: null, asked: ['fee'] });
  });

  it.each([
    ['beside', -5100, 9500],
    ['included', -5000, 9400],
  ])('is %s once a person says so', async (fee, first, opening) => {
    const read = await readTable(LINES, { answers: { fee } });
    expect([read.proven, read.questions.length, read.transactions[0]?.amount, read.opening]).toEqual([
      true,
      0,
      first,
      opening,
    ]);
  });
});
