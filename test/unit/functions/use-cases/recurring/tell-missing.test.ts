import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { entryOf } from '../../../../../functions/domain/ledger/entry.ts';
import { pairPeriod } from '../../../../../functions/use-cases/ledger/pair-period.ts';
import { recurringBooks } from './recurring-books.ts';
import { writeRows } from '../../../../support/write-rows.ts';

/** Books whose rent of 10 April is entered, and the statements that come of their account. */
async function rented() {
  const books = await recurringBooks({});
  const { cloud, caller } = books;
  const { organizationId } = caller;
  await books.add({ description: 'Studio rent', amount: 900_00 });
  books.setClock('2026-04-10T12:00:00Z');
  await books.round();
  const bankBrings = async (date: string, description: string, amount: number) => {
    const facts = { id: v7(), kind: 'expense', description, amount, date, accountId: 'checking' } as const;
    const context = {
      currency: 'USD',
      source: `import:${v7()}`,
      createdAt: cloud.now().toISOString(),
    } as const;
    await writeRows(cloud, [{ after: entryOf(facts, { ...caller, ...context }) }]);
  };
  const stated = async (from: string, to: string, accountId = 'checking') => {
    const sums = { opening: null, closing: null, proven: null, shape: 'csv', plan: 'plan' };
    const coverage = { organizationId, importId: v7(), part: 0, accountId, from, to, ...sums };
    await cloud.table.write([cloud.imports.addCoverage(coverage)]);
    await pairPeriod(organizationId, { from, to }, cloud);
  };
  const told = async () =>
    (await cloud.notices.page(organizationId, { after: undefined, limit: 10 })).items.map(
      ({ kind, name, day }) => ({ kind, name, day }),
    );
  return { ...books, bankBrings, stated, told };
}

const MISSING = { kind: 'recurring-missing', name: 'Studio rent', day: '2026-04-10' };

describe('an entry that was due and is on no statement', () => {
  it('is told once, when a statement holds its day and the days in which it might still have come', async () => {
    const { stated, told } = await rented();
    await stated('2026-04-01', '2026-04-12');
    expect(await told()).toEqual([]);
    await stated('2026-04-13', '2026-04-30');
    await stated('2026-05-01', '2026-05-31');
    expect(await told()).toEqual([MISSING]);
  });

  it.each([
    ['2026-04-08', 'TFR 4711', 900_00],
    ['2026-04-14', 'STUDIO AM PARK', 950_00],
  ])('is not told where a row of %s (%s) may be its', async (date, description, amount) => {
    const { bankBrings, stated, told } = await rented();
    await bankBrings(date, description, amount);
    await stated('2026-04-01', '2026-04-30');
    expect(await told()).toEqual([]);
  });

  it('is told although the bank has other rows, or that one a month before', async () => {
    const { bankBrings, stated, told } = await rented();
    await bankBrings('2026-04-10', 'GROCER', 30_00);
    await bankBrings('2026-03-10', 'RENT STUDIO', 900_00);
    await stated('2026-03-01', '2026-04-30');
    expect(await told()).toEqual([MISSING]);
  });

  it('is not told by statements of another account', async () => {
    const { stated, told } = await rented();
    await stated('2026-04-01', '2026-04-30', 'savings');
    expect(await told()).toEqual([]);
  });

  it('is not told where the organisation does not track what comes again and again', async () => {
    const { cloud, caller, stated, told } = await rented();
    const untracked = { autoTrackSubscriptions: false };
    await cloud.table.write([cloud.organizations.settingsChange(caller.organizationId, untracked)]);
    await stated('2026-04-01', '2026-04-30');
    expect(await told()).toEqual([]);
  });
});
