import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { EntryHistoryLine } from '../../shared/model/entry-history.ts';
import { entry, statementCsv } from '../support/entries.ts';
import { booksWith, decide, pending } from '../support/matching-books.ts';
import type { Member } from '../support/member.ts';
import { MemoryCloud } from '../support/memory-cloud.ts';

let memory: MemoryCloud;
beforeAll(() => {
  memory = new MemoryCloud();
});

const box: [number, number, number, number] = [0, 0, 0.1, 0.1];
const hst = { kind: 'HST', rate: 13, amount: 163, text: 'HST 13% 1.63', confidence: 1, page: 1, box };
const historyOf = async (member: Member, id: string): Promise<EntryHistoryLine[]> =>
  contract.listTransactionHistory.reply.parse(await member.ask('GET', `/transactions/${id}/history`)).items;
const transaction = async (member: Member, id: string) =>
  contract.getTransaction.reply.parse(await member.ask('GET', `/transactions/${id}`));

/** Books in which one receipt, in a category and with its tax, waits for its entry. */
async function booksToMatch(change: object = {}) {
  const { member, receipts, rows } = await booksWith(
    memory,
    [{ vendor: 'Maple Hardware', amount: 1420, categoryId: 'travel', taxes: [hst], ...change }],
    [{ description: 'MAPLE HARDWARE', amount: 1420, category: '' }],
  );
  const [match] = await pending(member, (items) => items.length === 1);
  return { member, match, receiptId: receipts[0]?.id ?? '', id: rows[0]?.id ?? '' };
}

describe('what a receipt brings its entry (confirmMatch, undoMatch, makeMatch)', () => {
  it('is its category and its taxes, and goes with the match', async () => {
    const { member, match, id } = await booksToMatch();
    await decide(member, match, 'confirm');
    expect(await transaction(member, id)).toMatchObject({
      categoryId: 'travel',
      taxes: [{ kind: 'HST', rate: 13, amount: 163 }],
    });
    await decide(member, match, 'undo');
    const after = await transaction(member, id);
    expect(after).toMatchObject({ categoryId: 'expense' });
    expect(after).not.toHaveProperty('taxes');
    expect(after).not.toHaveProperty('brought');
  });

  it('never is in the place of what a person chose, before or since', async () => {
    const { member, match, id } = await booksToMatch();
    const choose = async (category: string) =>
      member.ask('PATCH', `/transactions/${id}`, {
        version: (await transaction(member, id)).version,
        category,
      });
    await choose('meals');
    await decide(member, match, 'confirm');
    expect(await transaction(member, id)).toMatchObject({ categoryId: 'meals', taxes: [{ amount: 163 }] });
    await decide(member, match, 'undo');
    await choose('expense');
    await decide(member, match, 'confirm');
    await choose('office');
    await decide(member, match, 'undo');
    expect(await transaction(member, id)).toMatchObject({ categoryId: 'office' });
  });

  it('is also what is made of it after the match, told in its history and counted in the totals', async () => {
    const { member, match, receiptId, id } = await booksToMatch({ categoryId: null });
    await decide(member, match, 'confirm');
    const correct = async (change: object) => {
      const { version } = await member.ask('GET', `/receipts/${receiptId}`);
      return member.ask('PATCH', `/receipts/${receiptId}`, { version, ...change });
    };
    await correct({ category: 'Travel' });
    expect(await transaction(member, id)).toMatchObject({ categoryId: 'travel', receiptIds: [receiptId] });
    expect((await historyOf(member, id))[0]).toMatchObject({
      by: { name: 'Ada Byron' },
      changes: [{ field: 'category', before: 'expense', after: 'Travel' }],
    });
    const { byCategory } = contract.getSummary.reply.parse(
      await member.ask('GET', '/summary?from=2026-01-01&to=2026-12-31'),
    );
    expect(byCategory.map(({ category }) => category)).toEqual(['Travel']);
    await correct({ category: 'Meals' });
    expect(await transaction(member, id)).toMatchObject({ category: 'Meals' });
    const { version } = await transaction(member, id);
    await member.ask('PATCH', `/transactions/${id}`, { version, category: 'Office Expenses' });
    await correct({ category: 'Travel', currency: 'EUR' });
    const chosen = await transaction(member, id);
    expect(chosen).toMatchObject({ category: 'Office Expenses' });
    // Taxes in other money than that which moved are not the entry's.
    expect(chosen).not.toHaveProperty('taxes');
  });

  it('is the sum of the taxes of several receipts by kind and rate; those of another currency stay away', async () => {
    const { member, receipts, rows } = await booksWith(
      memory,
      [
        { amount: 1000, taxes: [{ ...hst, amount: 115 }] },
        {
          amount: 1500,
          taxes: [
            { ...hst, amount: 173 },
            { ...hst, kind: 'GST', rate: null, amount: 9 },
          ],
        },
        { amount: 900, currency: 'EUR', taxes: [{ ...hst, kind: 'VAT', rate: 20, amount: 150 }] },
      ],
      [{ amount: 3500, description: 'Unlike anything' }],
    );
    const transactionIds = rows.map(({ id }) => id);
    await member.ask('POST', '/matches', {
      id: v7(),
      receiptIds: receipts.map(({ id }) => id),
      transactionIds,
    });
    expect((await transaction(member, transactionIds[0] ?? '')).taxes).toEqual([
      { kind: 'HST', rate: 13, amount: 288 },
      { kind: 'GST', amount: 9 },
    ]);
    await member.ask('DELETE', `/receipts/${receipts[0]?.id}`);
    expect((await transaction(member, transactionIds[0] ?? '')).taxes).toEqual([
      { kind: 'HST', rate: 13, amount: 173 },
      { kind: 'GST', amount: 9 },
    ]);
  });

  it('is refused to more documents and entries than one transaction of the table holds', async () => {
    const member = await memory.join();
    const many = (count: number) => Array.from({ length: count }, () => v7());
    const ask = (receiptIds: string[], transactionIds: string[]) =>
      member.call('POST', '/matches', { id: v7(), receiptIds, transactionIds });
    expect(await ask(many(18), many(5))).toMatchObject({ status: 400 });
    expect(await ask(many(18), many(4))).toMatchObject({ status: 404 });
  });

  it('can be as many as a match may have', async () => {
    const { member, receipts, rows } = await booksWith(
      memory,
      Array.from({ length: 4 }, () => ({ amount: 2000, taxes: [hst], categoryId: 'travel' })),
      Array.from({ length: 18 }, (_, n) => ({
        amount: 1000,
        category: 'Travel',
        // In as many months: each has a total of its own, which their taxes change.
        date: `${2025 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}-05`,
      })),
    );
    const sides = { receiptIds: receipts.map(({ id }) => id), transactionIds: rows.map(({ id }) => id) };
    const id = v7();
    await member.ask('POST', '/matches', { id, ...sides });
    const shares = await Promise.all(sides.transactionIds.map((row) => transaction(member, row)));
    const sum = shares.flatMap(({ taxes = [] }) => taxes).reduce((all, { amount }) => all + amount, 0);
    expect(sum).toBe(4 * 163);
    await member.ask('POST', `/matches/${id}/undo`);
    expect(await transaction(member, sides.transactionIds[17] ?? '')).not.toHaveProperty('taxes');
  });
});

