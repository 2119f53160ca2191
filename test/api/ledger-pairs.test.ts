import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { driftOf } from '../../functions/use-cases/ledger/audit-ledger.ts';
import { pairPeriod } from '../../functions/use-cases/ledger/pair-period.ts';
import { contract } from '../../shared/contract/index.ts';
import { addDays } from '../../shared/civil-date.ts';
import type { Transaction } from '../../shared/model/transaction.ts';
import { organizationIdOf, type Books } from '../support/books.ts';
import { entry, statementCsv } from '../support/entries.ts';
import { Member } from '../support/member.ts';
import { meteredCloud } from '../support/metered-cloud.ts';
import { addPapers, paper } from '../support/papers.ts';
import { MemoryCloud } from '../support/memory-cloud.ts';
import { sharedCloud } from '../support/shared-cloud.ts';

let cloud: MemoryCloud;
let books: Books;
beforeAll(() => {
  cloud = new MemoryCloud();
  books = cloud.cloud;
});

const pairsOf = async (member: Member, status: 'open' | 'decided', count: number) => {
  const page = await member.until(
    `/pairs?status=${status}`,
    ({ items }) => Array.isArray(items) && items.length === count,
    20,
  );
  return contract.listPairs.reply.parse(page).items;
};
const decide = (member: Member, id: string | undefined, decision: string) =>
  member.ask('POST', `/pairs/${id}/decide`, { decision });
const rows = async (member: Member) =>
  contract.listTransactions.reply.parse(await member.ask('GET', '/transactions?limit=200')).items;
const said = (items: readonly Transaction[]) => items.map(({ version: _version, ...row }) => row);
const march = (member: Member) => member.ask('GET', '/summary?from=2026-03-01&to=2026-03-31');
const expectNoDrift = async (member: Member) =>
  expect(await driftOf(await organizationIdOf(member), books)).toEqual([]);
const importRows = async (
  member: Member,
  accountId: string,
  list: { date: string; description: string; amount: number }[],
) => {
  const { id } = await member.readStatement(statementCsv(list), accountId);
  await member.commit(String(id));
  return String(id);
};

