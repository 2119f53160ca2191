import fc from 'fast-check';
import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { driftOf } from '../../functions/use-cases/ledger/audit-ledger.ts';
import { pendingReceipt } from '../../functions/use-cases/receipts/pending-receipt.ts';
import { wantsCategory } from '../../shared/wants-category.ts';
import { wantsReceipt } from '../../shared/wants-receipt.ts';
import { Transaction } from '../../shared/model/transaction.ts';
import { addDays } from '../../shared/civil-date.ts';
import { entry, statementCsv } from '../support/entries.ts';
import { MemoryCloud, type MemoryMember } from '../support/memory-cloud.ts';
import { brokenHistory } from '../support/histories.ts';

const SEED = 20_260_301;
let memory: MemoryCloud;
beforeAll(() => {
  memory = new MemoryCloud();
});

const day = fc.integer({ min: 0, max: 120 }).map((days) => addDays('2026-01-01', days));
const amount = fc.integer({ min: 1, max: 5_000_000 });
const facts = fc
  .record({
    kind: fc.constantFrom('income', 'expense', 'transfer'),
    amount,
    date: day,
    category: fc.constantFrom('Rent', 'Sales', 'a#b/ü %', ''),
    accountLabel: fc.constantFrom('Checking', 'Cash', 'My #1 = account'),
    moved: fc.nat(3),
  })
  .map(({ moved, ...said }) => {
    // Some of what is earned or spent only moved to another account.
    const part = { transferTo: 'savings', amount: Math.trunc((said.amount * moved) / 4) };
    return { ...said, parts: said.kind === 'transfer' || part.amount === 0 ? [] : [part] };
  });
const bankRow = fc.record({ date: day, description: fc.constantFrom('COFFEE', 'RENT', 'CLIENT 7'), amount });
const at = fc.nat(1000);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('add' as const), facts }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('edit' as const), at, facts }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('delete' as const), at }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('import' as const),
      rows: fc.array(bankRow, { minLength: 1, maxLength: 70 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('undo' as const), at }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('match' as const), at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('unmatch' as const), at }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** A document that was read, as its reading would have left it. */
async function receiptOf(member: MemoryMember): Promise<string> {
  const [id, organizationId] = [v7(), member.userId];
  const own = { organizationId, userId: organizationId, createdAt: new Date().toISOString() };
  const file = { fileName: 'a.png', contentType: 'image/png', size: 3, sha256: 'a'.repeat(64) };
  const upload = { id, ...own, ...file, purpose: 'receipt' as const };
  const receipt = { ...pendingReceipt(upload), status: 'processed' as const, amount: 1250, vendor: 'Café' };
  await memory.cloud.table.write(memory.cloud.receipts.arrivals(upload, receipt));
  return id;
}

/** Does one step in the member's books; steps about nothing that exists do nothing. */
async function take(member: MemoryMember, each: Step, imports: string[]): Promise<void> {
  if (each.do === 'add') await member.ask('POST', '/transactions', { ...entry(), ...each.facts });
  if (each.do === 'import') {
    const { id } = await member.readStatement(statementCsv(each.rows));
    await member.commit(String(id));
    imports.push(String(id));
  }
  if (each.do === 'undo') {
    const [id] = imports.splice(each.at % Math.max(imports.length, 1), 1);
    if (id === undefined) return;
    await member.ask('POST', `/statement-imports/${id}/undo`);
    await member.until(`/statement-imports/${id}`, ({ status }) => status === 'undone');
  }
  if (each.do === 'unmatch') {
    const matches = await member.all('/matches?status=recent&limit=50');
    const match = matches[each.at % Math.max(matches.length, 1)];
    if (match) await member.call('POST', `/matches/${String(match['id'])}/undo`, {});
  }
  if (each.do !== 'edit' && each.do !== 'delete' && each.do !== 'match') return;
  const rows = await member.all('/transactions?limit=200');
  const row = rows[each.at % Math.max(rows.length, 1)];
  if (!row) return;
  if (each.do === 'match') {
    const sides = { receiptIds: [await receiptOf(member)], transactionIds: [String(row['id'])] };
    // Somebody may have deleted the row meanwhile.
    expect([201, 404, 409]).toContain((await member.call('POST', '/matches', { id: v7(), ...sides })).status);
    return;
  }
  const path = `/transactions/${String(row['id'])}`;
  const change =
    each.do === 'edit'
      ? { ...each.facts, category: each.facts.category || 'none', version: row['version'] }
      : undefined;
  const { status } = await member.call(each.do === 'edit' ? 'PATCH' : 'DELETE', path, change);
  expect([200, 404, 409]).toContain(status);
}

