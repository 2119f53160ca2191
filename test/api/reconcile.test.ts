import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import { entry, statementCsv } from '../support/entries.ts';
import { MemoryCloud } from '../support/memory-cloud.ts';

let memory: MemoryCloud;
beforeAll(() => {
  memory = new MemoryCloud();
});

const march = statementCsv(
  [
    { date: '2026-03-02', description: 'PARKING LOT 12', amount: -1250 },
    { date: '2026-03-09', description: 'PAPER MILL', amount: -900 },
    { date: '2026-03-20', description: 'ROSE & CO', amount: 80_000 },
  ],
  100_000,
);

describe('reconcileAccount', () => {
  it('explains row by row why the books and the statement differ', async () => {
    const member = await memory.join();
    const reconciled = async () =>
      contract.reconcileAccount.reply.parse(await member.ask('GET', '/accounts/checking/reconciliation'));
    expect(await reconciled()).toMatchObject({ statement: null, lines: [] });
    const { id } = await member.readStatement(march, 'checking');
    await member.commit(String(id));
    expect(await reconciled()).toMatchObject({
      ...{ balance: 177_850, difference: 0, lines: [] },
      statement: { closing: 177_850, from: '2026-03-02', to: '2026-03-20' },
    });
    const rows = await member.all('/transactions?limit=50');
    const [parking, paper] = ['PARKING LOT 12', 'PAPER MILL'].map((name) =>
      rows.find(({ description }) => description === name),
    );
    await member.ask('PATCH', `/transactions/${String(parking?.['id'])}`, {
      version: parking?.['version'],
      amount: 1300,
    });
    await member.ask('DELETE', `/transactions/${String(paper?.['id'])}`);
    await member.ask(
      'POST',
      '/transactions',
      entry({ date: '2026-03-05', description: 'Twice', amount: 333 }),
    );
    await member.ask('POST', '/transactions', entry({ date: '2026-03-28', amount: 4400 }));
    await member.ask('PATCH', '/accounts/checking', { openingBalance: 100_007 });
    const found = await reconciled();
    expect(found.lines.map(({ reason, amount }) => [reason, amount])).toEqual([
      ['before', 7],
      ['by-hand', -333],
      ['changed', -50],
      ['deleted', 900],
      ['after', -4400],
    ]);
    expect(found.difference).toBe(7 - 333 - 50 + 900 - 4400);
    expect(found.balance - (found.statement?.closing ?? 0)).toBe(found.difference);
    expect(found.lines[3]?.rows).toMatchObject([{ id: null, description: 'PAPER MILL' }]);
    expect(await member.call('GET', '/accounts/nowhere/reconciliation')).toMatchObject({ status: 404 });
  });
});
