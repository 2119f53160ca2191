import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { driftOf } from '../../functions/use-cases/ledger/audit-ledger.ts';
import { addDays } from '../../shared/civil-date.ts';
import { bringWeeklyStatements } from '../support/campaigns/weekly-statements.ts';
import { statementCsv, statementOfx } from '../support/entries.ts';
import { MemoryCloud } from '../support/memory-cloud.ts';

const SEED = 20_260_302;
let memory: MemoryCloud;
beforeAll(() => {
  memory = new MemoryCloud();
});

const DAYS = 20;
/** A bank's own record: rows of each day, twins included. */
const history = fc.array(
  fc.array(
    fc.record({
      description: fc.constantFrom('COFFEE', 'RENT', 'TOLL 407'),
      amount: fc.constantFrom(-450, -450, -90_000, 120_000),
    }),
    {
      maxLength: 4,
    },
  ),
  { minLength: DAYS, maxLength: DAYS },
);
/** Downloads of it: whole days from one to another, overlapping as people's downloads do. */
const downloads = fc.array(fc.tuple(fc.nat(DAYS - 1), fc.nat(DAYS - 1)), { minLength: 2, maxLength: 4 });

const factsOf = (rows: readonly Record<string, unknown>[]) =>
  rows.map(({ date, description, amount }) => [date, description, amount].join('|')).toSorted();

describe('importing twice is importing once', () => {
  const trial =
    (atOnce: boolean) =>
    async (days: { description: string; amount: number }[][], spans: [number, number][]) => {
      const member = await memory.join();
      const rows = days.map((each, n) => each.map((row) => ({ date: addDays('2026-03-01', n), ...row })));
      const files = spans.map((span) => {
        const [from, to] = [Math.min(...span), Math.max(...span)];
        return rows.slice(from, to + 1).flat();
      });
      const wanted = rows
        .filter((_, n) => spans.some((span) => n >= Math.min(...span) && n <= Math.max(...span)))
        .flat();
      const jobs: Record<string, unknown>[] = [];
      const bring = async (file: (typeof files)[number]) => {
        const { id, status } = await member.readStatement(statementCsv(file));
        if (status === 'ready') jobs.push(await member.commit(String(id)));
        else expect(file).toEqual([]);
      };
      if (atOnce) await Promise.all([...files, ...files].map(bring));
      else for (const file of [...files, ...files]) await bring(file);
      expect(factsOf(await member.all('/transactions?limit=200'))).toEqual(factsOf(wanted));
      expect(jobs.reduce((sum, { added }) => sum + Number(added), 0)).toBe(wanted.length);
      expect(await driftOf(member.userId, memory.cloud)).toEqual([]);
    };

  it('for overlapping files in any order', async () => {
    await fc.assert(fc.asyncProperty(history, downloads, trial(false)), {
      numRuns: 6,
      seed: SEED,
      endOnFailure: true,
    });
  });

  it('for overlapping files at the same moment', async () => {
    await fc.assert(fc.asyncProperty(history, downloads, trial(true)), {
      numRuns: 6,
      seed: SEED,
      endOnFailure: true,
    });
  });

  it('for overlapping files of different formats, which name the same payment differently', async () => {
    const formats = fc.array(fc.constantFrom(statementCsv, statementOfx), { minLength: 8, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(history, downloads, formats, async (days, spans, prints) => {
        const member = await memory.join();
        const rows = days.map((each, n) => each.map((row) => ({ date: addDays('2026-03-01', n), ...row })));
        const ranges = [...spans, ...spans].map((span) => [Math.min(...span), Math.max(...span)] as const);
        for (const [at, [from, to]] of ranges.entries()) {
          const file = rows.slice(from, to + 1).flat();
          const { id, status } = await member.readStatement((prints[at] ?? statementCsv)(file));
          if (status === 'ready') await member.commit(String(id));
          else expect(file).toEqual([]);
        }
        const wanted = rows.filter((_, n) => ranges.some(([from, to]) => n >= from && n <= to)).flat();
        const entered = await member.all('/transactions?limit=200');
        const dayAndAmount = (all: readonly Record<string, unknown>[]) =>
          all.map(({ date, amount }) => [date, amount].join('|')).toSorted();
        expect(dayAndAmount(entered)).toEqual(dayAndAmount(wanted));
      }),
      { numRuns: 3, seed: SEED, endOnFailure: true },
    );
  });
});

describe('undoing some of several overlapping imports', () => {
  it('leaves what the others state, whichever of them brought a row', async () => {
    const undone = fc.array(fc.boolean(), { minLength: 4, maxLength: 4 });
    const coffees = Array.from({ length: DAYS }, () => [{ description: 'COFFEE', amount: -450 }]);
    const overlapping: [number, number][] = [
      [0, 9],
      [5, 14],
      [7, 12],
    ];
    await fc.assert(
      fc.asyncProperty(history, downloads, undone, async (days, spans, isUndone) => {
        const member = await memory.join();
        const rows = days.map((each, n) => each.map((row) => ({ date: addDays('2026-03-01', n), ...row })));
        const files = spans.map((span) => rows.slice(Math.min(...span), Math.max(...span) + 1).flat());
        const ids: (string | undefined)[] = [];
        for (const file of files) {
          const { id, status } = await member.readStatement(statementCsv(file));
          ids.push(status === 'ready' ? String(id) : undefined);
          if (status === 'ready') await member.commit(String(id));
        }
        for (const [at, id] of ids.entries()) if (isUndone[at] && id !== undefined) await member.undo(id);
        const wanted = rows.filter((_, n) =>
          spans.some((span, at) => !isUndone[at] && n >= Math.min(...span) && n <= Math.max(...span)),
        );
        expect(factsOf(await member.all('/transactions?limit=200'))).toEqual(factsOf(wanted.flat()));
        expect(await driftOf(member.userId, memory.cloud)).toEqual([]);
      }),
      {
        numRuns: 6,
        seed: SEED,
        endOnFailure: true,
        examples: [[coffees, overlapping, [true, true, false, false]]],
      },
    );
  });
});

describe('weekly statements whose rows are all alike', () => {
  it('lose no row (npm run campaign -- weekly-statements)', async () => {
    const { lacking, rows, inLedger } = await bringWeeklyStatements(await memory.join(), {
      seed: SEED,
      weeks: 3,
    });
    expect(lacking).toEqual([]);
    expect(inLedger).toBe(rows);
  });
});
