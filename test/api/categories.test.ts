import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { habitOf } from '../../functions/domain/categories/habit.ts';
import { habits } from '../../functions/store/categories.ts';
import { driftOf } from '../../functions/use-cases/ledger/audit-ledger.ts';
import { guessFor } from '../../functions/use-cases/categories/guess-categories.ts';
import { addDays } from '../../shared/civil-date.ts';
import { contract } from '../../shared/contract/index.ts';
import type { Rule } from '../../shared/model/category.ts';
import type { Transaction } from '../../shared/model/transaction.ts';
import { booksOf, organizationIdOf } from '../support/books.ts';
import { receiptPdf } from '../support/draw-receipt.ts';
import { entry, statementCsv } from '../support/entries.ts';
import { Member } from '../support/member.ts';
import { meteredCloud } from '../support/metered-cloud.ts';
import { MemoryCloud } from '../support/memory-cloud.ts';
import { sharedCloud } from '../support/shared-cloud.ts';

let cloud: MemoryCloud;
beforeAll(() => {
  cloud = new MemoryCloud();
});

const bare = (description: string, change = {}) => entry({ description, category: '', ...change });
const transaction = async (member: Member, id: string): Promise<Transaction> =>
  contract.getTransaction.reply.parse(await member.ask('GET', `/transactions/${id}`));
const choose = async (member: Member, id: string, category: string) => {
  const { version } = await transaction(member, id);
  await member.ask('PATCH', `/transactions/${id}`, { version, category });
};
const rulesOf = async (member: Member) => contract.listRules.reply.parse(await member.ask('GET', '/rules'));
const keep = (member: Member, items: Rule[], version: number) =>
  member.call('PUT', '/rules', { items, version });
const rows = async (member: Member) =>
  contract.listTransactions.reply.parse(await member.ask('GET', '/transactions?limit=200')).items;
const isOver = ({ status }: Record<string, unknown>) => status === 'done' || status === 'undone';
const run = async (member: Member, body: object) => {
  const id = v7();
  await member.ask('POST', '/category-runs', { id, ...body });
  return member.until(`/jobs/${id}`, isOver);
};
const takeBack = async (member: Member, id: unknown) => {
  await member.ask('POST', `/jobs/${String(id)}/undo`);
  return member.until(`/jobs/${String(id)}`, ({ status }) => status === 'undone');
};
/** What rows say, versions apart. */
const said = (items: readonly Transaction[]) => items.map(({ version: _version, ...row }) => row);
const expectNoDrift = async (member: Member) =>
  expect(await driftOf(await organizationIdOf(member), cloud.cloud)).toEqual([]);
const importRows = async (member: Member, list: { date: string; description: string; amount: number }[]) => {
  const { id } = await member.readStatement(statementCsv(list));
  await member.commit(String(id));
  return String(id);
};

describe('categories offered at the import (listUncategorised)', () => {
  it('offers what people did before and what merchants are known for, and writes nothing that is not sure', async () => {
    const member = await cloud.join();
    const first = entry({ description: 'QWERTZ HOLDINGS 0017', category: 'Rent' });
    await member.ask('POST', '/transactions', first);
    await importRows(member, [
      { date: '2026-04-01', description: 'QWERTZ HOLDINGES 0018', amount: -90_000 },
      { date: '2026-04-02', description: 'PAPAYA KITCHEN 0042', amount: -650 },
      { date: '2026-04-03', description: 'XQZV 88', amount: -100 },
    ]);
    const page = contract.listUncategorised.reply.parse(await member.ask('GET', '/uncategorised'));
    const offers = Object.fromEntries(
      page.items.map(({ transaction: { description }, suggestion }) => [description, suggestion]),
    );
    expect(offers['QWERTZ HOLDINGES 0018']).toMatchObject({ category: 'Rent', source: 'history' });
    expect(offers['PAPAYA KITCHEN 0042']).toMatchObject({ source: 'merchant' });
    expect(offers['XQZV 88']).toBeNull();
    for (const { transaction: row, suggestion } of page.items) {
      expect(row.category).toBe('expense');
      expect(row.suggestedCategory ?? null).toEqual(suggestion);
    }
    // A choice takes the offer away; forgetting the row forgets what it taught.
    const [offered] = page.items.filter(({ transaction: row }) => row.description.startsWith('PAPAYA'));
    await choose(member, String(offered?.transaction.id), 'Meals');
    expect((await transaction(member, String(offered?.transaction.id))).suggestedCategory).toBeUndefined();
    await member.ask('DELETE', `/transactions/${first.id}`);
    const again = contract.listUncategorised.reply.parse(await member.ask('GET', '/uncategorised'));
    expect(again.items.map(({ suggestion }) => suggestion)).toEqual([null, null]);
    await expectNoDrift(member);
  });
});

