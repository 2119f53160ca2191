import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';

const amountsIn = async (lines: readonly string[]) =>
  (await readTable(lines)).transactions.map(({ amount }) => amount);

describe('amounts marked in two ways in one column', () => {
  it.each([
    ["1'200.00", '-85,30'],
    ['1.200,00', '-85.30'],
    ['1,200.00', '-85,30'],
    ['1 200,00', '-85.30'],
  ])('are each read in their own way: %s beside %s', async (salary, coffee) => {
    const { transactions, rejected, questions } = await readTable([
      'Date;Description;Amount',
      `2026-03-02;Salary;${salary}`,
      `2026-03-03;Coffee;${coffee}`,
      `2026-03-04;Coffee;${coffee}`,
    ]);
    expect(transactions.map(({ amount }) => amount)).toEqual([120_000, -8530, -8530]);
    expect([rejected, questions]).toEqual([[], []]);
  });

  it('are asked about where one of them could be either', async () => {
    const { questions } = await readTable([
      'Date;Description;Amount',
      "2026-03-02;Salary;1'200.00",
      '2026-03-03;Coffee;-85,30',
      '2026-03-04;Piano;-1.234',
    ]);
    expect(questions).toMatchObject([{ about: 'number-format', rows: [4] }]);
  });
});

describe('a dash among amounts', () => {
  it.each(['-', '–', '—', '--', 'n/a'])('says that there is none: %s', async (dash) => {
    const { transactions, proven, closing } = await readTable([
      'Date,Description,Debit,Credit,Balance',
      `2026-03-02,Coffee,5.00,${dash},${dash}`,
      `2026-03-02,Tea,4.00,${dash},${dash}`,
      `2026-03-02,Cake,1.00,${dash},90.00`,
      `2026-03-03,Bun,2.00,${dash},${dash}`,
      `2026-03-03,Sale,${dash},100.00,188.00`,
    ]);
    expect(transactions.map(({ amount }) => amount)).toEqual([-500, -400, -100, -200, 10_000]);
    // The rows of the first day have no balance before them to lead from.
    expect([proven, closing]).toEqual([null, 18_800]);
  });

  it('says so in a table without headings as well', async () => {
    const { proven } = await readTable([
      '2026-03-01,Opening sale,9.00,100.00',
      '2026-03-02,Coffee,-5.00,-',
      '2026-03-02,Tea,-4.00,91.00',
      '2026-03-03,Cash,-50.00,-',
      '2026-03-03,Sale,100.00,141.00',
    ]);
    expect(proven).toBe(true);
  });

  it('still means money out where it stands for the direction', async () => {
    expect(
      await amountsIn(['Date,Text,Amount,Sign', '2026-03-02,Coffee,5.00,-', '2026-03-03,Tea,4.00,-']),
    ).toEqual([-500, -400]);
  });
});

describe('a sign against the habit of its word', () => {
  it.each<[string, string[], number[]]>([
    [
      'unsigned debits',
      ['5.00,DEBIT', '-20.00,DEBIT', '100.00,CREDIT', '12.00,DEBIT'],
      [-500, 2000, 10_000, -1200],
    ],
    [
      'signed debits',
      ['-5.00,DEBIT', '20.00,DEBIT', '100.00,CREDIT', '-15.00,DEBIT'],
      [-500, 2000, 10_000, -1500],
    ],
    ['plus signs', ['-5.00,D', '+20.00,D', '+100.00,C', '-15.00,D'], [-500, 2000, 10_000, -1500]],
    [
      'credits',
      ['5.00,CREDIT', '-20.00,CREDIT', '100.00,DEBIT', '12.00,CREDIT'],
      [500, -2000, -10_000, 1200],
    ],
    ['debits alone', ['5.00,DEBIT', '-20.00,DEBIT', '12.00,DEBIT'], [-500, 2000, -1200]],
    ['Soll und Haben', ['5.00,S', '-5.00,S', '100.00,H', '7.00,S'], [-500, 500, 10_000, -700]],
  ])('is a refund or a reversal: %s', async (_, cells, amounts) => {
    const lines = cells.map((cell, at) => `2026-03-0${at + 2},Row ${at},${cell}`);
    expect(await amountsIn(['Date,Description,Amount,Type', ...lines])).toEqual(amounts);
  });

  it('is what the balances say, where as many are written one way as the other', async () => {
    const headings = 'Date,Description,Amount,Type,Balance';
    const refund = ['2026-03-02,Coffee,-5.00,DEBIT,95.00', '2026-03-03,Shoes,20.00,DEBIT,115.00'];
    const plain = ['2026-03-02,Coffee,-5.00,DEBIT,95.00', '2026-03-03,Shoes,20.00,DEBIT,75.00'];
    expect(await amountsIn([headings, ...refund])).toEqual([-500, 2000]);
    expect(await amountsIn([headings, ...plain])).toEqual([-500, -2000]);
  });
});

describe('a statement with a rejected row', () => {
  it.each([
    ['before the first balance', ['2026-03-01,Broken,abc,100.00', '2026-03-02,Coffee,-5.00,95.00']],
    [
      'without a balance',
      ['2026-03-01,Tea,-5.00,100.00', '2026-03-01,Bad,x1x,', '2026-03-02,Coffee,-5.00,95.00'],
    ],
  ])('is never called proven, though its balances agree: %s', async (_, rows) => {
    const { rejected, proven } = await readTable(['Date,Description,Amount,Balance', ...rows]);
    expect(rejected).toHaveLength(1);
    expect(proven).toBeNull();
  });
});

describe('two columns of Dr and Cr', () => {
  it('tell the sign of the amount and that of the balance', async () => {
    const statement = await readTable([
      'Date,Details,Amount,Dr / Cr,Balance,Dr / Cr',
      '02-04-2026,Receipt,150.00,CR,172.31,CR',
      '05-04-2026,Cheque,205.00,DR,32.69,DR',
      '19-04-2026,Interest,4.12,DR,36.81,DR',
    ]);
    expect(statement.transactions.map(({ amount }) => amount)).toEqual([15_000, -20_500, -412]);
    expect(statement).toMatchObject({ proven: true, opening: 2231, closing: -3681 });
  });
});

describe('a column of Dr and Cr behind the balance', () => {
  it.each(['Withdrawals,Deposits', 'Debit,Credit', 'Payments,Receipts'])(
    'tells the sign of the balance beside %s',
    async (pair) => {
      const statement = await readTable([
        `Date,Details,${pair},Balance,Dr/Cr`,
        '2026-04-02,Rent,60.00,,160.00,Dr',
        '2026-04-05,Sale,,200.00,40.00,Cr',
        '2026-04-19,Fee,100.00,,60.00,Dr',
      ]);
      expect(statement.transactions.map(({ amount }) => amount)).toEqual([-6000, 20_000, -10_000]);
      expect(statement).toMatchObject({ proven: true, opening: -10_000, closing: -6000 });
    },
  );
});

describe('lines of totals', () => {
  it.each(['Total', 'Page Total', 'Grand total', 'Running totals'])('“%s” is no row', async (words) => {
    const statement = await readTable([
      'Date,Details,Withdrawals,Deposits,Balance',
      '02-04-2026,Rent,12.00,,13.00',
      `,${words},12.00,0.00,`,
      '19-04-2026,Fee,,48.50,61.50',
    ]);
    expect(statement).toMatchObject({ proven: true, rejected: [] });
  });
});
