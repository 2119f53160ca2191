import { describe, expect, it } from 'vitest';
import type { LedgerRow } from '../../../../../functions/domain/ledger/ledger-row.ts';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { savePreferences } from '../../../../../functions/use-cases/books/save-preferences.ts';
import { updateProfile } from '../../../../../functions/use-cases/books/update-profile.ts';
import { getCapitalPurchases } from '../../../../../functions/use-cases/reports/get-capital-purchases.ts';
import type { Country } from '../../../../../shared/model/template.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { rowWith } from '../../domain/ledger/rows.ts';
import { writeRows } from '../../../../support/write-rows.ts';

const year = { from: '2026-01-01', to: '2026-12-31' };
const currencies = { USA: 'USD', Canada: 'CAD', UK: 'GBP', Australia: 'AUD', 'New Zealand': 'NZD' } as const;

/** What is listed of books of a country with these rows, in the year. */
async function listed(
  country: Exclude<Country, 'Ireland'>,
  rows: readonly Partial<LedgerRow>[],
  range = year,
  registeredSince?: string,
) {
  const { cloud, caller } = await memoryBooks();
  const { organizationId } = caller;
  await updateProfile({ country, profession: 'general' }, caller, cloud);
  if (registeredSince !== undefined) {
    const number = country === 'New Zealand' ? '49091850' : '123026635RT0001';
    const salesTax = { since: registeredSince, number, period: 'two-months' as const };
    const filing = country === 'New Zealand' ? salesTax : { ...salesTax, period: 'year' as const };
    await savePreferences({ salesTax: { ...filing, endsIn: 12, method: 'normal' } }, caller, cloud);
  }
  for (const [at, row] of rows.entries()) {
    const id = `01900000-0000-7000-8000-00000000${String(1000 + at)}`;
    const usual = { kind: 'expense', categoryId: 'equipment', date: '2026-03-10' } as const;
    const after = rowWith({ currency: currencies[country], ...usual, ...row, id, organizationId });
    await writeRows(cloud, [{ after }]);
  }
  const found = await getCapitalPurchases(range, caller, cloud);
  if (isRefusal(found)) throw new Error(found.refused);
  return found;
}

const amounts = ({ purchases }: Awaited<ReturnType<typeof listed>>) => purchases.map(({ amount }) => amount);

describe('getCapitalPurchases', () => {
  it('lists what equipment cost over the limit, oldest first, and nothing else', async () => {
    const found = await listed('USA', [
      { amount: -300_000, date: '2026-12-31', description: 'Server' },
      { amount: -250_000 },
      { amount: -250_001, date: '2026-01-01', description: 'Laptops' },
      { amount: -900_000, categoryId: 'travel' },
      { amount: 400_000 },
      { amount: -400_000, kind: 'transfer' },
    ]);
    expect(found).toEqual({
      ...year,
      currency: 'USD',
      purchases: [
        {
          ...{ id: '01900000-0000-7000-8000-000000001002', date: '2026-01-01', description: 'Laptops' },
          ...{ category: 'Equipment', amount: -250_001, currency: 'USD' },
        },
        {
          ...{ id: '01900000-0000-7000-8000-000000001000', date: '2026-12-31', description: 'Server' },
          ...{ category: 'Equipment', amount: -300_000, currency: 'USD' },
        },
      ],
      total: -550_001,
    });
  });

  it('costs a registered business what it paid without the tax that it claims, by which a limit is judged too', async () => {
    const hst = { tax: 31_200, taxes: [{ kind: 'HST', rate: 13, amount: 31_200 }] };
    const laptop = { amount: -271_199, ...hst };
    const rows = [laptop, { ...laptop, date: '2026-01-10' }];
    expect(amounts(await listed('Canada', rows, year, '2026-02-01'))).toEqual([-271_199, -239_999]);
    expect(amounts(await listed('Canada', rows))).toEqual([-271_199, -271_199]);
    const gst = { tax: 14_000, taxes: [{ kind: 'GST', rate: 15, amount: 14_000 }] };
    const phone = { amount: -107_333, ...gst };
    expect(amounts(await listed('New Zealand', [phone], year, '2026-01-01'))).toEqual([]);
    expect(amounts(await listed('New Zealand', [phone]))).toEqual([-107_333]);
  });

  it('judges an entry by all it cost, and counts the business’s share alone', async () => {
    const found = await listed('New Zealand', [
      { amount: -150_000, businessShare: 40 },
      { amount: -99_999, businessShare: 40 },
      { amount: -150_000, kind: 'transfer', use: 'personal' },
    ]);
    expect([amounts(found), found.total]).toEqual([[-60_000], -60_000]);
  });

  it('finds a part of an entry, and takes several of one together', async () => {
    const part = (amount: number) => ({
      kind: 'expense' as const,
      categoryId: 'equipment',
      amount,
      description: '',
    });
    const found = await listed('USA', [
      { amount: -900_000, categoryId: 'travel', parts: [part(-260_000)] },
      { amount: -900_000, categoryId: 'travel', parts: [part(-150_000), part(-150_000)], date: '2026-03-11' },
      { amount: -900_000, categoryId: 'travel', parts: [part(-150_000)], date: '2026-03-12' },
    ]);
    expect(amounts(found)).toEqual([-260_000, -300_000]);
  });

  it('lists every such purchase where the country has no limit, and where its limit holds for other years', async () => {
    const rows = [
      { amount: -100 },
      { amount: -2_000_000, date: '2026-07-01' },
      { amount: -100, date: '2026-07-01' },
    ];
    expect(amounts(await listed('UK', rows))).toEqual([-100, -2_000_000, -100]);
    expect(amounts(await listed('Canada', rows))).toHaveLength(3);
    expect(amounts(await listed('Australia', rows))).toEqual([-2_000_000, -100]);
  });

  it('tells one of another currency by its worth, and as it is where it has none', async () => {
    const worth = {
      currency: 'USD',
      amount: -260_000,
      rate: '1.3',
      source: 'person',
      day: '2026-03-10',
    } as const;
    const found = await listed('USA', [
      { amount: -200_000, currency: 'EUR', worth },
      { amount: -5, currency: 'EUR', date: '2026-03-11' },
    ]);
    expect(found.purchases.map(({ amount, currency }) => [amount, currency])).toEqual([
      [-260_000, 'USD'],
      [-5, 'EUR'],
    ]);
    expect(found.total).toBe(-260_000);
  });

  it('finds one on a day on which as much came back', async () => {
    const found = await listed('USA', [{ amount: -300_000 }, { amount: 300_000 }]);
    expect(amounts(found)).toEqual([-300_000]);
  });

  it('holds the days alone, also in the months at both ends', async () => {
    const days = ['2026-04-05', '2026-04-06', '2027-04-05', '2027-04-06'];
    const rows = days.map((date, at) => ({ date, amount: -(10 ** at) }));
    const found = await listed('UK', rows, { from: '2026-04-06', to: '2027-04-05' });
    expect(amounts(found)).toEqual([-10, -100]);
  });

  it('refuses more than a year, and days the wrong way round', async () => {
    const { cloud, caller } = await memoryBooks();
    expect(await getCapitalPurchases({ from: '2026-01-01', to: '2027-01-01' }, caller, cloud)).toMatchObject({
      fields: { from: { code: 'more-than-a-year' } },
    });
    expect(await getCapitalPurchases({ from: '2026-01-02', to: '2026-01-01' }, caller, cloud)).toMatchObject({
      fields: { to: { code: 'first-day-after-last' } },
    });
  });
});
