import fc from 'fast-check';
import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { driftOf } from '../../functions/use-cases/ledger/audit-ledger.ts';
import { addDays } from '../../shared/civil-date.ts';
import { contract } from '../../shared/contract/index.ts';
import type { Rule } from '../../shared/model/category.ts';
import type { Transaction } from '../../shared/model/transaction.ts';
import { statementCsv } from '../support/entries.ts';
import type { Member } from '../support/member.ts';
import { MemoryCloud } from '../support/memory-cloud.ts';

const SEED = 20_260_402;
let memory: MemoryCloud;
beforeAll(() => {
  memory = new MemoryCloud();
});

const category = fc.constantFrom('Rent', 'Travel', 'Meals');
const some = fc.uniqueArray(fc.nat(7), { minLength: 1, maxLength: 5 });
const effect: fc.Arbitrary<Rule['effect']> = fc.constantFrom(
  { category: 'Rent' },
  { isTransfer: true as const },
  { category: 'Meals', noReceiptNeeded: true as const },
);
const step = fc.oneof(
  fc.record({ do: fc.constant('categorise' as const), some, category }),
  fc.record({ do: fc.constant('rule' as const), some, effect }),
  fc.record({ do: fc.constant('rules' as const), effect, text: fc.constantFrom('NORTH', 'TRF', 'CAFE') }),
  fc.record({ do: fc.constant('pair' as const) }),
  fc.record({ do: fc.constant('payout' as const), fees: fc.nat(500) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type Undo = () => Promise<unknown>;

const rowsOf = async (member: Member) =>
  contract.listTransactions.reply.parse(await member.ask('GET', '/transactions?limit=200')).items;
const rulesOf = async (member: Member) => contract.listRules.reply.parse(await member.ask('GET', '/rules'));
/** What rows, offers and rules say, versions apart. */
async function stateOf(member: Member) {
  const said = (rows: readonly Transaction[]) => rows.map(({ version: _version, ...row }) => row);
  const offers = await member.all('/uncategorised');
  return {
    rows: said(await rowsOf(member)),
    offers: offers.map(({ suggestion }) => suggestion),
    rules: (await rulesOf(member)).items,
    summary: await member.ask('GET', '/summary?from=2026-03-01&to=2026-03-31'),
  };
}

/** Does one step and gives what takes it back; nothing where it changes nothing. */
async function take(member: Member, each: Step): Promise<Undo | undefined> {
  if (each.do === 'rules') {
    const { items, version } = await rulesOf(member);
    const rule = { id: v7(), conditions: { text: each.text }, effect: each.effect };
    await member.ask('PUT', '/rules', { items: [rule, ...items], version });
    return async () => member.ask('PUT', '/rules', { items, version: (await rulesOf(member)).version });
  }
  if (each.do === 'pair') {
    const [open] = contract.listPairs.reply.parse(await member.ask('GET', '/pairs')).items;
    if (!open) return undefined;
    const decide = (decision: string) => member.ask('POST', `/pairs/${open.pair.id}/decide`, { decision });
    await decide('confirm');
    return () => decide('undo');
  }
  if (each.do === 'payout') {
    const [open] = contract.listPayouts.reply.parse(await member.ask('GET', '/payouts')).items;
    if (!open) return undefined;
    const { id, version, amount } = open.transaction;
    const decide = (body: object) => member.ask('POST', `/payouts/${id}/decide`, body);
    const { fees } = each;
    const split = {
      decision: 'split',
      gross: amount + fees,
      fees,
      categories: { sales: 'Sales', fees: 'Rent' },
    };
    await decide({ version, ...(fees === 0 ? { decision: 'none' } : split) });
    return () => decide({ decision: 'undo' });
  }
  const rows = await rowsOf(member);
  const transactionIds = [...new Set(each.some.map((at) => rows[at % rows.length]?.id))];
  const change =
    each.do === 'rule'
      ? { rule: { id: v7(), conditions: { text: 'any' }, effect: each.effect } }
      : { categories: [each.category] };
  const id = v7();
  await member.ask('POST', '/category-runs', { id, transactionIds, ...change });
  await member.until(`/jobs/${id}`, ({ status }) => status === 'done');
  return async () => {
    await member.ask('POST', `/jobs/${id}/undo`);
    await member.until(`/jobs/${id}`, ({ status }) => status === 'undone');
  };
}

/** Two accounts with a transfer and a payout to be offered, a shop twice and strangers. */
async function fill(member: Member): Promise<void> {
  const bring = async (accountId: string, list: readonly (readonly [string, number])[]) => {
    const rows = list.map(([description, amount], at) => ({
      date: addDays('2026-03-02', at),
      description,
      amount,
    }));
    const { id } = await member.readStatement(statementCsv(rows), accountId);
    await member.commit(String(id));
  };
  await bring('checking', [
    ['PAYMENT TO SUPPLIER', -7000],
    ['NORTH CAFE 12', -450],
    ['NORTH CAFE 13', -475],
    ['QVX 1', -900],
  ]);
  await bring('savings', [
    ['PAYMENT FROM CLIENT', 7000],
    ['QVX 2', 800],
    ['STRIPE PAYOUT 7', 9700],
  ]);
  await member.until('/pairs', ({ items }) => Array.isArray(items) && items.length === 1);
}

describe('undoing', () => {
  it('brings back rows, totals, offers and rules, whatever was done before, step by step', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 5 }), async (steps) => {
        const member = await memory.join();
        await fill(member);
        const states = [await stateOf(member)];
        const undos: Undo[] = [];
        for (const each of steps) {
          const undo = await take(member, each);
          if (!undo) continue;
          undos.push(undo);
          states.push(await stateOf(member));
        }
        for (const undo of undos.toReversed()) {
          states.pop();
          await undo();
          expect(await stateOf(member)).toEqual(states.at(-1));
        }
        expect(await driftOf(member.userId, memory.cloud)).toEqual([]);
      }),
      { numRuns: 6, seed: SEED, endOnFailure: true },
    );
  });
});
