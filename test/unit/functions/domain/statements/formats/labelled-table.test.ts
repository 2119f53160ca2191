import { expect, it } from 'vitest';
import { readWorded } from '../../../../../support/statements/read-worded.ts';
import { readTable } from '../tables/read-table.ts';

const HEAD = ['From: 28/09/2026 to 31/10/2026', '', 'Account: XXXX XXXX XXXX 1234', ''];
const block = (day: string, words: string, amount: string, balance: string) =>
  [`Date: ${day}`, `Description: ${words}`, `Amount:\u00a0${amount} `, `Balance: ${balance} `, ''] as const;

it('reads rows that are written as blocks of labelled lines', async () => {
  const statement = await readTable([
    ...HEAD,
    ...block('31/10/2026', 'CARD PAYMENT TO KALE & CO, ON 30-10', '-17.00', '983.00'),
    ...block('30/10/2026', 'FASTER PAYMENT FROM ROSA LTD: INV 7', '500.00', '1000.00'),
    ...block('29/10/2026', 'DIRECT DEBIT', '-1.25', '500.00'),
  ]);
  expect(statement.transactions).toMatchObject([
    {
      date: '2026-10-31',
      amount: -1700,
      description: 'CARD PAYMENT TO KALE & CO, ON 30-10',
      balance: 98_300,
    },
    { date: '2026-10-30', amount: 50_000, description: 'FASTER PAYMENT FROM ROSA LTD: INV 7' },
    { date: '2026-10-29', amount: -125, description: 'DIRECT DEBIT' },
  ]);
  expect(statement.rejected).toEqual([]);
  expect(statement.proven).toBe(true);
});

it('goes on with a description on the next line', async () => {
  const { transactions } = await readTable([
    ...['Date: 2026-10-31', 'Payee: Kale', 'and Company', 'Amount: -17.00', ''],
    ...['Date: 2026-10-30', 'Payee: Rosa', 'Amount: 5.00'],
  ]);
  expect(transactions.map(({ description }) => description)).toEqual(['Kale and Company', 'Rosa']);
});

it.each([
  ['one block alone', ['Date: 2026-10-31', 'Payee: Kale', 'Amount: -17.00']],
  ['blocks without amounts', ['Date: 2026-10-31', 'Payee: Kale', 'Date: 2026-10-30', 'Payee: Rosa']],
  ['prose', ['Dear Kale,', 'we thank you', 'Date: 2026-10-31', 'Amount: 5.00', 'Yours', 'Rosa']],
])('finds no statement in %s', async (_, lines) => {
  const reading = await readWorded(new TextEncoder().encode(lines.join('\n')));
  expect(reading).toMatchObject({ kind: 'problem', code: 'no-transactions' });
});