describe('transfers between own accounts (listPairs, decidePair)', () => {
  it('are made where they are sure, offered where they are not, and stand alone again when one side leaves', async () => {
    const member = await cloud.join();
    await importRows(member, 'checking', [
      { date: '2026-03-02', description: 'ONLINE TRF 5512', amount: -50_000 },
      { date: '2026-03-05', description: 'PAYMENT TO SUPPLIER', amount: -7000 },
      { date: '2026-03-09', description: 'STAPLES', amount: -900 },
    ]);
    const before = await rows(member);
    expect(await march(member)).toMatchObject({ expenses: -57_900, income: 0 });
    const second = await importRows(member, 'savings', [
      { date: '2026-03-03', description: 'TRF RECEIVED', amount: 50_000 },
      { date: '2026-03-06', description: 'PAYMENT FROM CLIENT', amount: 7000 },
      { date: '2026-03-09', description: 'A CLIENT', amount: 900 },
    ]);
    const [made] = await pairsOf(member, 'decided', 1);
    expect(made?.pair).toMatchObject({ kind: 'transfer', status: 'made', decidedBy: 'matchbook' });
    expect(await march(member)).toMatchObject({ expenses: -7900, income: 7900 });
    const [offered] = await pairsOf(member, 'open', 1);
    expect(offered?.rows.map(({ description }) => description)).toEqual([
      'PAYMENT TO SUPPLIER',
      'PAYMENT FROM CLIENT',
    ]);
    await decide(member, offered?.pair.id, 'reject');
    expect(
      await member.call('POST', `/pairs/${offered?.pair.id}/decide`, { decision: 'confirm' }),
    ).toMatchObject({ status: 409 });
    expect(await march(member)).toMatchObject({ expenses: -7900, income: 7900 });
    await expectNoDrift(member);

    await member.ask('POST', `/statement-imports/${second}/undo`);
    await member.until(`/statement-imports/${second}`, ({ status }) => status === 'undone');
    expect(said(await rows(member))).toEqual(said(before));
    await expectNoDrift(member);
  });

  it('lead from each side to the other, and tell of one that is gone (getPair)', async () => {
    const member = await cloud.join();
    await importRows(member, 'checking', [{ date: '2026-03-02', description: 'TRF OUT', amount: -400 }]);
    await importRows(member, 'savings', [{ date: '2026-03-02', description: 'TRF IN', amount: 400 }]);
    await pairsOf(member, 'decided', 1);
    const [one] = await rows(member);
    const pair = async () => contract.getPair.reply.parse(await member.ask('GET', `/pairs/${one?.pairId}`));
    const sides = (await pair()).rows;
    expect(sides.map(({ description, accountLabel }) => [description, accountLabel])).toEqual([
      ['TRF OUT', 'Checking'],
      ['TRF IN', 'Savings'],
    ]);
    await member.ask('DELETE', `/transactions/${sides[0]?.id}`);
    expect((await pair()).rows.map(({ description }) => description)).toEqual(['TRF IN']);
  });

  it('are taken back by a person and never made by themselves again', async () => {
    const local = await sharedCloud();
    const member = await Member.join(local);
    await importRows(member, 'checking', [{ date: '2026-03-02', description: 'TRF OUT', amount: -400 }]);
    await importRows(member, 'savings', [{ date: '2026-03-02', description: 'TRF IN', amount: 400 }]);
    const [made] = await pairsOf(member, 'decided', 1);
    await decide(member, made?.pair.id, 'undo');
    expect((await rows(member)).map(({ kind }) => kind).toSorted()).toEqual(['expense', 'income']);
    const day = { from: '2026-03-02', to: '2026-03-02' };
    await pairPeriod(await organizationIdOf(member), day, meteredCloud(local).parts);
    const [open] = await pairsOf(member, 'open', 1);
    expect(open?.pair).toMatchObject({ status: 'suggested', decidedBy: null });
    await expectNoDrift(member);
  });

  it('come back as what they were where the pair was taken back while one side was deleted', async () => {
    const member = await cloud.join();
    await importRows(member, 'checking', [{ date: '2026-03-02', description: 'TRF OUT', amount: -400 }]);
    await importRows(member, 'savings', [{ date: '2026-03-02', description: 'TRF IN', amount: 400 }]);
    const [made] = await pairsOf(member, 'decided', 1);
    const [outId] = made?.pair.transactionIds ?? [];
    await member.ask('DELETE', `/transactions/${outId}`);
    await decide(member, made?.pair.id, 'undo');
    await member.ask('POST', `/transactions/${outId}/restore`);
    expect(await march(member)).toMatchObject({ expenses: -400, income: 400 });
    expect((await rows(member)).map(({ kind }) => kind).toSorted()).toEqual(['expense', 'income']);
    await expectNoDrift(member);
  });

  it('are a transfer again where the pair still stands when a deleted side comes back', async () => {
    const member = await cloud.join();
    await importRows(member, 'checking', [{ date: '2026-03-02', description: 'TRF OUT', amount: -400 }]);
    await importRows(member, 'savings', [{ date: '2026-03-02', description: 'TRF IN', amount: 400 }]);
    const [made] = await pairsOf(member, 'decided', 1);
    const [outId] = made?.pair.transactionIds ?? [];
    await member.ask('DELETE', `/transactions/${outId}`);
    await member.ask('POST', `/transactions/${outId}/restore`);
    expect(await march(member)).toMatchObject({ expenses: 0, income: 0 });
    await decide(member, made?.pair.id, 'undo');
    expect(await march(member)).toMatchObject({ expenses: -400, income: 400 });
    await expectNoDrift(member);
  });
});

