import { expect, it } from 'vitest';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { savePreferences } from '../../../../../functions/use-cases/books/save-preferences.ts';
import { updateProfile } from '../../../../../functions/use-cases/books/update-profile.ts';
import { decidePayout } from '../../../../../functions/use-cases/ledger/decide-payout.ts';
import { driftOf } from '../../../../../functions/use-cases/ledger/audit-ledger.ts';
import { getSalesTax } from '../../../../../functions/use-cases/reports/get-sales-tax.ts';
import { memoryImports } from '../../../../support/memory-imports.ts';
import { addPapers, paper } from '../../../../support/papers.ts';

it('claims the GST that Square’s report states for its fees, which proves it for each payout', async () => {
  const books = await memoryImports();
  const { cloud, caller } = books;
  await updateProfile({ country: 'Australia', profession: 'general' }, caller, cloud);
  await savePreferences(
    {
      currency: 'AUD',
      salesTax: {
        ...{ since: '2026-01-01', number: '83914571673', period: 'quarter', endsIn: 3, method: 'normal' },
        sales: 'included',
      },
    },
    caller,
    cloud,
  );
  const { id } = await books.read(
    'Date,Description,Amount\n2026-02-03,SQUARE AU PTY LTD T3331,1330.42\n2026-02-10,SQUARE AU PTY LTD T3332,1792.38\n',
  );
  await books.commit(id);
  const payout = (gross: number, fees: number) => ({ gross, fees, refunds: 0, net: gross - fees });
  const payouts = [payout(135_205, 2163), payout(182_152, 2914)];
  const report = paper(caller.organizationId, {
    ...{ currency: 'AUD', date: '2026-02-28', payoutReport: { provider: 'Square', payouts } },
    taxes: [
      { kind: 'GST', rate: null, text: '4.62', amount: 462, confidence: 0.9, page: 1, box: [0, 0, 1, 1] },
    ],
    fields: {
      taxNumber: {
        value: '38167106176',
        text: '38 167 106 176',
        confidence: 0.9,
        page: 1,
        box: [0, 0, 1, 1],
      },
    },
  });
  await addPapers(cloud, [report]);
  for (const row of await books.rows()) {
    const { gross, fees } = payouts.find(({ net }) => net === row.amount) ?? payout(0, 0);
    const decided = await decidePayout(
      row.id,
      {
        ...{ decision: 'split', version: row.version, gross, fees, refunds: 0, receiptId: report.id },
        categories: { sales: 'Sales Revenue', fees: 'Bank Fees' },
      },
      caller,
      cloud,
    );
    expect(isRefusal(decided)).toBe(false);
  }
  const filed = await getSalesTax({ from: '2026-01-01', to: '2026-03-31' }, caller, cloud);
  if (isRefusal(filed)) throw new Error(filed.refused);
  const [period] = filed.periods;
  expect(period?.taxes.map(({ side, amount, claimed }) => [side, amount, claimed])).toEqual([
    ['income', 12_291 + 16_559, 12_291 + 16_559],
    ['expense', 197 + 265, 197 + 265],
  ]);
  expect(period?.unproven).toEqual({ count: 0, amount: 0 });
  expect(await driftOf(caller.organizationId, cloud)).toEqual([]);
});