describe('a new document', () => {
  it('is offered the category of what was bought there before, until it has one', async () => {
    const local = await sharedCloud();
    const member = await Member.join(local);
    await member.ask('POST', '/transactions', entry({ description: 'KESTREL SUPPLY 12', category: 'Tools' }));
    const bytes = await receiptPdf('Kestrel Supply Ltd.', '2026-04-10', '118.65');
    const id = await member.upload(bytes, 'kestrel.pdf', 'application/pdf', 'receipt');
    const read = contract.getReceipt.reply.parse(
      await member.until(`/receipts/${id}`, ({ status }) => status !== 'pending'),
    );
    expect(read).toMatchObject({
      category: null,
      suggestedCategory: { category: 'Tools', source: 'history' },
    });
    const change = { version: read.version, category: 'Tools' };
    const kept = contract.changeReceipt.reply.parse(await member.ask('PATCH', `/receipts/${id}`, change));
    expect(kept.suggestedCategory).toBeUndefined();
  });
});

describe('rules (listRules, saveRules, previewRule)', () => {
  it('decide at the import, the first that fits, and are kept in their order against stale writes', async () => {
    const member = await cloud.join();
    expect(await rulesOf(member)).toEqual({ items: [], version: 0 });
    const parking: Rule = {
      id: v7(),
      conditions: { text: 'parking', amountMax: 1000 },
      effect: { category: 'Travel', noReceiptNeeded: true },
    };
    const other: Rule = { id: v7(), conditions: { text: 'PARK' }, effect: { category: 'other' } };
    const savings: Rule = { id: v7(), conditions: { text: 'to reserve' }, effect: { isTransfer: true } };
    const groceries: Rule = { id: v7(), conditions: { text: 'grocer' }, effect: { use: 'personal' } };
    expect(await keep(member, [parking, other, savings, groceries], 0)).toMatchObject({ status: 200 });
    const sorted = { ...groceries, effect: { use: 'personal', category: 'other' } } as const;
    expect(await keep(member, [sorted], 1)).toMatchObject({
      status: 400,
      body: { fields: { 'items.0.effect.use': expect.stringContaining('only one of them') as string } },
    });
    expect(await keep(member, [other], 0)).toMatchObject({ status: 409 });
    expect(await keep(member, [{ ...other, conditions: { direction: 'in' } }], 1)).toMatchObject({
      status: 400,
    });
    const importId = await importRows(member, [
      { date: '2026-04-01', description: 'CITY PARKING 12', amount: -450 },
      { date: '2026-04-02', description: 'CITY PARKING 12', amount: -45_000 },
      { date: '2026-04-03', description: 'TO RESERVE', amount: -5000 },
      { date: '2026-04-04', description: 'CORNER GROCER', amount: -6100 },
    ]);
    const [food, transfer, dear, cheap] = await rows(member);
    expect(food).toMatchObject({ kind: 'transfer', use: 'personal', ruleId: groceries.id });
    expect(cheap).toMatchObject({ category: 'Travel', noReceiptNeeded: true, ruleId: parking.id });
    expect(dear).toMatchObject({ category: 'other', noReceiptNeeded: false, ruleId: other.id });
    expect(transfer).toMatchObject({ kind: 'transfer', amount: -5000, ruleId: savings.id });
    await expectNoDrift(member);
    await member.ask('POST', `/statement-imports/${importId}/undo`);
    await member.until(`/statement-imports/${importId}`, ({ status }) => status === 'undone');
    await expectNoDrift(member);
  });
});

