import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { driftOf } from '../../functions/use-cases/ledger/audit-ledger.ts';
import { contract } from '../../shared/contract/index.ts';
import type { Transaction } from '../../shared/model/transaction.ts';
import { booksOf, organizationIdOf, type Books } from '../support/books.ts';
import { receiptPdf } from '../support/draw-receipt.ts';
import { entry, statementCsv } from '../support/entries.ts';
import { Member } from '../support/member.ts';
import { MemoryCloud } from '../support/memory-cloud.ts';
import { sharedCloud } from '../support/shared-cloud.ts';

let cloud: MemoryCloud;
beforeAll(() => {
  cloud = new MemoryCloud();
});

/** Books with one entry, of which things can be said. */
const booksWithEntry = async (change: Parameters<typeof entry>[0] = {}) =>
  withEntry(await cloud.join(), cloud.cloud, change);

/** The same on the local cloud, where documents are read. */
async function booksThereWithEntry(change: Parameters<typeof entry>[0] = {}) {
  const there = await sharedCloud();
  return withEntry(await Member.join(there), booksOf(there), change);
}

async function withEntry(member: Member, books: Books, change: Parameters<typeof entry>[0]) {
  const sent = entry({ amount: 10_000, date: '2026-03-05', category: 'Office Expenses', ...change });
  const row = contract.addTransaction.reply.parse(await member.ask('POST', '/transactions', sent));
  const path = `/transactions/${row.id}`;
  const now = async () => contract.getTransaction.reply.parse(await member.ask('GET', path));
  const call = async (said: object) =>
    member.call('PATCH', path, { version: (await now()).version, ...said });
  const say = async (said: object): Promise<Transaction> => {
    const { status, body } = await call(said);
    expect(status, JSON.stringify(body)).toBe(200);
    return contract.changeTransaction.reply.parse(body);
  };
  const summary = () => member.ask('GET', '/summary?from=2026-03-01&to=2026-03-31');
  const isProven = async () => expect(await driftOf(await organizationIdOf(member), books)).toEqual([]);
  const told = async () =>
    contract.listTransactionHistory.reply
      .parse(await member.ask('GET', `${path}/history`))
      .items.map(({ changes }) => changes.map(({ field }) => field));
  return { member, row, call, say, summary, isProven, told };
}

