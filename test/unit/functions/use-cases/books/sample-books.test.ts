import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { callerOf } from '../../../../../functions/runtime/caller.ts';
import type { Cloud } from '../../../../../functions/runtime/cloud.ts';
import { driftOf } from '../../../../../functions/use-cases/ledger/audit-ledger.ts';
import { eraseBooks } from '../../../../../functions/use-cases/books/erase-books.ts';
import { exploreSample } from '../../../../../functions/use-cases/books/explore-sample.ts';
import { leaveSample } from '../../../../../functions/use-cases/books/leave-sample.ts';
import { entryCategories, templates } from '../../../../../shared/countries/index.ts';
import { isSampleBooks } from '../../../../../shared/sample-books.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { MemoryFiles } from '../../../../support/simulation/parts.ts';

const nothing = () => Promise.resolve();

/** Somebody in their own empty books, and what they see once they look at sample books. */
async function person() {
  const { cloud: parts, caller } = await memoryBooks();
  const files = new MemoryFiles({ before: nothing, after: nothing }, () => undefined);
  const cloud = { ...parts, files };
  const now = async () => {
    const known = await callerOf(caller.userId, cloud);
    if (!known) throw new Error('Nobody is there.');
    return known;
  };
  const rowsOf = (organizationId: string) =>
    Array.fromAsync(cloud.ledger.rows(organizationId, { from: '0001-01-01', to: '9999-12-31' }));
  const itemsOf = async (organizationId: string) =>
    (await Array.fromAsync(cloud.erasures.pages(organizationId))).flat();
  return { cloud, caller, now, rowsOf, itemsOf };
}

describe('sample books', () => {
  it('are a person’s books until they are removed, and nothing of them stands in their own', async () => {
    const { cloud, caller, now, rowsOf, itemsOf } = await person();
    const before = await itemsOf(caller.organizationId);
    const made = await exploreSample({ id: v7() }, caller, cloud);
    const there = await now();
    expect(isSampleBooks(there.organizationId)).toBe(true);
    expect(await rowsOf(there.organizationId)).toHaveLength(made.entries);
    expect(await driftOf(there.organizationId, cloud)).toEqual([]);
    expect((await cloud.plans.usage(caller.organizationId, '2026-04')).documents).toBe(0);
    expect(await leaveSample(there, cloud)).toEqual({ removed: 1 });
    expect((await now()).organizationId).toBe(caller.organizationId);
    await eraseBooks(there.organizationId, cloud);
    expect(await itemsOf(there.organizationId)).toEqual([]);
    const after = await itemsOf(caller.organizationId);
    // Beside their audit log, which says when they were away.
    const lasting = (items: typeof before) => items.filter(({ entity }) => entity !== 'audit-entry');
    expect(lasting(after)).toEqual(lasting(before));
    expect(await leaveSample(caller, cloud)).toEqual({ removed: 0 });
  });

  it('asked for twice, or again from within, are the same books with everything once', async () => {
    const { cloud, caller, now, rowsOf, itemsOf } = await person();
    const id = v7();
    const [made] = await Promise.all([
      exploreSample({ id }, caller, cloud),
      exploreSample({ id }, caller, cloud),
    ]);
    const there = await now();
    await exploreSample({ id: v7() }, there, cloud);
    expect((await now()).organizationId).toBe(there.organizationId);
    expect(await rowsOf(there.organizationId)).toHaveLength(made.entries);
    expect(await driftOf(there.organizationId, cloud)).toEqual([]);
    const noted = (await itemsOf(caller.organizationId)).filter(({ entity }) => entity === 'audit-entry');
    // That they were founded, and that the sample was opened.
    expect(noted).toHaveLength(2);
  });

  it('that broke off in the middle are whole once they are asked for again, and go whole all the same', async () => {
    const { cloud, caller, now, rowsOf, itemsOf } = await person();
    // The books, their rows and some documents.
    let left = 20;
    const broken = {
      ...cloud,
      change: ((...act: Parameters<Cloud['change']>) => {
        if ((left -= 1) < 0) throw new Error('The machine is gone.');
        return cloud.change(...act);
      }) as Cloud['change'],
    };
    const id = v7();
    await expect(exploreSample({ id }, caller, broken)).rejects.toThrow('gone');
    const made = await exploreSample({ id }, caller, cloud);
    const { organizationId } = await now();
    expect(await rowsOf(organizationId)).toHaveLength(made.entries);
    const documents = (await itemsOf(organizationId)).filter(({ entity }) => entity === 'receipt');
    expect(documents).toHaveLength(made.documents);
    await leaveSample(await now(), cloud);
    await eraseBooks(organizationId, cloud);
    expect(await itemsOf(organizationId)).toEqual([]);
  });

  it('are never somebody’s own', async () => {
    const { cloud, caller } = await person();
    await expect(eraseBooks(caller.organizationId, cloud)).rejects.toThrow('Only sample books');
  });

  it.each(templates.map(({ id, country, profession }) => ({ id, country, profession })))(
    'are kept by the categories of $id',
    async ({ country, profession }) => {
      const { cloud, caller, now, rowsOf } = await person();
      const own = await cloud.organizations.get(caller.organizationId);
      if (!own) throw new Error('There are no books.');
      const set = { country, profession, currency: own.currency };
      await cloud.table.write(cloud.organizations.setUpChange(own, set, own.accounts));
      await exploreSample({ id: v7() }, caller, cloud);
      const template = templates.find((one) => one.country === country && one.profession === profession);
      if (!template) throw new Error('There is no such template.');
      const known = new Set(
        (['income', 'expense'] as const).flatMap((kind) => [
          kind,
          ...entryCategories(template, kind).map(({ id }) => id),
        ]),
      );
      const rows = await rowsOf((await now()).organizationId);
      const strange = rows.filter(({ kind, categoryId }) => kind !== 'transfer' && !known.has(categoryId));
      expect(strange).toEqual([]);
      const sorted = rows.filter(({ kind, categoryId }) => kind === 'expense' && categoryId !== 'expense');
      expect(new Set(sorted.map(({ categoryId }) => categoryId)).size).toBeGreaterThan(3);
    },
  );
});
