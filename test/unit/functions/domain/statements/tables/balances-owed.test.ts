import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';

const ROWS = [
  '2026-06-01,SHELL,60.00,,560.00',
  '2026-06-02,BRANCH,,500.00,60.00',
  '2026-06-03,COSTCO,300.00,,360.00',
  '2026-06-04,CAFE,4.50,,364.50',
];
const SIGNED = ROWS.map((row) => row.replace(/,([\d.]+),,/, ',-$1,').replace(/,,(\d)/, ',$1'));
const owed = { proven: true, opening: -50_000, closing: -36_450, rejected: [] };

describe('a balance of what is owed', () => {
  it.each([
    ['Charges,Payments', ROWS],
    ['Purchases,Payments', ROWS],
    ['Debit,Credit', ROWS],
    ['Amount', SIGNED],
  ])('is below zero beside %s: on a card for sure, else it is asked', async (headings, rows) => {
    for (const some of [rows, rows.toReversed()]) {
      const lines = [`Date,Description,${headings},Balance`, ...some];
      const [card, unknown] = [
        await readTable(lines, { accountKind: 'credit-card' }),
        await readTable(lines),
      ];
      for (const statement of [card, unknown]) {
        expect(statement).toMatchObject(owed);
        const amounts = statement.transactions.map(({ amount }) => amount);
        expect(amounts.toSorted((a, b) => a - b)).toEqual([-30_000, -6000, -450, 50_000]);
        expect(statement.transactions.find(({ amount }) => amount === -450)?.balance).toBe(-36_450);
      }
      expect(card.questions).toEqual([]);
      expect(unknown.questions).toMatchObject([{ about: 'sign', assumed: 'as-written' }]);
    }
  });

  it('is below zero beside words of direction, too', async () => {
    const lines = [
      'Date,Description,Amount,Dr/Cr,Balance',
      '2026-06-01,SHELL,60.00,DR,560.00',
      '2026-06-02,BRANCH,500.00,CR,60.00',
      '2026-06-03,COSTCO,300.00,DR,360.00',
      '2026-06-04,CAFE,4.50,DR,364.50',
    ];
    const statement = await readTable(lines, { accountKind: 'credit-card' });
    expect(statement).toMatchObject({ proven: true, opening: -50_000, closing: -36_450, questions: [] });
    // Of an account that nobody says is a card, it is told that rows and balances disagree.
    expect(await readTable(lines)).toMatchObject({ proven: false, opening: null });
  });

  it('is below zero where it stands above a card’s rows', async () => {
    const statement = await readTable(
      [
        'Previous balance,500.00',
        'Closing balance,360.00',
        'Date,Description,Purchases,Payments',
        '2026-06-01,SHELL,60.00,',
        '2026-06-02,BRANCH,,500.00',
        '2026-06-03,COSTCO,300.00,',
      ],
      { accountKind: 'credit-card' },
    );
    expect(statement).toMatchObject({ proven: true, opening: -50_000, closing: -36_000 });
  });

  it('is below zero where only a row that is missing disagrees', async () => {
    const statement = await readTable(
      ['Date,Description,Charges,Payments,Balance', ...ROWS, '2026-06-05,TAXI,1.00,,400.00'],
      { accountKind: 'credit-card' },
    );
    expect(statement).toMatchObject({ proven: false, opening: -50_000, closing: -40_000 });
    expect(statement.brokenAt).toMatchObject({ row: 6, expected: -36_550, stated: -40_000 });
    expect(statement.breaks).toBeUndefined();
  });

  it('turns no balance where amounts without a sign leave their direction open', async () => {
    const lines = [
      'Date,Description,Amount,Balance',
      '2026-06-01,SHELL,60.00,560.00',
      '2026-06-02,COSTCO,300.00,260.00',
      '2026-06-03,CAFE,4.50,255.50',
    ];
    const open = await readTable(lines);
    expect(open).toMatchObject({ closing: 25_550, questions: [{ about: 'sign' }] });
    const reversed = await readTable(lines, { answers: { sign: 'reversed' } });
    expect(reversed).toMatchObject({ proven: true, opening: 62_000, closing: 25_550, questions: [] });
  });
});
