import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { lockPeriod } from '../../../../../functions/use-cases/books/lock-period.ts';
import { savePreferences } from '../../../../../functions/use-cases/books/save-preferences.ts';
import { updateProfile } from '../../../../../functions/use-cases/books/update-profile.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { assumeTaxes } from '../../../../../functions/use-cases/ledger/assume-taxes.ts';
import { getReport } from '../../../../../functions/use-cases/reports/get-report.ts';
import { getSalesTax } from '../../../../../functions/use-cases/reports/get-sales-tax.ts';
import type { SalesTaxRegistration } from '../../../../../shared/model/sales-tax.ts';
import type { Country } from '../../../../../shared/model/template.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';

const closedDays = { from: '2026-01-01', to: '2026-03-31' };
const all = { from: '2026-01-01', to: '2026-12-31' };
const numbers: Partial<Record<Country, string>> = {
  ...{ Canada: '123026635RT0001', UK: '980780684', Ireland: '6433435F' },
  ...{ Australia: '83914571673', 'New Zealand': '49091850' },
};
const twoMonths = { period: 'two-months', endsIn: 2 } as const;
const registration = {
  since: '2026-01-01',

  period: 'quarter',
  endsIn: 3,
  method: 'normal',
} as const;

/** Registered books with a sale of the closed first quarter and one of the open second. */
async function closedBooks(country: Country, region: string | null, pricing: Partial<SalesTaxRegistration>) {
  const { cloud, caller } = await memoryBooks();
  const { organizationId } = caller;
  await updateProfile({ country, ...(region ? { region } : {}), profession: 'general' }, caller, cloud);
  const price = async (change: Partial<SalesTaxRegistration>) => {
    const saved = await savePreferences(
      {
        salesTax: {
          ...registration,
          ...(['Ireland', 'New Zealand'].includes(country) ? twoMonths : {}),
          number: numbers[country] ?? '',
          ...change,
        },
      },
      caller,
      cloud,
    );
    await assumeTaxes(organizationId, all, cloud);
    return saved;
  };
  const first = await price(pricing);
  if (isRefusal(first)) throw new Error(JSON.stringify(first));
  for (const date of ['2026-02-10', '2026-05-10']) {
    const sale = entry({ kind: 'income', amount: 11_300, category: 'service-income', date });
    const added = await addTransaction(sale, caller, cloud);
    if (isRefusal(added)) throw new Error(JSON.stringify(added));
  }
  await assumeTaxes(organizationId, all, cloud);
  await lockPeriod({ until: closedDays.to, version: 0 }, caller, cloud);
  const told = async (days: typeof all) => {
    const report = await getSalesTax(days, caller, cloud);
    const profit = await getReport({ type: 'profit-loss', ...days }, caller, cloud);
    if (isRefusal(report) || isRefusal(profit)) throw new Error('refused');
    return { boxes: report.periods.map(({ boxes, payable }) => ({ boxes, payable })), profit: profit.totals };
  };
  return { price, told };
}

const service = (treatment: 'included' | 'exempt' | 'zero-rated') => ({
  sales: 'mixed' as const,
  byCategory: { 'service-income': treatment },
});

describe('how sales are priced, said anew while days are closed', () => {
  it.each([
    ['Canada', 'ON'],
    ['UK', null],
    ['Ireland', null],
  ] as const)('changes nothing of what is closed in %s, and all that is open', async (country, region) => {
    const { price, told } = await closedBooks(country, region, { sales: 'included' });
    const [closed, open] = [await told(closedDays), await told({ from: '2026-04-01', to: '2026-06-30' })];
    for (const treatment of ['exempt', 'zero-rated'] as const) {
      expect(isRefusal(await price(service(treatment)))).toBe(false);
      expect(await told(closedDays)).toEqual(closed);
      expect(await told({ from: '2026-04-01', to: '2026-06-30' })).not.toEqual(open);
    }
    await price({ sales: 'mixed', byCategory: {} });
    expect(await told(closedDays)).toEqual(closed);
  });

  it.each(['Australia', 'New Zealand'] as const)(
    'is refused in %s where closed sales would be told apart otherwise',
    async (country) => {
      const { price, told } = await closedBooks(country, null, service('zero-rated'));
      const closed = await told(closedDays);
      expect(await price(service('exempt'))).toMatchObject({ refused: 'period-locked' });
      expect(await told(closedDays)).toEqual(closed);
      expect(isRefusal(await price(service('included')))).toBe(false);
      expect(await told(closedDays)).toEqual(closed);
    },
  );
});
