import { expect, it } from 'vitest';
import type { Statement } from '../../../../../../shared/model/statement.ts';
import { readTable } from './read-table.ts';

const moved = ({ transactions }: Statement) =>
  transactions.map(({ row, amount, description, transfer }) => [row, amount, transfer ?? description]);
const payments = [
  [2, 500_00, 'own-account'],
  [2, -84_80, 'Loan interest'],
  [3, 500_00, 'own-account'],
  [3, -81_34, 'Loan interest'],
  [4, 500_00, 'own-account'],
  [4, -77_85, 'Loan interest'],
];

it.each([
  [
    'with what is owed',
    [
      'Date,Description,Principal,Interest,Payment,Balance',
      '2026-01-15,Loan payment,415.20,84.80,500.00,9584.80',
      '2026-02-15,Loan payment,418.66,81.34,500.00,9166.14',
      '2026-03-15,Loan payment,422.15,77.85,500.00,8743.99',
    ],
    true,
  ],
  [
    'with amounts below zero and balances that are owed',
    [
      'Payment Date,Total Payment,Principal Paid,Interest Paid,Principal Balance',
      '01/15/2026,-500.00,-415.20,-84.80,9584.80',
      '02/15/2026,-500.00,-418.66,-81.34,9166.14',
      '03/15/2026,-500.00,-422.15,-77.85,8743.99',
    ],
    true,
  ],
  [
    'in French, without balances',
    [
      'Date;Description;Versement;Capital;Intérêts',
      '2026-01-15;Paiement;500,00;415,20;84,80',
      '2026-02-15;Paiement;500,00;418,66;81,34',
      '2026-03-15;Paiement;500,00;422,15;77,85',
    ],
    false,
  ],
])('reads a loan’s payments with the interest in them: %s', async (_, lines, isProven) => {
  const statement = await readTable(lines);
  expect(moved(statement)).toEqual(payments);
  expect(statement.account?.kind).toBe('loan');
  expect(statement.questions.filter(({ about }) => about !== 'date-order')).toEqual([]);
  expect(statement.proven).toBe(isProven ? true : null);
  expect(moved(await readTable(lines, { accountKind: 'loan' }))).toEqual(payments);
});

it('asks which column counts where more than interest is in the payment', async () => {
  const statement = await readTable([
    'Date,Description,Payment,Principal,Interest,Escrow',
    '2026-01-15,Mortgage payment,900.00,415.20,84.80,400.00',
    '2026-02-15,Mortgage payment,900.00,418.66,81.34,400.00',
  ]);
  expect(moved(statement)).toEqual([
    [2, 900_00, 'own-account'],
    [3, 900_00, 'own-account'],
  ]);
  expect(statement.account?.kind).toBe('loan');
  expect(statement.questions).toMatchObject([
    { about: 'amount-column', assumed: 'Payment', alternatives: ['Principal'] },
  ]);
});

it('takes the payment from an account that is no loan, and asks which way it went', async () => {
  const lines = [
    'Date,Description,Principal,Interest,Payment',
    '2026-01-15,Loan payment,415.20,84.80,500.00',
    '2026-02-15,Loan payment,418.66,81.34,500.00',
  ];
  const statement = await readTable(lines, { accountKind: 'checking' });
  expect(moved(statement)).toEqual([
    [2, 500_00, 'Loan payment'],
    [3, 500_00, 'Loan payment'],
  ]);
  expect(statement.questions).toMatchObject([{ about: 'sign' }]);
});

it('takes what was lent, and what a lender charges beside, as they are written', async () => {
  const statement = await readTable([
    'Date,Description,Principal,Interest,Payment,Balance',
    '2026-01-02,Advance,-10000.00,,,10000.00',
    '2026-01-15,Loan payment,415.20,84.80,500.00,9584.80',
    '2026-02-15,Loan payment,418.66,81.34,500.00,9166.14',
  ]);
  expect(statement.transactions.map(({ amount }) => amount)).toEqual([
    ...[-10_000_00, 500_00, -84_80, 500_00, -81_34],
  ]);
  expect(statement.proven).toBe(true);
});
