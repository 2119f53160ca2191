import { describe, expect, it } from 'vitest';
import { lockPeriod } from '../../../../../functions/use-cases/books/lock-period.ts';
import { undoImport } from '../../../../../functions/use-cases/imports/undo-import.ts';
import { undoStatementImport } from '../../../../../functions/use-cases/imports/undo-statement-import.ts';
import { getTrialBalance } from '../../../../../functions/use-cases/reports/get-trial-balance.ts';
import { memoryImports } from '../../../../support/memory-imports.ts';
import { writeRows } from '../../../../support/write-rows.ts';

const until = '2026-03-20';
const RENT = '2026-03-25,RENT,-100.00,400.00';
const EARLIER = '2026-03-21,X,-0.01,9999.99';

/** Books into which statements of Checking come, and that are closed up to 20 March when somebody says so. */
async function books() {
  const imports = await memoryImports();
  const { cloud, caller } = imports;
  const { organizationId } = caller;
  return {
    ...{ cloud, caller },
    close: () => lockPeriod({ until, version: 0 }, caller, cloud),
    reopen: () => lockPeriod({ until: null, version: 1 }, caller, cloud),
    /** The id of the import that brings these rows. */
    bring: async (...rows: string[]) => {
      const text = ['Date,Description,Amount,Balance', ...rows, ''].join('\n');
      const { id } = await imports.read(text, 'bank.csv', { accountId: 'checking' });
      await imports.commit(id);
      return id;
    },
    undo: (id: string) => undoStatementImport(id, caller, cloud),
    carryOut: (id: string) => undoImport(organizationId, id, cloud),
    figures: () => getTrialBalance({ from: '2026-01-01', to: until }, caller, cloud),
  };
}

describe('with what an account began in closed books', () => {
  it('is said anew by no earlier statement, whose rows are all open', async () => {
    const { close, bring, figures } = await books();
    await close();
    await bring(RENT);
    const before = await figures();
    await bring(EARLIER);
    expect(await figures()).toEqual(before);
    await bring('2026-03-19,INK,-1.00,700.00', '2026-03-22,INK,-1.00,699.00');
    expect(await figures()).toEqual(before);
  });

  it('stays as the first statement said it, where some of its rows were left out', async () => {
    const { close, bring, figures } = await books();
    await close();
    await bring('2026-03-19,INK,-1.00,500.00', RENT);
    const before = await figures();
    await bring(EARLIER);
    expect(await figures()).toEqual(before);
  });

  it('is taken back with no statement', async () => {
    const { close, reopen, bring, undo, carryOut, figures } = await books();
    await close();
    const first = await bring(RENT);
    const second = await bring(EARLIER);
    const before = await figures();
    expect(await undo(first)).toMatchObject({ refused: 'period-locked', because: { until } });
    expect(await undo(second)).toMatchObject({ status: 'undoing' });
    await carryOut(second);
    expect(await figures()).toEqual(before);
    await reopen();
    expect(await undo(first)).toMatchObject({ status: 'undoing' });
  });

  it('is taken back with no statement of closed days whose rows are all another one’s', async () => {
    const { close, bring, undo, figures, cloud, caller } = await books();
    const own = await bring('2026-03-10,RENT,-100.00,400.00');
    const held = await bring('2026-03-09,INK,-1.00,501.00', '2026-03-10,RENT,-100.00,400.00');
    await undoBefore(held);
    await close();
    const before = await figures();
    expect(await undo(own)).toMatchObject({ refused: 'period-locked' });
    expect(await figures()).toEqual(before);

    /** The row of the first is the second's from now on. */
    async function undoBefore(keeper: string) {
      const rows = await Array.fromAsync(
        cloud.ledger.rows(caller.organizationId, { from: '2026-03-10', to: '2026-03-10' }),
      );
      await writeRows(
        cloud,
        rows.map((row) => ({ before: row, after: { ...row, source: `import:${keeper}` } })),
        null,
        [],
      );
    }
  });

  it('stays where books are closed once an undo was decided', async () => {
    const { close, bring, undo, carryOut, figures } = await books();
    const first = await bring(RENT);
    expect(await undo(first)).toMatchObject({ status: 'undoing' });
    await close();
    const before = await figures();
    await carryOut(first);
    expect(await figures()).toEqual(before);
  });

  it('stays where books are closed in the moment of a plan', async () => {
    const { cloud, close, bring, figures } = await books();
    await bring(RENT);
    const tryWrite = cloud.table.tryWrite.bind(cloud.table);
    const seen: unknown[] = [];
    cloud.table.tryWrite = async (writes) => {
      const isPlan = writes.some(({ Put: put }) => put?.Item?.['plan'] !== undefined);
      if (isPlan && seen.length === 0) {
        seen.push(undefined);
        await close();
        seen[0] = await figures();
      }
      return tryWrite(writes);
    };
    await bring('2026-03-18,INK,-1.00,900.00', '2026-03-22,INK,-1.00,899.00');
    expect(seen).toHaveLength(1);
    expect(await figures()).toEqual(seen[0]);
  });
});
