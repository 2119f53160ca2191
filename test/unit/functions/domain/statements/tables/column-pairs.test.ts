import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';

const amounts = ({ transactions }: Awaited<ReturnType<typeof readTable>>) =>
  transactions.map(({ amount }) => amount);

const PAIRS = [
  'Charges,Credits',
  'Charge,Credit',
  'Charges,Payments',
  'Purchases,Payments',
  'Purchases,Payments and credits',
  'Payments,Deposits',
  'Achats,Paiements',
  'Käufe,Zahlungen',
  'Compras,Pagos',
  'Debit,Credit',
  'Spent,Received',
];

describe('a column of money out beside one of money in', () => {
  it.each(PAIRS)('“%s” stays so when a row has neither', async (headings) => {
    const statement = await readTable([
      `Date,Description,${headings},Balance`,
      '2026-06-01,Interest rate change notice,,,-200.00',
      '2026-06-02,SHELL,60.00,,-260.00',
      '2026-06-03,BRANCH PAYMENT,,200.00,-60.00',
      '2026-06-04,COSTCO,100.00,,-160.00',
    ]);
    expect(amounts(statement)).toEqual([-6000, 20_000, -10_000]);
    expect(statement).toMatchObject({ opening: -20_000, closing: -16_000, questions: [] });
    expect(statement.rejected).toMatchObject([{ row: 2, reason: 'There is no amount.' }]);
  });

  it.each(PAIRS)('“%s” is told without balances, too', async (headings) => {
    const statement = await readTable([
      `Date,Description,${headings}`,
      '2026-06-01,Interest rate change notice,,',
      '2026-06-02,SHELL,60.00,',
      '2026-06-03,BRANCH PAYMENT,,200.00',
    ]);
    expect(amounts(statement)).toEqual([-6000, 20_000]);
  });

  it('is told by the balances where the headings tell nothing', async () => {
    const statement = await readTable([
      'Date,Description,One,Another,Balance',
      '2026-06-01,Interest rate change notice,,,-200.00',
      '2026-06-02,SHELL,,60.00,-260.00',
      '2026-06-03,BRANCH PAYMENT,200.00,,-60.00',
      '2026-06-04,COSTCO,,100.00,-160.00',
      '2026-06-05,COSTCO,,20.00,-180.00',
    ]);
    expect(amounts(statement)).toEqual([-6000, 20_000, -10_000, -2000]);
    expect(statement.opening).toBe(-20_000);
  });

  it.each(['Purchases,Payments,Credits', 'Charges,Payments,Refunds', 'Purchases,Credits,Payments'])(
    'has two columns of money in: %s',
    async (headings) => {
      const lines = [
        `Date,Description,${headings}`,
        '2026-06-02,SHELL,60.00,,',
        '2026-06-03,BRANCH,,200.00,',
        '2026-06-04,COSTCO BACK,0.00,0.00,30.00',
      ];
      const statement = await readTable(lines, { accountKind: 'credit-card' });
      expect(amounts(statement)).toEqual([-6000, 20_000, 3000]);
      expect(statement).toMatchObject({ rejected: [], questions: [] });
      const roles = statement.layout?.columns.map(({ role }) => role);
      expect(roles).toEqual(['date', 'description', 'debit', 'credit', 'credit']);
      const unused = await readTable(lines, { accountKind: 'credit-card', columns: { 4: 'ignored' } });
      expect(amounts(unused)).toEqual([-6000, 20_000, 0]);
    },
  );

  it('is none where a row has both, or an amount stands beside them', async () => {
    const both = await readTable([
      'Date,Description,Amount,Purchases,Payments',
      '2026-06-02,SHELL,-60.00,60.00,0.00',
      '2026-06-03,Sale,200.00,10.00,210.00',
    ]);
    expect(amounts(both)).toEqual([-6000, 20_000]);
  });
});

const ASKED = ['Charges,Refunds', 'Charges,Payments', 'Charge,Credit', 'Payments,Credits'];
const sign = { about: 'sign', assumed: 'as-written', alternatives: ['reversed'] };

describe('headings that mean the one thing on a card and the other in a practice', () => {
  const rows = ['2026-06-02,SHELL,60.00,', '2026-06-03,BRANCH,,200.00', '2026-06-04,COSTCO,100.00,'];

  it.each(ASKED)('“%s” are asked about', async (headings) => {
    const lines = [`Date,Description,${headings}`, ...rows];
    const statement = await readTable(lines);
    expect(amounts(statement)).toEqual([-6000, 20_000, -10_000]);
    expect(statement.questions).toMatchObject([sign]);
    const reversed = await readTable(lines, { answers: { sign: 'reversed' } });
    expect(amounts(reversed)).toEqual([6000, -20_000, 10_000]);
    expect(reversed.questions).toEqual([]);
  });

  it.each(ASKED)('“%s” are not where the file or its account is a card’s', async (headings) => {
    const lines = [`Date,Description,${headings}`, ...rows];
    const read = [
      await readTable(lines, { accountKind: 'credit-card' }),
      await readTable(lines, { fileName: 'visa.csv' }),
    ];
    for (const statement of read) {
      expect(amounts(statement)).toEqual([-6000, 20_000, -10_000]);
      expect(statement.questions).toEqual([]);
    }
  });

  it.each(['Purchases,Payments', 'Payments,Deposits', 'Checks,Credits', 'Debit,Credit'])(
    '“%s” mean one thing and are not asked about',
    async (headings) => {
      const statement = await readTable([`Date,Description,${headings}`, ...rows]);
      expect(amounts(statement)).toEqual([-6000, 20_000, -10_000]);
      expect(statement.questions).toEqual([]);
    },
  );

  it('a ledger of clients with a balance is asked about, and is income where its account is no card', async () => {
    const lines = [
      'Date,Description,Charges,Payments,Balance',
      '2026-06-02,Visit,500.00,,500.00',
      '2026-06-03,Paid,,500.00,0.00',
      '2026-06-04,Visit,300.00,,300.00',
    ];
    const open = await readTable(lines);
    expect(open).toMatchObject({ proven: true, opening: 0, closing: -30_000, questions: [sign] });
    const told = [
      await readTable(lines, { answers: { sign: 'reversed' } }),
      await readTable(lines, { accountKind: 'checking' }),
    ];
    for (const statement of told) {
      expect(amounts(statement)).toEqual([50_000, -50_000, 30_000]);
      expect(statement).toMatchObject({ proven: true, opening: 0, closing: 30_000, questions: [] });
    }
  });
});