describe('a correction applied to the past (listAlike, startCategoryRun)', () => {
  it('finds the others of the name, changes them as one job and takes all of it back', async () => {
    const member = await cloud.join();
    await importRows(
      member,
      Array.from({ length: 14 }, (_, at) => ({
        date: `2026-04-${String(at + 1).padStart(2, '0')}`,
        description: `NORTHLIGHT ${at % 2 ? 'STUDIO' : 'Studio'} ${1000 + at}`,
        amount: -(1000 + at),
      })),
    );
    const before = await rows(member);
    const id = String(before[0]?.id);
    await choose(member, id, 'Rent');
    const alike = contract.listAlike.reply.parse(
      await member.ask('GET', `/transactions/${id}/alike?was=expense`),
    );
    expect(alike).toMatchObject({ count: 13, lookedBackTo: null });
    expect(alike.text.toLowerCase()).toBe('northlight studio');
    const rule: Rule = { id: v7(), conditions: { text: alike.text }, effect: { category: 'Rent' } };
    const preview = contract.previewRule.reply.parse(
      await member.ask('POST', '/rules/preview', {
        ...{ conditions: rule.conditions, effect: rule.effect, transactionId: id },
      }),
    );
    expect(new Set(preview.transactionIds)).toEqual(new Set(alike.transactionIds));
    // The corrected entry stays as it is, and is taken too.
    expect(preview.takes).toMatchObject({ count: 14, others: { vendors: 0 }, isPlace: false });

    const job = await run(member, { transactionIds: alike.transactionIds, categories: ['Rent'] });
    expect(job).toMatchObject({ kind: 'change-rows', total: 13, done: 13 });
    expect((await rows(member)).map(({ category }) => category)).toEqual(Array(14).fill('Rent'));
    await expectNoDrift(member);
    // A person's later word stands when the run is taken back.
    const own = String(alike.transactionIds[0]);
    await choose(member, own, 'Travel');
    expect(await takeBack(member, job['id'])).toMatchObject({ done: 0 });
    const after = await rows(member);
    expect(after.find((row) => row.id === own)?.category).toBe('Travel');
    const untouched = (list: readonly Transaction[]) =>
      said(list.filter((row) => row.id !== own && row.id !== id));
    expect(untouched(after)).toEqual(untouched(before));
    await expectNoDrift(member);
  });

  it('applies a rule, takes each offer as it was seen, and does a run once however often it is asked', async () => {
    const member = await cloud.join();
    const typed = [bare('BLUE VAN HIRE'), bare('STARBUCKS 0042'), bare('BLUE VAN HIRE', { amount: 7 })];
    for (const one of typed) await member.ask('POST', '/transactions', one);
    const before = await rows(member);
    const ids = typed.map((one) => one.id);
    const rule: Rule = {
      id: v7(),
      conditions: { text: 'van hire' },
      effect: { category: 'Travel', noReceiptNeeded: true },
    };
    const ruled = await run(member, { transactionIds: [ids[0], ids[2]], rule });
    expect(await transaction(member, String(ids[0]))).toMatchObject({ ruleId: rule.id, category: 'Travel' });
    const body = { id: v7(), transactionIds: [ids[1], ids[2]], categories: ['Meals', 'office'] };
    await Promise.all([1, 2].map(() => member.ask('POST', '/category-runs', body)));
    expect(await member.until(`/jobs/${body.id}`, isOver)).toMatchObject({ done: 2 });
    expect(await transaction(member, String(ids[2]))).toMatchObject({ category: 'office' });
    expect(
      await member.call('POST', '/category-runs', { ...body, categories: ['a', 'b', 'c'] }),
    ).toMatchObject({ status: 400 });
    await takeBack(member, body.id);
    await takeBack(member, ruled['id']);
    expect(said(await rows(member))).toEqual(said(before));
    await expectNoDrift(member);
  });
});