describe('the history of an entry (listTransactionHistory)', () => {
  it('tells each change with who, when, before and after, and at last where it came from', async () => {
    const { member, match, receiptId, id } = await booksToMatch();
    await decide(member, match, 'confirm');
    const { version } = await transaction(member, id);
    await member.ask('PATCH', `/transactions/${id}`, {
      version,
      category: 'Office Expenses',
      notes: 'For the\nstudio',
    });
    const [edited, matched, added, ...others] = await historyOf(member, id);
    expect(others).toEqual([]);
    expect(edited).toMatchObject({
      act: 'changed',
      by: { name: 'Ada Byron' },
      changes: [
        { field: 'category', before: 'Travel', after: 'Office Expenses' },
        { field: 'notes', before: null, after: 'For the\nstudio' },
      ],
    });
    expect(matched).toMatchObject({
      changes: [
        { field: 'category', before: 'expense', after: 'Travel' },
        { field: 'documents', before: [], after: [receiptId] },
        { field: 'taxes', before: null, after: [{ kind: 'HST', rate: 13, amount: 163 }] },
      ],
    });
    expect(added).toMatchObject({ act: 'added', by: { name: 'Ada Byron' }, changes: [] });
  });

  it('goes on over deleting and restoring, and tells a change that was sent twice once', async () => {
    const member = await memory.join();
    const { id } = entry();
    await member.ask('POST', '/transactions', entry({ id }));
    const path = `/transactions/${id}`;
    const body = { version: 1, description: 'Once' };
    expect([await member.call('PATCH', path, body), await member.call('PATCH', path, body)]).toMatchObject([
      { status: 200 },
      { status: 409 },
    ]);
    await member.ask('DELETE', path);
    expect(await member.call('GET', `${path}/history`)).toMatchObject({ status: 404 });
    await member.ask('POST', `${path}/restore`);
    await member.ask('POST', `${path}/restore`);
    expect((await historyOf(member, id)).map(({ act }) => act)).toEqual([
      'restored',
      'removed',
      'changed',
      'added',
    ]);
  });

  it('begins anew with a row that is imported again, which names its file', async () => {
    const member = await memory.join();
    const csv = statementCsv([{ date: '2026-03-04', description: 'COFFEE', amount: -450 }]);
    const brought = async () => {
      const { id } = await member.readStatement(csv);
      await member.commit(String(id));
      const [row] = await member.all('/transactions');
      return { importId: String(id), row: String(row?.['id']) };
    };
    const first = await brought();
    await member.ask('PATCH', `/transactions/${first.row}`, { version: 1, notes: 'Mine' });
    await member.ask('POST', `/statement-imports/${first.importId}/undo`);
    await member.until(`/statement-imports/${first.importId}`, ({ status }) => status === 'undone');
    const second = await brought();
    expect(second.row).toBe(first.row);
    expect(await historyOf(member, second.row)).toMatchObject([{ act: 'added', fileName: 'statement.csv' }]);
  });

  it('tells of rules and runs, page by page', async () => {
    const member = await memory.join();
    const { id } = entry();
    await member.ask('POST', '/transactions', entry({ id }));
    const run = (categories: string[]) => ({ id: v7(), transactionIds: [id], categories });
    const first = run(['travel']);
    await member.ask('POST', '/category-runs', first);
    await member.until(`/jobs/${first.id}`, ({ status }) => status === 'done');
    await member.ask('POST', `/jobs/${first.id}/undo`);
    await member.until(`/jobs/${first.id}`, ({ status }) => status === 'undone');
    const pages = await member.all(`/transactions/${id}/history?limit=1`);
    expect(pages).toMatchObject([
      { changes: [{ field: 'category', before: 'Travel' }] },
      { changes: [{ field: 'category', after: 'Travel' }] },
      { act: 'added' },
    ]);
  });
});