describe('entries that exist twice (decidePair)', () => {
  it('become one with the receipt and the category of both, and two again', async () => {
    const member = await cloud.join();
    const typed = entry({ description: 'Cafe Myriade', amount: 1450, category: 'Meals', date: '2026-03-10' });
    await member.ask('POST', '/transactions', typed);
    const receipt = paper(await organizationIdOf(member), { vendor: 'Cafe Myriade', amount: 1450 });
    await addPapers(books, [receipt]);
    const match = { id: v7(), receiptIds: [receipt.id], transactionIds: [typed.id] };
    await member.ask('POST', '/matches', match);
    const importId = await importRows(member, 'checking', [
      { date: '2026-03-11', description: 'POS CAFE MYRIADE 12', amount: -1450 },
      { date: '2026-03-11', description: 'POS CAFE MYRIADE 12', amount: -1450 },
    ]);
    const before = await rows(member);
    const [offered] = await pairsOf(member, 'open', 1);
    expect(offered?.pair).toMatchObject({ kind: 'duplicate' });
    const bankId = offered?.pair.transactionIds[1];

    await decide(member, offered?.pair.id, 'confirm');
    const merged = await rows(member);
    expect(merged).toHaveLength(2);
    expect(merged.find(({ id }) => id === bankId)).toMatchObject({
      description: 'POS CAFE MYRIADE 12',
      category: 'Meals',
      receiptIds: [receipt.id],
    });
    expect(await member.ask('GET', `/receipts/${receipt.id}`)).toMatchObject({ transactionIds: [bankId] });
    expect(await member.all('/matches?status=recent')).toMatchObject([{ transactionIds: [bankId] }]);
    await expectNoDrift(member);

    await decide(member, offered?.pair.id, 'undo');
    expect(said(await rows(member))).toEqual(said(before));
    expect(await member.ask('GET', `/receipts/${receipt.id}`)).toMatchObject({ transactionIds: [typed.id] });
    expect(await member.all('/matches?status=recent')).toMatchObject([{ transactionIds: [typed.id] }]);
    await expectNoDrift(member);

    // Merged again, then the statement goes: what was typed by hand stays.
    await decide(member, offered?.pair.id, 'confirm');
    await member.ask('POST', `/statement-imports/${importId}/undo`);
    await member.until(`/statement-imports/${importId}`, ({ status }) => status === 'undone');
    expect(await rows(member)).toMatchObject([{ id: typed.id, receiptIds: [receipt.id] }]);
    await expectNoDrift(member);
  });
});

describe('entries that exist twice, with taxes said of one', () => {
  it('keep what a person said, and apart again what the documents of the bank’s row say', async () => {
    const member = await cloud.join();
    const typed = entry({ description: 'Cafe Myriade', amount: 1450, category: 'Meals', date: '2026-03-10' });
    await member.ask('POST', '/transactions', typed);
    const hst = { kind: 'HST', rate: 13, amount: 167 };
    const read = {
      ...hst,
      text: '1.67',
      confidence: 0.99,
      page: 1,
      box: [0, 0, 1, 1] as [number, number, number, number],
    };
    const row = { date: '2026-03-11', description: 'POS CAFE MYRIADE 12', amount: -1450 };
    await importRows(member, 'checking', [row]);
    const [offered] = await pairsOf(member, 'open', 1);
    const bankId = offered?.pair.transactionIds[1];
    const receipt = paper(await organizationIdOf(member), { vendor: 'Myriade', amount: 1450, taxes: [read] });
    await addPapers(books, [receipt]);
    await member.ask('POST', '/matches', {
      id: v7(),
      receiptIds: [receipt.id],
      transactionIds: [bankId],
    });
    const own = { ...hst, amount: 120 };
    await member.ask('PATCH', `/transactions/${typed.id}`, { taxes: [own], version: 1 });
    const before = await rows(member);

    await decide(member, offered?.pair.id, 'confirm');
    expect(await rows(member)).toMatchObject([
      { id: bankId, taxes: [own], taxesSaid: true, receiptIds: [receipt.id] },
    ]);
    await decide(member, offered?.pair.id, 'undo');
    expect(said(await rows(member))).toEqual(said(before));
    expect(before.find(({ id }) => id === bankId)).toMatchObject({ taxes: [hst] });
    await expectNoDrift(member);
  });
});

describe('listRecurring', () => {
  it('finds what comes every month and says what is missing', async () => {
    const member = await cloud.join();
    const today = new Date().toISOString().slice(0, 10);
    const every = (description: string, lastDaysAgo: number) =>
      [3, 2, 1, 0].map((turn) => ({
        date: addDays(today, -lastDaysAgo - turn * 30),
        description,
        amount: -120_000,
      }));
    await importRows(member, 'checking', [...every('FENWICK RENT', 10), ...every('GYM CLUB', 45)]);
    const { items } = contract.listRecurring.reply.parse(
      await member.until('/recurring', ({ items: found }) => Array.isArray(found) && found.length === 2),
    );
    expect(items.map(({ description, isMissing }) => [description, isMissing]).toSorted()).toEqual([
      ['FENWICK RENT', false],
      ['GYM CLUB', true],
    ]);
  });
});
