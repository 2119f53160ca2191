import { beforeAll, describe, expect, it } from 'vitest';
import { isRefusal } from '../../functions/domain/outcome.ts';
import { callerOf } from '../../functions/runtime/caller.ts';
import { getCapitalPurchases } from '../../functions/use-cases/reports/get-capital-purchases.ts';
import { getReport } from '../../functions/use-cases/reports/get-report.ts';
import { contract } from '../../shared/contract/index.ts';
import { ReportType } from '../../shared/model/report.ts';
import { makeAssistant, organizationIdOf } from '../support/books.ts';
import { entry } from '../support/entries.ts';
import { Member } from '../support/member.ts';
import { meteredCloud } from '../support/metered-cloud.ts';
import { MemoryCloud } from '../support/memory-cloud.ts';
import { sharedCloud } from '../support/shared-cloud.ts';

let cloud: MemoryCloud;
beforeAll(() => {
  cloud = new MemoryCloud();
});

const reportOf = async (member: Member, type: ReportType, days = 'from=2026-01-01&to=2026-12-31') =>
  contract.getReport.reply.parse(await member.ask('GET', `/reports/${type}?${days}`));

describe('getReport', () => {
  it('tells each type of a period in one sum, and what is worth nothing in the books’ currency beside it', async () => {
    const member = await cloud.join();
    const add = (change: Parameters<typeof entry>[0]) => member.ask('POST', '/transactions', entry(change));
    await member.ask('POST', '/accounts', {
      ...{ id: '01900000-0000-7000-8000-00000000e0e1', name: 'Euro', kind: 'checking', currency: 'EUR' },
    });
    await add({ amount: 4000, category: 'Travel', date: '2026-01-15' });
    await add({ amount: 500, category: 'Travel', date: '2026-01-14' });
    await add({ kind: 'income', amount: 90_000_000_000, category: 'Sales Revenue', date: '2026-02-28' });
    await add({ kind: 'transfer', amount: -700, category: '', date: '2026-02-02' });
    await add({
      amount: 1250,
      category: 'Travel',
      date: '2026-02-03',
      accountLabel: 'Euro',
      currency: 'EUR',
    });
    const days = 'from=2026-01-15&to=2026-03-10';
    const totals = { income: 90_000_000_000, expenses: -4000, net: 89_999_996_000 };
    const travel = { key: 'travel', label: 'Travel', amount: -4000, count: 1 };
    const sales = { key: 'sales-revenue', label: 'Sales Revenue', amount: 90_000_000_000, count: 1 };
    const rows = {
      expense: [travel],
      income: [sales],
      category: [sales, travel],
      'profit-loss': [
        { ...sales, key: 'income:sales-revenue' },
        { ...travel, key: 'expense:travel' },
      ],
      tax: [
        { ...sales, key: 'Schedule C line 1', label: 'Gross receipts or sales' },
        { ...travel, key: 'Schedule C line 24a' },
      ],
    };
    for (const type of ReportType.options) {
      const report = await reportOf(member, type, days);
      expect(report).toMatchObject({ type, from: '2026-01-15', to: '2026-03-10', currency: 'USD', totals });
      expect(report.rows.filter(({ count }) => count > 0)).toEqual(rows[type]);
      expect(report.unconverted).toEqual(
        type === 'income' ? [] : [{ currency: 'EUR', amount: -1250, count: 1 }],
      );
    }
  });

  it('tells, when it is asked to, each month of its days and the categories that make a line of the form', async () => {
    const member = await cloud.join();
    const add = (change: Parameters<typeof entry>[0]) => member.ask('POST', '/transactions', entry(change));
    await add({ amount: 900, category: 'Travel', date: '2026-01-14' });
    await add({ amount: 4000, category: 'Travel', date: '2026-01-15' });
    await add({ amount: 300, category: 'Office Supplies', date: '2026-01-20' });
    await add({ kind: 'income', amount: 50_000, category: 'Sales Revenue', date: '2026-03-10' });
    await add({ kind: 'income', amount: 1000, category: 'Travel', date: '2026-03-09' });
    await add({ amount: 700, category: 'Travel', date: '2026-03-11' });
    const days = 'from=2026-01-15&to=2026-03-10';
    const byMonth = await reportOf(member, 'profit-loss', `${days}&by=month`);
    const travel = { key: 'expense:travel', amount: -4000, count: 1 };
    expect(byMonth.months).toMatchObject([
      {
        ...{ month: '2026-01', from: '2026-01-15', to: '2026-01-31', income: 0, expenses: -4300, net: -4300 },
        rows: [travel, { key: 'expense:office-supplies', amount: -300, count: 1 }],
      },
      { month: '2026-02', from: '2026-02-01', to: '2026-02-28', income: 0, expenses: 0, net: 0, rows: [] },
      {
        ...{
          month: '2026-03',
          from: '2026-03-01',
          to: '2026-03-10',
          income: 50_000,
          expenses: 1000,
          net: 51_000,
        },
        rows: [
          { key: 'income:sales-revenue', amount: 50_000, count: 1 },
          { key: 'expense:travel', amount: 1000, count: 1 },
        ],
      },
    ]);
    expect({ ...byMonth, months: undefined }).toEqual(await reportOf(member, 'profit-loss', days));
    const { rows } = await reportOf(member, 'tax', `${days}&by=category`);
    for (const { amount, parts = [] } of rows)
      expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
    expect(rows.find(({ key }) => key === 'Schedule C line 24a')?.parts).toEqual([
      { ...travel, label: 'Travel', amount: -3000, count: 2 },
    ]);
    expect(rows.map(({ parts: _parts, ...row }) => row)).toEqual((await reportOf(member, 'tax', days)).rows);
  });

  it('agrees with getSummary, and lets an assistant look who may only look', async () => {
    const [member, assistant] = await Promise.all([cloud.join(), cloud.join('Abe Look')]);
    await member.ask('POST', '/transactions', entry({ amount: 4000 }));
    await makeAssistant(cloud.cloud, assistant, await organizationIdOf(member), 'view-only');
    const { income, expenses, net } = contract.getSummary.reply.parse(
      await member.ask('GET', '/summary?from=2026-01-01&to=2026-12-31'),
    );
    const seen = await reportOf(assistant, 'profit-loss');
    expect(seen.totals).toEqual({ income, expenses, net });
    expect(seen).toEqual(await reportOf(member, 'profit-loss'));
  });

  it('finds no type that it does not have, and refuses what is no day, no range, and more than ten years', async () => {
    const member = await cloud.join();
    for (const type of ['sales', 'Expense', 'x'])
      expect(await member.call('GET', `/reports/${type}?from=2026-03-01&to=2026-03-31`), type).toMatchObject({
        status: 404,
        body: { code: 'not-found' },
      });
    const refused = async (type: ReportType, days: string) =>
      expect(await member.call('GET', `/reports/${type}?${days}`), days).toMatchObject({
        status: 400,
        body: { code: 'invalid-input' },
      });
    for (const day of ['', '2026-02-30', 'today'])
      for (const days of [`from=${day}&to=2026-03-31`, `from=2026-03-01&to=${day}`])
        await refused('tax', days);
    await refused('tax', 'from=2026-03-01');
    await refused('tax', 'from=2026-03-01&to=2026-03-31&by=day');
    await refused('tax', 'from=2026-03-31&to=2026-03-01');
    await refused('tax', 'from=2016-01-01&to=2026-01-01');
    await reportOf(member, 'tax', 'from=2016-01-01&to=2025-12-31');
  });

  it('reads as much however old the books are and however many their entries', async () => {
    const local = await sharedCloud();
    const member = await Member.join(local);
    const { parts, readUnits: used } = meteredCloud(local);
    const caller = await callerOf(await organizationIdOf(member), parts);
    if (!caller) throw new Error('There is nobody.');
    const readOf = async () => {
      const before = used();
      const report = await getReport({ type: 'tax', from: '2025-04-06', to: '2026-04-05' }, caller, parts);
      expect(isRefusal(report)).toBe(false);
      return used() - before;
    };
    for (const month of ['2025-04', '2025-12', '2026-04'])
      for (const day of ['05', '06'])
        await member.ask('POST', '/transactions', entry({ date: `${month}-${day}` }));
    const young = await readOf();
    for (let year = 2015; year < 2025; year += 1)
      await member.ask('POST', '/transactions', entry({ date: `${year}-06-10` }));
    for (let at = 0; at < 20; at += 1)
      await member.ask('POST', '/transactions', entry({ date: '2025-12-06', description: `Paper ${at}` }));
    expect(await readOf()).toBe(young);
    // Of little books as many as there are queries: settings, the sheets and their mark, and the days at both edges.
    expect(young).toBeLessThanOrEqual(5);
  });
});

