import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import { entry } from '../support/entries.ts';
import { booksWith, decide, pending } from '../support/matching-books.ts';
import { Member } from '../support/member.ts';
import { MemoryCloud } from '../support/memory-cloud.ts';

let cloud: MemoryCloud;
beforeAll(() => {
  cloud = new MemoryCloud();
});

const ontario = { country: 'Canada', region: 'ON', profession: 'general' };
const registration = {
  ...{ since: '2026-01-01', number: '123026635 RT0001', period: 'quarter', endsIn: 3, method: 'normal' },
};

const salesTaxOf = async (member: Member, days = 'from=2026-01-01&to=2026-06-30') =>
  contract.getSalesTax.reply.parse(await member.ask('GET', `/sales-tax?${days}`));

async function register(member: Member, change: object = {}) {
  await member.ask('PUT', '/profile', ontario);
  return member.call('PUT', '/preferences', { salesTax: { ...registration, ...change } });
}

const say = async (member: Member, id: string, amount: number) =>
  member.ask('PATCH', `/transactions/${id}`, {
    version: 1,
    taxes: [{ kind: 'HST', rate: 13, amount }],
  });

describe('a registration for sales tax (savePreferences)', () => {
  it('is kept with a number of the country and a period that one files for there', async () => {
    const member = await cloud.join();
    expect(await register(member, { number: '123026636' })).toMatchObject({
      status: 400,
      body: { fields: { 'salesTax.number': expect.stringContaining('Canada') as unknown } },
    });
    expect(await register(member, { period: 'two-months' })).toMatchObject({
      status: 400,
      body: { fields: { 'salesTax.period': expect.any(String) as unknown } },
    });
    expect(await register(member)).toMatchObject({ status: 200, body: { salesTax: registration } });
    expect(await member.ask('PUT', '/preferences', { salesTax: null })).toMatchObject({ salesTax: null });
  });

  it('is refused in the United States, which have no such tax', async () => {
    const member = await cloud.join();
    await member.ask('PUT', '/profile', { country: 'USA', profession: 'general' });
    expect(await member.call('PUT', '/preferences', { salesTax: registration })).toMatchObject({
      status: 400,
      body: { fields: { 'salesTax.number': expect.any(String) as unknown } },
    });
  });
});

describe('the sales tax of filing periods (getSalesTax)', () => {
  it('is that of one’s own books, period by period, and makes reports net', async () => {
    const [member, other] = await Promise.all([cloud.join(), cloud.join()]);
    await register(member);
    await register(other);
    const sale = entry({ kind: 'income', amount: 113_000, date: '2026-02-03', category: 'Service Income' });
    const paper = entry({ amount: 2260, date: '2026-04-05', category: 'Office Supplies' });
    for (const one of [sale, paper]) await member.ask('POST', '/transactions', one);
    await say(member, sale.id, 13_000);
    await say(member, paper.id, 260);
    const { periods, unproven } = await salesTaxOf(member);
    expect(periods).toMatchObject([
      { from: '2026-01-01', to: '2026-03-31', pay: '2026-04-30', payable: 13_000 },
      { from: '2026-04-01', to: '2026-06-30', pay: '2026-07-31', payable: -260 },
    ]);
    expect(unproven).toMatchObject([{ id: paper.id, claimed: 260, reason: 'no-document' }]);
    const net = contract.getReport.reply.parse(
      await member.ask('GET', '/reports/profit-loss?from=2026-01-01&to=2026-12-31'),
    );
    expect(net).toMatchObject({
      netSince: '2026-01-01',
      totals: { income: 100_000, expenses: -2000, net: 98_000 },
    });
    expect((await salesTaxOf(other)).periods.map(({ payable }) => payable)).toEqual([0, 0]);
  });

  it('holds a claim against what its document shows, and begins with the registration', async () => {
    const { member, receipts } = await booksWith(
      cloud,
      [
        {
          ...{ vendor: 'Maple Hardware', amount: 20_000, categoryId: 'office' },
          taxes: [
            {
              ...{ kind: 'HST', rate: 13, amount: 2301, text: 'HST 13% 23.01' },
              ...{ confidence: 1, page: 1, box: [0, 0, 0.1, 0.1] },
            },
          ],
        },
      ],
      [{ description: 'MAPLE HARDWARE', amount: 20_000, category: '' }],
    );
    const { currency } = (await member.all('/transactions'))[0] ?? {};
    await register(member);
    await member.ask('PUT', '/preferences', { currency });
    const [match] = await pending(member, (items) => items.length === 1);
    await decide(member, match, 'confirm');
    const row = (await member.all('/transactions'))[0];
    const days = `from=${String(row?.['date'])}&to=${String(row?.['date'])}`;
    const { unproven } = await salesTaxOf(member, days);
    expect(unproven).toMatchObject([{ id: row?.['id'], claimed: 2301, reason: 'no-supplier-number' }]);
    expect(receipts).toHaveLength(1);
    await register(member, { since: '2027-01-01' });
    expect((await salesTaxOf(member, days)).periods).toEqual([]);
  });

  it('of just some days is a row a box (getReport), also of a business that is not registered', async () => {
    const member = await cloud.join();
    await member.ask('PUT', '/profile', ontario);
    const boxesOf = async (days: string) =>
      contract.getReport.reply.parse(await member.ask('GET', `/reports/sales-tax?${days}`));
    const sale = entry({ kind: 'income', amount: 113_000, date: '2026-02-03', category: 'Service Income' });
    await member.ask('POST', '/transactions', sale);
    await say(member, sale.id, 13_000);
    const march = entry({ kind: 'income', amount: 500, date: '2026-03-03', category: 'Service Income' });
    await member.ask('POST', '/transactions', march);
    const february = await boxesOf('from=2026-02-01&to=2026-02-28');
    expect(february).toMatchObject({ type: 'sales-tax', totals: { income: 113_000 }, unconverted: [] });
    expect(february.rows.map(({ key, amount, count }) => [key, amount, count])).toEqual([
      ['101', 100_000, 1],
      ['103', 13_000, 1],
      ['105', 13_000, 1],
      ['106', 0, 0],
      ['108', 0, 0],
      ['109', 13_000, 1],
    ]);
    await register(member, { since: '2026-03-01' });
    const { rows, netSince } = await boxesOf('from=2026-01-01&to=2026-12-31');
    // The sale of March is assumed to contain its tax: 13/113 of 5.00.
    expect(rows.map(({ amount }) => amount)).toEqual([442, 58, 58, 0, 0, 58]);
    expect(netSince).toBe('2026-03-01');
    await register(member, { method: 'simplified' });
    expect((await boxesOf('from=2026-01-01&to=2026-12-31')).rows).toEqual([]);
  });

  it('is told of no days that stand the wrong way round, nor of more than ten years', async () => {
    const member = await cloud.join();
    for (const days of ['from=2026-02-01&to=2026-01-01', 'from=2010-01-01&to=2026-01-01', 'from=2026-01-01'])
      expect(await member.call('GET', `/sales-tax?${days}`), days).toMatchObject({ status: 400 });
  });
});