/** What of a row was earned or spent: all but what moved to another account. */
const spentOf = ({ amount, parts = [] }: Pick<Transaction, 'amount' | 'parts'>): number =>
  parts.reduce((left, part) => (part.transferTo === undefined ? left : left - part.amount), amount);

/** What listed categories hold counts as theirs, also what went back; all else counts by the way it went. */
const KINDS: Readonly<Record<string, string>> = { sales: 'income', rent: 'expense' };
const countedAs = ({ kind, categoryId }: Record<string, unknown>): unknown =>
  kind === 'transfer' ? kind : (KINDS[String(categoryId)] ?? kind);

async function expectTotalsToHold(
  member: MemoryMember,
  ranges: readonly (readonly [string, string])[],
): Promise<void> {
  expect(await driftOf(member.userId, memory.cloud)).toEqual([]);
  const all = z.array(Transaction).parse(await member.all('/transactions?limit=200'));
  expect(await member.ask('GET', '/worklist')).toMatchObject({
    withoutReceipt: all.filter(wantsReceipt).length,
    withoutCategory: all.filter(wantsCategory).length,
  });
  for (const row of all) await expectHistoryToHold(member, row.id);
  for (const days of ranges) {
    const [from = '', to = ''] = days.toSorted();
    const rows = await member.all(`/transactions?limit=200&from=${from}&to=${to}`);
    const sum = (kind: string) =>
      rows
        .filter((row) => countedAs(row) === kind)
        .reduce((total, row) => total + spentOf(Transaction.parse(row)), 0);
    const [income, expenses] = [sum('income'), sum('expense')];
    const summary = await member.ask('GET', `/summary?from=${from}&to=${to}`);
    expect(summary).toMatchObject({ income, expenses, net: income + expenses, count: rows.length });
    expect(await member.ask('GET', `/transactions/count?from=${from}&to=${to}`)).toEqual({
      count: rows.length,
    });
  }
}

/** Its history, read page by page, is the chain of its changes; behind the last page stands where it came from. */
async function expectHistoryToHold(member: MemoryMember, id: string): Promise<void> {
  const { ledger } = memory.cloud;
  const row = await ledger.get(member.userId, id);
  if (!row) throw new Error(`The row ${id} is listed, and not there.`);
  const kept = await ledger.history(row, { after: undefined, limit: 200 });
  expect(brokenHistory(row, kept.items.toReversed())).toEqual([]);
  const told = await member.all(`/transactions/${id}/history?limit=2`);
  expect(told.map(({ act }) => act)).toEqual([...kept.items.map(({ act }) => act), 'added']);
}

const ranges = fc.array(fc.tuple(day, day), { minLength: 3, maxLength: 3 });

describe('totals are the sums of their rows', () => {
  it('after any sequence of add, edit, delete, import, undo and match', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 20 }), ranges, async (steps, days) => {
        const member = await memory.join();
        const imports: string[] = [];
        for (const each of steps) await take(member, each, imports);
        await expectTotalsToHold(member, days);
      }),
      { numRuns: 10, seed: SEED, endOnFailure: true },
    );
  });

  it('after many people did all of it at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 16 }), ranges, async (steps, days) => {
        const member = await memory.join();
        for (let n = 0; n < 4; n += 1) await member.ask('POST', '/transactions', entry({ id: v7() }));
        await Promise.all(
          steps.filter(({ do: what }) => what !== 'undo').map((each) => take(member, each, [])),
        );
        await expectTotalsToHold(member, days);
      }),
      { numRuns: 6, seed: SEED, endOnFailure: true },
    );
  });
});