describe('changeTransaction, of what an entry was for', () => {
  it('splits it over categories, which lists and totals know of, and tells it', async () => {
    const { member, row, say, summary, isProven, told } = await booksWithEntry();
    const parts = [
      { category: 'Travel', amount: 3000, tax: 345 },
      { category: 'Marketing', amount: 1000 },
    ];
    expect((await say({ parts })).parts).toMatchObject([
      { kind: 'expense', category: 'Travel', amount: -3000, tax: 345 },
      { category: 'Marketing', amount: -1000 },
    ]);
    const { byCategory, ...sums } = await summary();
    expect(sums).toMatchObject({ expenses: -10_000, count: 1 });
    expect(byCategory).toMatchObject([{ expenses: -6000 }, { expenses: -3000 }, { expenses: -1000 }]);
    expect(await member.ask('GET', '/transactions?category=Marketing')).toMatchObject({
      items: [{ id: row.id }],
    });
    await isProven();
    expect(await told()).toEqual([['parts'], []]);
    expect(await say({ parts: [] })).not.toHaveProperty('parts');
    await isProven();
  });

  it('keeps what is personal out of income and expenses, and in the balance', async () => {
    const { member, say, summary, isProven, told } = await booksWithEntry();
    await say({ businessShare: 70 });
    expect(await summary()).toMatchObject({ expenses: -7000, count: 1 });
    const balances = await member.ask('GET', '/accounts');
    expect(JSON.stringify(balances)).toContain('"balance":-10000');
    expect(await say({ use: 'personal' })).toMatchObject({
      ...{ kind: 'transfer', use: 'personal', amount: -10_000, categoryId: 'transfer' },
    });
    expect(await summary()).toMatchObject({ expenses: 0, exportReady: 1, count: 1 });
    expect(await member.ask('GET', '/worklist')).toMatchObject({
      withoutReceipt: 0,
      withoutCategory: 0,
      assumed: 0,
    });
    expect(JSON.stringify(await member.ask('GET', '/accounts'))).toContain('"balance":-10000');
    await isProven();
    expect(await told()).toEqual([['kind', 'category', 'use', 'businessShare'], ['businessShare'], []]);
    const back = { kind: 'expense', category: 'Office Expenses', businessShare: 70, use: null };
    expect(await say(back)).toMatchObject({ kind: 'expense', businessShare: 70 });
    expect(await summary()).toMatchObject({ expenses: -7000 });
    await isProven();
  });

  it('marks many as the owner’s at once, and takes it back', async () => {
    const { member, row, isProven } = await booksWithEntry();
    const jobId = v7();
    const entries = [{ transactionId: row.id, version: row.version }];
    await member.ask('POST', '/transactions/edits', { id: jobId, act: { do: 'owner' }, entries });
    const one = () => member.ask('GET', `/transactions/${row.id}`);
    await expect.poll(one).toMatchObject({ kind: 'transfer', use: 'owner' });
    await expect.poll(() => member.ask('GET', `/jobs/${jobId}`)).toMatchObject({ status: 'done' });
    await member.ask('POST', `/jobs/${jobId}/undo`);
    await expect.poll(one).toMatchObject({ kind: 'expense', categoryId: row.categoryId });
    expect(await one()).not.toHaveProperty('use');
    await isProven();
  });

  it.each([
    ['parts that take all of it', { parts: [{ category: 'Travel', amount: 10_000 }] }, 'parts'],
    ['parts that take more', { parts: [{ category: 'Travel', amount: 99_999 }] }, 'parts'],
    ['tax of more than a part', { parts: [{ category: 'Travel', amount: 10, tax: 11 }] }, 'parts'],
    ['a share of nothing', { businessShare: 0 }, 'businessShare'],
    ['a share of more than all', { businessShare: 101 }, 'businessShare'],
    ['half a percent', { businessShare: 12.5 }, 'businessShare'],
    ['an expense that is the owner’s', { kind: 'expense', use: 'owner' }, 'use'],
    ['a split transfer', { kind: 'transfer', parts: [{ category: 'Travel', amount: 5 }] }, 'parts'],
    ['a shared transfer', { use: 'personal', businessShare: 50 }, 'businessShare'],
  ])('refuses %s, and changes nothing', async (_what, said, field) => {
    const { call, member, row } = await booksWithEntry();
    const { status, body } = await call(said);
    expect(status).toBe(400);
    expect(Object.keys(body['fields'] as object)).toEqual([field]);
    expect(await member.ask('GET', `/transactions/${row.id}`)).toEqual(row);
  });

  it.each([
    ['no amount', { category: 'Travel', amount: 0 }],
    ['a sign', { category: 'Travel', amount: -5 }],
    ['no category', { category: '', amount: 5 }],
    ['a kind of its own', { category: 'Travel', amount: 5, kind: 'income' }],
  ])('refuses a part with %s', async (_what, part) => {
    const { call } = await booksWithEntry();
    expect(await call({ parts: [part] })).toMatchObject({ status: 400 });
  });

  it('knows nothing of the categories of other books', async () => {
    const theirs = await booksWithEntry({ category: 'Their secret' });
    const { call } = await booksWithEntry();
    const parts = [{ category: theirs.row.categoryId, amount: 5 }];
    expect(await call({ parts })).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  });
});

describe('linkDocuments, and uploads for an entry', () => {
  it('links what is uploaded for an entry once it is read, an unreadable file too, beside what it has', async () => {
    const { member, row, told, isProven } = await booksThereWithEntry({ date: '2026-03-05' });
    const path = `/transactions/${row.id}`;
    const pdf = await receiptPdf('Birch Cafe', '2026-03-05', '12.50');
    const first = await member.upload(pdf, 'a.pdf', 'application/pdf', 'auto', row.id);
    const scrawl = Buffer.from('no picture at all');
    const second = await member.upload(scrawl, 'b.jpg', 'image/jpeg', 'receipt', row.id);
    const linked = await member.until(path, ({ receiptIds }) => (receiptIds as string[]).length === 2);
    expect((linked['receiptIds'] as string[]).toSorted()).toEqual([first, second].toSorted());
    expect((await told()).flat()).toContain('documents');
    const body = { version: linked['version'], receiptIds: [second] };
    expect(await member.ask('PUT', `/transactions/${row.id}/documents`, body)).toMatchObject({
      receiptIds: [second],
    });
    expect(await member.ask('GET', `/receipts/${first}`)).toMatchObject({ transactionIds: [] });
    await isProven();
  });

  it('makes an import of a statement, and an ordinary document where the entry is gone meanwhile', async () => {
    const { member, row } = await booksThereWithEntry();
    const csv = Buffer.from(statementCsv([{ date: '2026-03-05', description: 'Ink', amount: -500 }]));
    const statement = await member.upload(csv, 'march.csv', 'text/csv', 'auto', row.id);
    await member.until(`/uploads/${statement}`, ({ status }) => status === 'import');
    expect(await member.ask('GET', `/transactions/${row.id}`)).toMatchObject({ receiptIds: [] });
    const pdf = await receiptPdf('Birch Cafe', '2026-03-05', '12.50');
    const late = await member.upload(pdf, 'late.pdf', 'application/pdf', 'receipt', row.id);
    await member.ask('DELETE', `/transactions/${row.id}`);
    await member.until(`/receipts/${late}`, ({ status }) => status === 'processed');
    await expect(member.upload(pdf, 'none.pdf', 'application/pdf', 'receipt', row.id)).rejects.toThrow('404');
  });
});
