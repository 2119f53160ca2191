import { commitStatementImport } from '../../../functions/use-cases/imports/commit-statement-import.ts';
import { importStatement } from '../../../functions/use-cases/imports/import-statement.ts';
import { undoStatementImport } from '../../../functions/use-cases/imports/undo-statement-import.ts';
import { decidePair } from '../../../functions/use-cases/ledger/decide-pair.ts';
import { decidePayout } from '../../../functions/use-cases/ledger/decide-payout.ts';
import { listPairs } from '../../../functions/use-cases/ledger/list-pairs.ts';
import { listPayouts } from '../../../functions/use-cases/ledger/list-payouts.ts';
import { statementCsv } from '../entries.ts';
import { added, AMOUNTS, DAYS, SHOPS, type Act } from './picked.ts';

/** What the bank's side brings: statements, both sides of a transfer, payouts of those who collect sales. */
export const bankActs = {
  import: async (desk) => {
    const { scheduler } = desk.world;
    const rows = Array.from({ length: 1 + Math.floor(scheduler.random() * 4) }, () => ({
      date: scheduler.pick(DAYS),
      description: scheduler.pick(SHOPS),
      amount: -scheduler.pick(AMOUNTS),
    }));
    const uploadId = await desk.send({ text: statementCsv(rows), what: 'statement' });
    const id = desk.id();
    const wish = { id, uploadId, accountId: desk.pick(['checking', 'savings']) ?? 'checking' };
    if (!(await desk.ask('import', () => importStatement(wish, desk.caller, desk.cloud)))) return undefined;
    const decision = { accountId: wish.accountId };
    if (!(await desk.ask('commit', () => commitStatementImport(id, decision, desk.caller, desk.cloud))))
      return undefined;
    return () => desk.takeBack('import', () => undoStatementImport(id, desk.caller, desk.cloud));
  },
  otherSide: async (desk) => {
    const { scheduler } = desk.world;
    return added(desk, {
      id: desk.id(),
      kind: 'income',
      description: 'Transfer from checking',
      amount: scheduler.pick(AMOUNTS),
      category: 'income',
      accountLabel: 'savings',
      date: scheduler.pick(DAYS),
    });
  },
  pair: async (desk) => {
    const { caller, cloud } = desk;
    const open = await desk.ask('pairs', () => listPairs({ status: 'open', limit: 20 }, caller, cloud));
    const id = desk.pick(open?.items ?? [])?.pair.id;
    const decision = desk.pick(['confirm', 'confirm', 'reject'] as const);
    if (id === undefined || decision === undefined) return undefined;
    if (!(await desk.ask('pair', () => decidePair(id, { decision }, caller, cloud)))) return undefined;
    return () => desk.takeBack('pair', () => decidePair(id, { decision: 'undo' }, caller, cloud));
  },
  deposit: async (desk) =>
    added(desk, {
      id: desk.id(),
      kind: 'income',
      description: 'STRIPE PAYOUT ST-K2J8',
      amount: 9710,
      category: 'income',
      accountLabel: 'checking',
      date: desk.pick(DAYS) ?? '',
    }),
  payout: async (desk) => {
    const { caller, cloud } = desk;
    const open = await desk.ask('payouts', () => listPayouts({ status: 'open', limit: 20 }, caller, cloud));
    const row = desk.pick(open?.items ?? [])?.transaction;
    if (!row) return undefined;
    const { id, version, amount } = row;
    const split = {
      gross: amount + 290,
      fees: 290,
      refunds: 0,
      categories: { sales: 'income', fees: 'office' },
    };
    const body = desk.pick([
      { decision: 'none' as const, version },
      { decision: 'split' as const, version, ...split },
    ]);
    if (!body || !(await desk.ask('payout', () => decidePayout(id, body, caller, cloud)))) return undefined;
    return () => desk.takeBack('payout', () => decidePayout(id, { decision: 'undo' }, caller, cloud));
  },
} satisfies Record<string, Act>;