describe('categories by what the books call them now', () => {
  it('follow the country and the profession, and stay one line of the totals', async () => {
    const member = await cloud.join();
    const march = '/summary?from=2026-03-01&to=2026-03-31';
    const first = entry({ category: 'Meals', amount: 100 });
    await member.ask('POST', '/transactions', first);
    await member.ask('PUT', '/profile', { country: 'Canada', region: 'ON', profession: 'freelancer' });
    const local = 'Meals and Entertainment';
    expect(await transaction(member, first.id)).toMatchObject({ category: local, categoryId: 'meals' });
    await member.ask('POST', '/transactions', entry({ category: local, currency: 'USD', amount: 50 }));
    expect(await member.all(`/transactions?category=${encodeURIComponent(local)}`)).toHaveLength(2);
    expect(await member.all('/transactions?category=meals')).toHaveLength(2);
    await member.ask('PUT', '/profile', { country: 'USA', profession: 'general' });
    const { byCategory } = contract.getSummary.reply.parse(await member.ask('GET', march));
    expect(byCategory).toEqual([
      { category: 'Meals', categoryId: 'meals', income: 0, expenses: -150, count: 2 },
    ]);
    await expectNoDrift(member);
  });

  it('that are in no list are the books’ own, in one spelling, for rows, rules and documents', async () => {
    const member = await cloud.join();
    const sent = ['Beehives', 'beehives', 'BEEHIVES'].map((category) => entry({ category }));
    const added = await Promise.all(sent.map((one) => member.ask('POST', '/transactions', one)));
    expect(new Set(added.map(({ categoryId }) => categoryId)).size).toBe(1);
    expect(new Set((await rows(member)).map(({ category }) => category)).size).toBe(1);
    const rule: Rule = { id: v7(), conditions: { text: 'wax' }, effect: { category: 'Candles' } };
    expect(await keep(member, [rule], 0)).toMatchObject({ status: 200, body: { items: [rule] } });
    const wax = await member.ask('POST', '/transactions', bare('WAX 12'));
    expect(wax).toMatchObject({ category: 'Candles', ruleId: rule.id });
    await expectNoDrift(member);
  });
});

describe('a rule for an account', () => {
  it('goes on after the account is renamed, and shows its new name', async () => {
    const member = await cloud.join();
    const conditions = { accountLabel: 'Cash', direction: 'out' as const };
    const rule: Rule = { id: v7(), conditions, effect: { category: 'Travel' } };
    expect(await keep(member, [rule], 0)).toMatchObject({ status: 200 });
    await member.ask('PATCH', '/accounts/cash', { name: 'Purse' });
    const renamed = { ...rule, conditions: { ...conditions, accountLabel: 'Purse' } };
    expect((await rulesOf(member)).items).toEqual([renamed]);
    const row = await member.ask('POST', '/transactions', bare('TRAM', { accountLabel: 'Purse' }));
    expect(row).toMatchObject({ category: 'Travel', ruleId: rule.id, accountId: 'cash' });
    expect(await keep(member, [renamed], 1)).toMatchObject({ status: 200, body: { items: [renamed] } });
    // Somebody who still has the old name on the screen makes no second account by it.
    expect(await keep(member, [rule], 2)).toMatchObject({
      status: 400,
      body: {
        code: 'invalid-input',
        fields: { 'items.0.conditions.accountLabel': expect.any(String) as string },
      },
    });
    const { items } = contract.listAccounts.reply.parse(await member.ask('GET', '/accounts'));
    expect(items.map(({ name }) => name)).not.toContain(conditions.accountLabel);
  });
});

describe('what offering a category reads', () => {
  it('is at most 20 read units for one new entry, however much was learned', async () => {
    const local = await sharedCloud();
    const member = await Member.join(local);
    const first = entry({ description: 'KESTREL SUPPLY 12', category: 'Tools' });
    await member.ask('POST', '/transactions', first);
    const { table, ledger } = booksOf(local);
    const row = await ledger.get(await organizationIdOf(member), first.id);
    if (!row) throw new Error('There is no row.');
    const learned = Array.from({ length: 2500 }, (_, at) => ({
      ...row,
      id: v7(),
      date: addDays('2020-01-01', at % 1500),
      description: at % 5 === 0 ? `KESTREL SUPPLY ${at}` : `${namedBy(at)} WORKS`,
    })).flatMap((each) => habitOf(each) ?? []);
    for (let from = 0; from < learned.length; from += 100)
      await table.write(learned.slice(from, from + 100).map((habit) => table.put(habits, habit)));
    const { parts, readUnits } = meteredCloud(local);
    const asked = { ...row, id: v7(), categoryId: 'expense', description: 'KESTREL SUPPLY 99' };
    const guess = await guessFor(
      [asked],
      {
        ...{ id: row.organizationId, country: null, profession: null, categories: [], accounts: [] },
        ...{ region: null, currency: 'CAD' },
      },
      parts,
    );
    expect(guess.suggestionFor(asked)).toMatchObject({ categoryId: row.categoryId });
    expect(readUnits()).toBeLessThanOrEqual(20);
  });
});

/** A word of its own for each number. */
const namedBy = (number: number) =>
  String(number).replace(/\d/g, (digit) => `${'BALDERNOST'.charAt(Number(digit))}A`);
