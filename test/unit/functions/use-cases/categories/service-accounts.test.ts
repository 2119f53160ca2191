import { expect, it } from 'vitest';
import { memoryImports } from '../../../../support/memory-imports.ts';

const HEADINGS =
  'Date,Name,Type,Currency,Gross,Fee,Net,From Email Address,To Email Address,Transaction ID,Balance';
const lines = [
  '2026-02-02,Kite Games,General Payment,USD,2100.00,-73.78,2026.22,a@x.org,b@x.org,7AB1,2026.22',
  '2026-02-03,Ola Nyman,General Payment,USD,50.00,0.00,50.00,a@x.org,b@x.org,7AB2,2076.22',
  '2026-02-05,Lila Osei,Payment Refund,USD,-140.00,0.00,-140.00,a@x.org,b@x.org,7AB3,1936.22',
  '2026-02-06,Kite Games,Chargeback,USD,-500.00,0.00,-500.00,a@x.org,b@x.org,7AB4,1436.22',
  '2026-02-06,Kite Games,Chargeback Fee,USD,-20.00,0.00,-20.00,a@x.org,b@x.org,7AB5,1416.22',
  '2026-02-08,Tom Becker,General Payment,USD,-900.00,0.00,-900.00,b@x.org,a@x.org,7AB6,516.22',
];

it('takes what a payment service charged for as sold, and offers what it gave back as less of the sales', async () => {
  const books = await memoryImports();
  const read = await books.read([HEADINGS, ...lines, ''].join('\n'), 'paypal.csv');
  expect(read.accounts).toMatchObject([{ name: 'PayPal' }]);
  await books.commit(read.id);
  const rows = await books.rows();
  const sorted = rows
    .toSorted((a, b) => b.amount - a.amount)
    .map(({ amount, categoryId, assumed, suggestedCategory }) => [
      amount,
      assumed ? categoryId : suggestedCategory?.categoryId,
    ]);
  const sales = sorted[0]?.[1];
  expect(sales).toBeDefined();
  expect(sorted).toEqual([
    [202_622, sales],
    // A friend's money has no fee either.
    [5000, undefined],
    [-2000, undefined],
    [-14_000, sales],
    [-50_000, sales],
    [-90_000, undefined],
  ]);
  expect(rows.filter(({ assumed }) => assumed)).toHaveLength(1);
});

it('takes nothing of the kind from a bank’s file that states fees', async () => {
  const books = await memoryImports();
  const file = [
    'Date,Description,Amount,Fee,Net',
    '2026-03-02,Order 71,120.00,3.78,116.22',
    '2026-03-03,Dispute 70,-20.00,0.00,-20.00',
    '',
  ];
  const read = await books.read(file.join('\n'));
  await books.commit(read.id, { accountId: 'checking' });
  expect((await books.rows()).some(({ assumed, suggestedCategory }) => assumed ?? suggestedCategory)).toBe(
    false,
  );
});
