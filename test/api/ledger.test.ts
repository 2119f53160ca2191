import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { driftOf } from '../../functions/use-cases/ledger/audit-ledger.ts';
import { addDays, daysOfMonth, monthOf, todayIn } from '../../shared/civil-date.ts';
import { contract } from '../../shared/contract/index.ts';
import { organizationIdOf } from '../support/books.ts';
import { entry } from '../support/entries.ts';
import type { Member } from '../support/member.ts';
import { MemoryCloud } from '../support/memory-cloud.ts';
import { addPapers, paper } from '../support/papers.ts';

let memory: MemoryCloud;
let member: Member;
beforeAll(async () => {
  memory = new MemoryCloud();
  member = await memory.join();
});

const add = async (person: Member, change: Parameters<typeof entry>[0] = {}) =>
  contract.addTransaction.reply.parse(await person.ask('POST', '/transactions', entry(change)));

describe('addTransaction', () => {
  it('adds an expense as money out, in the currency of the books', async () => {
    const sent = entry({ amount: 4200, description: '  Toner  ' });
    const { status, body } = await member.call('POST', '/transactions', sent);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...sent,
      amount: -4200,
      description: 'Toner',
      currency: 'USD',
      accountId: 'checking',
    });
    expect(body).toMatchObject({ source: 'entry', version: 1, receiptIds: [] });
  });

  it('keeps income positive and a transfer as typed', async () => {
    expect(await add(member, { kind: 'income', amount: -500 })).toMatchObject({ amount: 500 });
    expect(await add(member, { kind: 'transfer', amount: -500 })).toMatchObject({ amount: -500 });
  });

  it('adds once what is sent twice, and refuses the id for anything else', async () => {
    const person = await memory.join();
    const sent = entry();
    const replies = await Promise.all([1, 2, 3].map(() => person.call('POST', '/transactions', sent)));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await person.ask('GET', '/transactions/count')).toEqual({ count: 1 });
    const other = await person.call('POST', '/transactions', { ...sent, amount: 99 });
    expect(other).toMatchObject({ status: 409, body: { code: 'already-exists' } });
  });

  it.each([
    ['amount', { amount: 0 }],
    ['amount', { amount: 12.5 }],
    ['description', { description: ' ' }],
    ['date', { date: '2026-02-30' }],
    ['id', { id: 'seven' }],
  ])('names %s at fault in %j', async (field, change) => {
    const answer = await member.call('POST', '/transactions', { ...entry(), ...change });
    expect(answer).toMatchObject({ status: 400, type: 'application/problem+json' });
    expect(Object.keys(answer.body['fields'] as object)).toEqual([field]);
  });
});

describe('listTransactions', () => {
  it('lists newest first, page by page, every row once', async () => {
    const person = await memory.join();
    const days = ['2026-01-31', '2026-03-01', '2026-02-28', '2026-03-01', '2025-12-31'];
    for (const date of days) await add(person, { date });
    const rows = await person.all('/transactions?limit=2');
    expect(rows.map(({ date }) => date)).toEqual(days.toSorted().toReversed());
    expect(new Set(rows.map(({ id }) => id)).size).toBe(5);
    const february = await person.all('/transactions?from=2026-02-01&to=2026-02-28');
    expect(february.map(({ date }) => date)).toEqual(['2026-02-28']);
  });

  it('filters by words, category, account and match', async () => {
    const person = await memory.join();
    await add(person, { description: 'Blue paint', category: 'Materials', accountLabel: 'Cash' });
    await add(person, { description: 'Red paint' });
    const found = async (query: string) =>
      (await person.all(`/transactions?${query}`)).map((row) => row['description']);
    expect(await found('q=PAINT%20blue')).toEqual(['Blue paint']);
    expect(await found('category=Materials')).toEqual(['Blue paint']);
    expect(await found('account=cash')).toEqual(['Blue paint']);
    expect(await found('matched=true')).toEqual([]);
    expect(await found('matched=false')).toHaveLength(2);
  });
});

