import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { savePreferences } from '../../../../../functions/use-cases/books/save-preferences.ts';
import { updateProfile } from '../../../../../functions/use-cases/books/update-profile.ts';
import { driftOf } from '../../../../../functions/use-cases/ledger/audit-ledger.ts';
import { changeTransaction } from '../../../../../functions/use-cases/ledger/change-transaction.ts';
import { makeMatch } from '../../../../../functions/use-cases/matching/make-match.ts';
import { getSalesTax } from '../../../../../functions/use-cases/reports/get-sales-tax.ts';
import type { SalesTaxRegistration } from '../../../../../shared/model/sales-tax.ts';
import { memoryImports } from '../../../../support/memory-imports.ts';
import { addPapers, paper } from '../../../../support/papers.ts';

const place = { text: '', confidence: 1, page: 1, box: [0, 0, 1, 1] as [number, number, number, number] };
const taxes = [
  { kind: 'GST', rate: 5, amount: 5_00, ...place },
  { kind: 'PST', rate: 7, amount: 7_00, ...place },
];

it('carries the taxes that a vendor’s and a payer’s documents state on to what comes later without one', async () => {
  const books = await memoryImports();
  const { cloud, caller } = books;
  const { organizationId } = caller;
  await updateProfile({ country: 'Canada', region: 'BC', profession: 'freelancer' }, caller, cloud);
  const salesTax = {
    ...{ since: '2026-01-01', number: '123026635RT0001', endsIn: 12 },
    period: 'year',
    method: 'normal',
    sales: 'added',
  } as const satisfies SalesTaxRegistration;
  expect(isRefusal(await savePreferences({ salesTax }, caller, cloud))).toBe(false);
  const month = async (at: number) => {
    const lines = [
      `2026-0${at}-12,ADOBE CREATIVE CLD,-112.00`,
      `2026-0${at}-13,DEPOSIT PACIFIC ROASTERS,112.00`,
    ];
    const { id } = await books.read(['Date,Description,Amount', ...lines, ''].join('\n'));
    await books.commit(id);
    const rows = (await books.rows()).filter(({ date }) => date.startsWith(`2026-0${at}`));
    const [bill, sale] = [rows.find(({ amount }) => amount < 0), rows.find(({ amount }) => amount > 0)];
    if (!bill || !sale) throw new Error('The month is not whole.');
    return { bill, sale };
  };
  const first = await month(1);
  const sorted = [
    { row: first.bill, category: 'Software and Subscriptions', paper: { kind: 'invoice', vendor: 'Adobe' } },
    {
      row: first.sale,
      category: 'Client Projects',
      paper: { kind: 'invoice', vendor: 'Me', isIssued: true },
    },
  ] as const;
  for (const { row, category, paper: facts } of sorted) {
    const document = paper(organizationId, {
      ...facts,
      amount: 112_00,
      currency: 'CAD',
      date: row.date,
      taxes,
    });
    await addPapers(cloud, [document]);
    const match = { id: v7(), receiptIds: [document.id], transactionIds: [row.id] };
    expect(isRefusal(await makeMatch(match, caller, cloud))).toBe(false);
    const { version = 0 } = (await cloud.ledger.get(organizationId, row.id)) ?? {};
    expect(isRefusal(await changeTransaction(row.id, { version, category }, caller, cloud))).toBe(false);
  }

  const { bill, sale } = await month(2);
  expect(bill.taxes).toBeUndefined();
  expect(sale).toMatchObject({
    taxes: [
      { kind: 'GST', amount: 5_00 },
      { kind: 'PST', amount: 7_00 },
    ],
    taxesAssumed: true,
  });
  const report = await getSalesTax({ from: '2026-01-01', to: '2026-12-31' }, caller, cloud);
  if (isRefusal(report)) throw new Error(JSON.stringify(report));
  // Claimed is what the document states; the next bill's tax is offered, by the same rates.
  const [period] = report.periods;
  const boxes = Object.fromEntries((period?.boxes ?? []).map(({ code, amount }) => [code, amount]));
  expect(boxes).toMatchObject({ 101: 200_00, 103: 10_00, 106: 5_00 });
  expect(period?.assumed).toEqual({ count: 1, amount: 5_00 });
  expect(await driftOf(organizationId, cloud)).toEqual([]);
});