describe('getTrialBalance', () => {
  const balanceOf = async (member: Member, days = 'from=2026-02-01&to=2026-02-28') =>
    contract.getTrialBalance.reply.parse(await member.ask('GET', `/trial-balance?${days}`));

  it('shows each account before and after, and where it comes from, each currency by itself', async () => {
    const member = await cloud.join();
    const add = (change: Parameters<typeof entry>[0]) => member.ask('POST', '/transactions', entry(change));
    const euro = '01900000-0000-7000-8000-00000000e0e2';
    await member.ask('POST', '/accounts', {
      ...{ id: euro, name: 'Euro', kind: 'checking', currency: 'EUR', openingBalance: 5000 },
    });
    await add({ kind: 'income', amount: 90_000, category: 'Sales Revenue', date: '2026-01-31' });
    await add({ amount: 4000, category: 'Travel', date: '2026-02-01' });
    await add({ amount: 700, category: '', date: '2026-02-28' });
    await add({ kind: 'transfer', amount: -2500, category: '', date: '2026-02-02' });
    await add({ amount: 1, category: 'Travel', date: '2026-03-01' });
    await add({
      amount: 1250,
      category: 'Travel',
      date: '2026-02-03',
      accountLabel: 'Euro',
      currency: 'EUR',
    });
    const sinceJanuary = await balanceOf(member, 'from=2026-01-15&to=2026-02-28');
    expect(sinceJanuary.currencies.map(({ currency, months }) => [currency, months])).toEqual([
      [
        'USD',
        [
          { month: '2026-01', from: '2026-01-15', to: '2026-01-31', closing: 90_000 },
          { month: '2026-02', from: '2026-02-01', to: '2026-02-28', closing: 82_800 },
        ],
      ],
      ['EUR', [expect.objectContaining({ closing: 5000 }), expect.objectContaining({ closing: 3750 })]],
    ]);
    const { currencies } = await balanceOf(member);
    const nothing = { income: 0, expenses: 0, transfers: 0, personal: 0 };
    expect(currencies).toMatchObject([
      {
        currency: 'USD',
        lines: [
          { key: 'account:checking', label: 'Checking', debit: 82_800, credit: 0 },
          { key: 'earlier', label: 'Earned less spent before', debit: 0, credit: 90_000 },
          { key: 'expense:travel', label: 'Travel', debit: 4000, credit: 0 },
          { key: 'expense:expense', label: 'Uncategorized', debit: 700, credit: 0 },
          { key: 'transfers', debit: 2500, credit: 0 },
        ],
        total: 90_000,
      },
      {
        currency: 'EUR',
        accounts: [
          {
            ...nothing,
            accountId: euro,
            label: 'Euro',
            opening: 5000,
            expenses: -1250,
            closing: 3750,
            count: 1,
          },
        ],
        lines: [
          { key: `account:${euro}`, debit: 3750, credit: 0 },
          { key: 'opening', debit: 0, credit: 5000 },
          { key: 'expense:travel', debit: 1250, credit: 0 },
        ],
        total: 5000,
      },
    ]);
    expect(currencies[0]?.accounts[0]).toEqual({
      ...{ ...nothing, accountId: 'checking', label: 'Checking', opening: 90_000 },
      ...{ expenses: -4700, transfers: -2500, closing: 82_800, count: 3 },
    });
  });

  it('is of one’s own books alone, empty in new ones, and refuses what is no range', async () => {
    const [member, other] = await Promise.all([cloud.join(), cloud.join()]);
    await other.ask('POST', '/transactions', entry({ amount: 4000, date: '2026-02-10' }));
    expect((await balanceOf(member)).currencies).toEqual([]);
    for (const days of ['from=2026-03-31&to=2026-03-01', 'from=2016-01-01&to=2026-01-01', 'from=2026-03-01'])
      expect(await member.call('GET', `/trial-balance?${days}`), days).toMatchObject({
        status: 400,
        body: { code: 'invalid-input' },
      });
  });
});