describe('countTransactions', () => {
  it('counts a period to the day', async () => {
    const person = await memory.join();
    for (const date of ['2026-01-01', '2026-01-31', '2026-02-01']) await add(person, { date });
    const count = async (query: string) => (await person.ask('GET', `/transactions/count${query}`))['count'];
    expect(await count('')).toBe(3);
    expect(await count('?from=2026-01-01&to=2026-01-31')).toBe(2);
    expect(await count('?from=2026-01-02&to=2026-02-01')).toBe(2);
  });
});

describe('getTransaction', () => {
  it('gives the row as it was added, and nothing for an unknown id', async () => {
    const row = await add(member);
    expect(await member.ask('GET', `/transactions/${row.id}`)).toEqual(row);
    expect(await member.call('GET', `/transactions/${v7()}`)).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    });
  });
});

describe('changeTransaction', () => {
  it('changes what is named and nothing else, and the totals with it', async () => {
    const person = await memory.join();
    const row = await add(person, { amount: 1000, date: '2026-03-10' });
    const changed = await person.ask('PATCH', `/transactions/${row.id}`, {
      version: 1,
      kind: 'income',
      date: '2026-04-02',
    });
    expect(changed).toEqual({ ...row, kind: 'income', amount: 1000, date: '2026-04-02', version: 2 });
    expect(await person.ask('GET', '/summary?from=2026-03-01&to=2026-03-31')).toMatchObject({
      count: 0,
      expenses: 0,
    });
    expect(await person.ask('GET', '/summary?from=2026-04-01&to=2026-04-30')).toMatchObject({
      count: 1,
      income: 1000,
    });
  });

  it('lets one of two people who saw the same version win', async () => {
    const row = await add(member);
    const change = (description: string) =>
      member.call('PATCH', `/transactions/${row.id}`, { version: row.version, description });
    const statuses = (await Promise.all([change('one'), change('two')])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
  });
});

describe('deleteTransaction', () => {
  it('takes the row and its share of the totals', async () => {
    const person = await memory.join();
    const row = await add(person);
    expect(await person.ask('DELETE', `/transactions/${row.id}`)).toEqual(row);
    expect(await person.call('GET', `/transactions/${row.id}`)).toMatchObject({ status: 404 });
    expect(await person.ask('GET', '/transactions/count')).toEqual({ count: 0 });
    expect(await person.call('DELETE', `/transactions/${row.id}`)).toMatchObject({ status: 404 });
  });
});

describe('restoreTransaction', () => {
  it('brings the very row back with its share of the totals, once', async () => {
    const person = await memory.join();
    const row = await add(person, { description: 'Toner', category: 'Materials', accountLabel: 'Cash' });
    const { version } = contract.changeTransaction.reply.parse(
      await person.ask('PATCH', `/transactions/${row.id}`, {
        version: 1,
        noReceiptNeeded: true,
        noReceiptReason: 'Cash register was broken',
      }),
    );
    const month = '/summary?from=2026-03-01&to=2026-03-31';
    const [before, totals] = [
      await person.ask('GET', `/transactions/${row.id}`),
      await person.ask('GET', month),
    ];
    await person.ask('DELETE', `/transactions/${row.id}`);
    const path = `/transactions/${row.id}/restore`;
    const replies = await Promise.all([1, 2, 3].map(() => person.call('POST', path)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(replies[0]?.body).toEqual({ ...before, version: version + 1 });
    expect(await person.ask('POST', path)).toEqual({ ...before, version: version + 1 });
    expect(await person.ask('GET', `/transactions/${row.id}`)).toEqual({ ...before, version: version + 1 });
    expect(await person.ask('GET', month)).toEqual(totals);
    expect(await driftOf(await organizationIdOf(person), memory.cloud)).toEqual([]);
  });

  it('can be deleted and brought back again and again', async () => {
    const person = await memory.join();
    const row = await add(person);
    for (const version of [2, 3]) {
      await person.ask('DELETE', `/transactions/${row.id}`);
      expect(await person.ask('POST', `/transactions/${row.id}/restore`)).toEqual({ ...row, version });
    }
  });

  it('answers a row that was never deleted as it is, and finds none of another’s or of nobody', async () => {
    const row = await add(member);
    expect(await member.ask('POST', `/transactions/${row.id}/restore`)).toEqual(row);
    expect(await member.call('POST', `/transactions/${v7()}/restore`)).toMatchObject({ status: 404 });
    await member.ask('DELETE', `/transactions/${row.id}`);
    const stranger = await memory.join();
    const answer = await stranger.call('POST', `/transactions/${row.id}/restore`);
    expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await member.call('GET', `/transactions/${row.id}`)).toMatchObject({ status: 404 });
  });
});

describe('getSummary', () => {
  it('sums income, expenses and net, with the month before and by category', async () => {
    const person = await memory.join();
    await add(person, { kind: 'income', amount: 100_000, category: 'Sales', date: '2026-03-31' });
    await add(person, { amount: 30_000, category: 'Rent', date: '2026-03-01' });
    await add(person, { kind: 'transfer', amount: -7000, date: '2026-03-15' });
    await add(person, { amount: 999, category: 'Rent', date: '2026-02-28' });
    const summary = contract.getSummary.reply.parse(
      await person.ask('GET', '/summary?from=2026-03-01&to=2026-03-31'),
    );
    expect(summary).toMatchObject({
      currency: 'USD',
      income: 100_000,
      expenses: -30_000,
      net: 70_000,
      count: 3,
    });
    expect(summary.previous).toMatchObject({ expenses: -999, count: 1 });
    expect(summary.byCategory).toContainEqual(
      expect.objectContaining({ category: 'Rent', income: 0, expenses: -30_000, count: 1 }),
    );
  });

  it('refuses a period that ends before it begins', async () => {
    const answer = await member.call('GET', '/summary?from=2026-03-31&to=2026-03-01');
    expect(answer).toMatchObject({ status: 400, body: { fields: { to: expect.any(String) as string } } });
  });
});

describe('getSummary, for a month that still runs', () => {
  it('compares it with the same days of the month before', async () => {
    const person = await memory.join();
    const today = todayIn('America/Toronto', new Date());
    const month = daysOfMonth(monthOf(today));
    const before = daysOfMonth(monthOf(addDays(month.from, -1)));
    await add(person, { amount: 500, date: before.from });
    await add(person, { amount: 70, date: before.to });
    const previous = async (query: string) =>
      contract.getSummary.reply.parse(await person.ask('GET', `/summary?${query}`)).previous?.expenses;
    expect(await previous(`from=${month.from}&to=${month.from}`)).toBe(-500);
    expect(await previous(`from=${before.from}&to=${before.to}`)).toBeUndefined();
    if (today < month.to && Number(today.slice(8)) < Number(before.to.slice(8)) - 1)
      expect(await previous(`from=${month.from}&to=${month.to}`)).toBe(-500);
  });
});

describe('sumTransactions', () => {
  it('adds up what the list shows, by days, account, category and kind over all time', async () => {
    const person = await memory.join();
    await add(person, { kind: 'income', amount: 100_000, category: 'Sales', date: '2019-05-31' });
    await add(person, { amount: 30_000, category: 'Rent', date: '2026-03-01' });
    await add(person, { amount: 4000, category: 'Rent', date: '2026-03-02', accountLabel: 'Cash' });
    await add(person, { amount: 999, currency: 'EUR', category: 'Rent', date: '2026-02-28' });
    const totals = async (query: string) =>
      contract.sumTransactions.reply.parse(await person.ask('GET', `/transactions/totals?${query}`));
    expect(await totals('')).toEqual({
      from: null,
      to: null,
      count: 4,
      sums: [
        { currency: 'USD', income: 100_000, expenses: -34_000, net: 66_000, count: 3 },
        { currency: 'EUR', income: 0, expenses: -999, net: -999, count: 1 },
      ],
    });
    const ofCash = await totals('account=Cash&kind=expense&category=Rent&from=2026-03-02');
    expect(ofCash).toMatchObject({ from: '2026-03-02', to: null, count: 1, sums: [{ expenses: -4000 }] });
    expect(await totals('kind=income')).toMatchObject({ count: 1, sums: [{ income: 100_000, expenses: 0 }] });
    expect(await person.all('/transactions?kind=income')).toHaveLength(1);
  });

  it('counts what a text finds within the chosen days, of this year where none are chosen, and names them', async () => {
    const person = await memory.join();
    const year = todayIn('America/Toronto', new Date()).slice(0, 4);
    await add(person, { amount: 100, description: 'Blue paint', date: `${year}-01-01` });
    await add(person, { amount: 20, description: 'Blue ink', date: '2019-03-01' });
    await add(person, { amount: 3, description: 'Red paint', date: '2019-03-02' });
    const totals = (query: string) => person.ask('GET', `/transactions/totals?${query}`);
    expect(await totals('q=blue')).toMatchObject({
      ...{ from: `${year}-01-01`, to: `${year}-12-31` },
      ...{ count: 1, sums: [{ expenses: -100, count: 1 }] },
    });
    expect(await totals('q=paint&from=2019-01-01&to=2019-12-31')).toMatchObject({
      ...{ from: '2019-01-01', to: '2019-12-31' },
      ...{ count: 1, sums: [{ expenses: -3 }] },
    });
    expect(await totals('matched=true')).toMatchObject({ count: 0, sums: [] });
    const ofYear = 'from=2019-01-01&to=2019-12-31';
    expect(await totals(`minAmount=4&maxAmount=20&source=entry&${ofYear}`)).toMatchObject({
      ...{ from: '2019-01-01', to: '2019-12-31' },
      ...{ count: 1, sums: [{ expenses: -20 }] },
    });
    expect(await totals('source=import')).toMatchObject({ from: `${year}-01-01`, count: 0 });
    expect(await person.all('/transactions?minAmount=20')).toHaveLength(2);
    const refused = await person.call('GET', '/transactions?minAmount=-1');
    expect(refused.status).toBe(400);
    expect(refused.body['fields']).toHaveProperty('minAmount');
  });
});

describe('getWorklist', () => {
  it('counts what waits over all time, and names the months with entries', async () => {
    const person = await memory.join();
    const worklist = () => person.ask('GET', '/worklist');
    const none = { suggestions: 0, withoutReceipt: 0, withoutCategory: 0, assumed: 0 };
    expect(await worklist()).toEqual({ ...none, months: null });
    const old = await add(person, { date: '2019-03-01', category: 'Rent' });
    await add(person, { date: '2024-02-29', category: '' });
    await add(person, { date: '2999-01-01', kind: 'income', category: '' });
    const months = { first: '2019-03', latest: '2024-02' };
    expect(await person.until('/worklist', (found) => found['months'] !== null)).toMatchObject({ months });
    expect(await worklist()).toMatchObject({ withoutReceipt: 2, withoutCategory: 2, assumed: 0 });
    const change = { version: old.version, noReceiptNeeded: true };
    await person.ask('PATCH', `/transactions/${old.id}`, change);
    expect(await worklist()).toMatchObject({ withoutReceipt: 1, withoutCategory: 2, assumed: 0 });
    await person.ask('DELETE', `/transactions/${old.id}`);
    expect(await worklist()).toMatchObject({ withoutReceipt: 1, months: { first: '2024-02' } });
  });

  it('counts every document that was read, but not whole, until it is of an entry', async () => {
    const person = await memory.join();
    const organizationId = await organizationIdOf(person);
    const documents = (count: number, change: Parameters<typeof paper>[1]) =>
      Array.from({ length: count }, () => paper(organizationId, change));
    await addPapers(memory.cloud, [
      ...documents(202, { amount: null }),
      ...documents(1, { date: null }),
      ...documents(1, {}),
      ...documents(1, { amount: null, status: 'matched' }),
      ...documents(1, { amount: null, status: 'pending' }),
      ...documents(1, { amount: null, kind: 'statement', importId: v7() }),
    ]);
    const found = await person.until('/worklist', ({ incomplete }) => incomplete !== undefined);
    expect(found).toMatchObject({ incomplete: 203 });
  });
});
