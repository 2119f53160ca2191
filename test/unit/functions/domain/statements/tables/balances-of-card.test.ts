import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';

/** A card's rows as a bank exports them without headings: purchases, payments, what is owed; the newest first. */
const rowsWith = (payment: string): string[] => [
  '05/28/2026,CORNER SHOP,30.00,,155.00',
  '05/20/2026,POWER COMPANY,60.00,,125.00',
  `05/12/2026,${payment},,100.00,65.00`,
  '05/08/2026,BOOKSTORE,20.00,,165.00',
  '05/02/2026,CORNER SHOP,45.00,,145.00',
];
const THANKED = rowsWith('PAYMENT - THANK YOU');
const CARDS = [-3000, -6000, 10_000, -2000, -4500];
const amountsOf = ({ transactions }: { transactions: { amount: number }[] }): number[] =>
  transactions.map(({ amount }) => amount);

describe('balances without headings that grow by what was bought', () => {
  it('are a card’s where a payment is thanked for, which is asked', async () => {
    const statement = await readTable(THANKED);
    expect(amountsOf(statement)).toEqual(CARDS);
    expect([statement.proven, statement.opening, statement.closing]).toEqual([true, -10_000, -15_500]);
    expect(statement.questions).toMatchObject([{ about: 'sign', assumed: 'reversed' }]);
  });

  it('are a card’s without a question where a person said so as well', async () => {
    const statement = await readTable(THANKED, { accountKind: 'credit-card' });
    expect(amountsOf(statement)).toEqual(CARDS);
    expect(statement.questions).toEqual([]);
  });

  it('are asked where a person said so and no payment is thanked for', async () => {
    const statement = await readTable(rowsWith('TRANSFER 4417'), { accountKind: 'credit-card' });
    expect(amountsOf(statement)).toEqual(CARDS);
    expect(statement.questions).toMatchObject([{ about: 'sign' }]);
  });

  it('stay as a person answered', async () => {
    const statement = await readTable(THANKED, { answers: { sign: 'as-written' } });
    expect(amountsOf(statement)).toEqual(CARDS.map((amount) => -amount));
  });

  it('are an account’s where a person said so, or nothing is thanked for', async () => {
    for (const statement of [
      await readTable(THANKED, { accountKind: 'checking' }),
      await readTable(rowsWith('TRANSFER 4417')),
    ])
      expect(amountsOf(statement)).toEqual(CARDS.map((amount) => -amount));
  });
});

it('leaves an account that pays a card, and mostly pays, as it is', async () => {
  const statement = await readTable([
    '05/28/2026,PAYMENT THANK YOU VISA,30.00,,845.00',
    '05/20/2026,POWER COMPANY,60.00,,875.00',
    '05/12/2026,PAYROLL,,100.00,935.00',
    '05/08/2026,BOOKSTORE,20.00,,835.00',
    '05/02/2026,CORNER SHOP,45.00,,855.00',
  ]);
  expect(amountsOf(statement)).toEqual([-3000, -6000, 10_000, -2000, -4500]);
  expect([statement.proven, statement.questions]).toEqual([true, []]);
});

it('asks whose money a named card’s balances are where all of them are above zero', async () => {
  const rows = [
    'Card number,0031 7724 4821',
    '',
    'Date,Particulars,Amount,Balance',
    '08-Jan-2026,CITY PARKING,-50.16,674.53',
    '08-Jan-2026,HARBOUR CAFE,-46.62,724.69',
    '08-Jan-2026,ACME HOSTING,-50.17,771.31',
    '08-Jan-2026,Lakeside Ltd,85.94,821.48',
  ];
  const { proven, questions } = await readTable(rows);
  expect(proven).toBe(true);
  expect(questions.map(({ about, assumed }) => [about, assumed])).toEqual([['sign', 'as-written']]);
  expect((await readTable(rows, { accountKind: 'checking' })).questions).toEqual([]);
});
