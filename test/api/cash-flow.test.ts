import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import { isRefusal } from '../../functions/domain/outcome.ts';
import { getCashFlow } from '../../functions/use-cases/ledger/get-cash-flow.ts';
import { callerOf } from '../../functions/runtime/caller.ts';
import { organizationIdOf } from '../support/books.ts';
import { entry } from '../support/entries.ts';
import { Member } from '../support/member.ts';
import { meteredCloud } from '../support/metered-cloud.ts';
import { MemoryCloud } from '../support/memory-cloud.ts';
import { sharedCloud } from '../support/shared-cloud.ts';

let cloud: MemoryCloud;
beforeAll(() => {
  cloud = new MemoryCloud();
});

const flowOf = async (member: Member, until: string) =>
  contract.getCashFlow.reply.parse(await member.ask('GET', `/cash-flow?until=${until}`));

describe('cash flow', () => {
  it('getCashFlow tells six months up to one, also over a year’s end and where nothing is', async () => {
    const member = await cloud.join();
    const add = (change: Parameters<typeof entry>[0]) =>
      member.ask('POST', '/transactions', entry({ accountLabel: 'Checking', ...change }));
    await add({ kind: 'income', amount: 90_000_000_000, date: '2026-02-28', category: '' });
    await add({ amount: 4000, date: '2026-01-01' });
    await add({ kind: 'transfer', amount: -700, date: '2026-01-02', category: '' });
    await add({ amount: 9, date: '2025-08-31' });
    const { currency, months } = await flowOf(member, '2026-02');
    expect(currency).toBe('USD');
    expect(months.map(({ month, income, expenses, net }) => [month, income, expenses, net])).toEqual([
      ['2025-09', 0, 0, 0],
      ['2025-10', 0, 0, 0],
      ['2025-11', 0, 0, 0],
      ['2025-12', 0, 0, 0],
      ['2026-01', 0, -4000, -4000],
      ['2026-02', 90_000_000_000, 0, 90_000_000_000],
    ]);
  });

  it('getCashFlow counts what has no worth in the books’ currency apart', async () => {
    const member = await cloud.join();
    await member.ask('POST', '/accounts', {
      ...{ id: '01900000-0000-7000-8000-00000000e0e0', name: 'Euro', kind: 'checking', currency: 'EUR' },
    });
    await member.ask(
      'POST',
      '/transactions',
      entry({ date: '2026-02-01', accountLabel: 'Euro', currency: 'EUR' }),
    );
    const { months, apart } = await flowOf(member, '2026-02');
    expect(months.every(({ income, expenses }) => income === 0 && expenses === 0)).toBe(true);
    expect(apart).toMatchObject([{ currency: 'EUR', count: 1 }]);
  });

  it('getCashFlow reads as much however old the books are, and refuses what is no month', async () => {
    const local = await sharedCloud();
    const member = await Member.join(local);
    const { parts, readUnits: used } = meteredCloud(local);
    const organizationId = await organizationIdOf(member);
    const caller = await callerOf(organizationId, parts);
    if (!caller) throw new Error('There is nobody.');
    const readOf = async () => {
      const before = used();
      const flow = await getCashFlow({ until: '2026-03' }, caller, parts);
      expect(isRefusal(flow)).toBe(false);
      return used() - before;
    };
    for (let month = 1; month <= 3; month += 1)
      await member.ask('POST', '/transactions', entry({ date: `2026-0${month}-10` }));
    const young = await readOf();
    for (let year = 2015; year < 2025; year += 1)
      for (const month of ['03', '09'])
        await member.ask('POST', '/transactions', entry({ date: `${year}-${month}-10` }));
    expect(await readOf()).toBe(young);
    expect(young).toBeLessThanOrEqual(4);
    for (const until of ['2026', '2026-13', 'x', ''])
      expect(await member.call('GET', `/cash-flow?until=${until}`)).toMatchObject({ status: 400 });
  });
});