describe('getCapitalPurchases', () => {
  it('lists what is no expense of the year at once, of one’s own books alone, and refuses what is no year', async () => {
    const [member, other] = await Promise.all([cloud.join(), cloud.join()]);
    const laptop = entry({ amount: 250_100, category: 'Equipment', date: '2026-02-10' });
    await member.ask('POST', '/transactions', laptop);
    await member.ask('POST', '/transactions', entry({ amount: 2000, category: 'Equipment' }));
    const purchasesOf = async (asker: Member) =>
      contract.getCapitalPurchases.reply.parse(
        await asker.ask('GET', '/capital-purchases?from=2026-01-01&to=2026-12-31'),
      );
    expect(await purchasesOf(member)).toMatchObject({
      purchases: [{ id: laptop.id, amount: -250_100, category: 'Equipment' }],
      total: -250_100,
    });
    expect((await purchasesOf(other)).purchases).toEqual([]);
    for (const days of ['from=2026-03-31&to=2026-03-01', 'from=2025-01-01&to=2026-01-01', 'from=2026-03-01'])
      expect(await member.call('GET', `/capital-purchases?${days}`), days).toMatchObject({
        status: 400,
        body: { code: 'invalid-input' },
      });
  });

  it('reads no entry of days without such a purchase', async () => {
    const local = await sharedCloud();
    const member = await Member.join(local);
    const { parts, readUnits: used } = meteredCloud(local);
    const caller = await callerOf(await organizationIdOf(member), parts);
    if (!caller) throw new Error('There is nobody.');
    const readOf = async () => {
      const before = used();
      const range = { from: '2026-01-01', to: '2026-12-31' };
      expect(isRefusal(await getCapitalPurchases(range, caller, parts))).toBe(false);
      return used() - before;
    };
    await member.ask('POST', '/transactions', entry({ date: '2026-05-06' }));
    const without = await readOf();
    const bought = { amount: 900_000, category: 'Equipment', date: '2026-05-07' };
    await member.ask('POST', '/transactions', entry(bought));
    const withOne = await readOf();
    expect(withOne).toBeGreaterThan(without);
    for (let at = 0; at < 40; at += 1)
      await member.ask('POST', '/transactions', entry({ date: '2026-05-06', description: `Paper ${at}` }));
    expect(await readOf()).toBe(withOne);
  });
});

describe('getHandOverCheck', () => {
  it('tells what stands open in one’s own books alone, and refuses what is no range', async () => {
    const [member, other] = await Promise.all([cloud.join(), cloud.join()]);
    await member.ask('POST', '/transactions', entry({ category: '', date: '2026-02-10' }));
    await member.ask('POST', '/transactions', entry({ category: 'Travel', date: '2026-03-01' }));
    const openItems = async (asker: Member) =>
      contract.getHandOverCheck.reply.parse(
        await asker.ask('GET', '/hand-over-check?from=2026-02-01&to=2026-02-28'),
      ).items;
    expect(await openItems(member)).toEqual([
      { kind: 'without-receipt', count: 1, atLeast: false },
      { kind: 'without-category', count: 1, atLeast: false },
    ]);
    expect(await openItems(other)).toEqual([]);
    for (const days of ['from=2026-03-31&to=2026-03-01', 'from=2016-01-01&to=2026-01-01', 'from=2026-03-01'])
      expect(await member.call('GET', `/hand-over-check?${days}`), days).toMatchObject({
        status: 400,
        body: { code: 'invalid-input' },
      });
  });
});
