import { describe, expect, it } from 'vitest';
import type { Work } from '../../../../../functions/domain/work.ts';
import type { Cloud } from '../../../../../functions/runtime/cloud.ts';
import type { StoredReceipt } from '../../../../../functions/store/receipts.ts';
import { savePreferences } from '../../../../../functions/use-cases/books/save-preferences.ts';
import { doWork } from '../../../../../functions/use-cases/jobs/do-work.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { getReceipt } from '../../../../../functions/use-cases/receipts/get-receipt.ts';
import { openReceiptFile } from '../../../../../functions/use-cases/receipts/open-receipt-file.ts';
import { askForDueOriginals } from '../../../../../functions/use-cases/retention/ask-for-due-originals.ts';
import { lockPeriod } from '../../../../../functions/use-cases/books/lock-period.ts';
import { partId } from '../../../../../functions/domain/ids.ts';
import { backgroundBooks } from '../../../../support/audited/background-books.ts';
import { entry } from '../../../../support/entries.ts';
import { NotedOutbox } from '../../../../support/noted-outbox.ts';
import { addPapers, paper } from '../../../../support/papers.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { MemoryFiles } from '../../../../support/simulation/parts.ts';

const REVIEWED = { reviewedAt: '2026-04-01T12:00:00.000Z' };

/** Books by a clock that is set by hand, whose round of the schedule does at once what it asks for; `end`: what ends it, if anything. */
async function retentionBooks() {
  const books = await backgroundBooks();
  const { cloud, caller, organizationId, clock, upload } = books;
  const add = async (change: Partial<StoredReceipt> = {}) => {
    const { id } = await upload('a receipt');
    const document = paper(organizationId, { id, ...change });
    await addPapers(cloud, [document]);
    return document;
  };
  const roundAt = async (instant: string) => {
    clock.now = new Date(instant);
    const outbox = new NotedOutbox(cloud.table, cloud.now);
    await askForDueOriginals(organizationId, { ...cloud, outbox });
    for (const work of outbox.asked) await workThrough(work);
    return outbox.asked.length;
  };
  /** Work and what follows from it. */
  const workThrough = async (work: Work) => {
    await doWork(work, cloud);
    if (work.kind === 'delete-original') await doWork({ ...work, kind: 'remove-file' }, cloud);
  };
  const now = (id: string) => cloud.receipts.get(organizationId, id);
  const isStored = (id: string) => cloud.files.hasOriginal(organizationId, id);
  const choose = (documentRetention: 'years' | 'until-reviewed', retentionYears = 7) =>
    savePreferences({ documentRetention, retentionYears }, caller, cloud);
  return { ...books, add, roundAt, workThrough, now, isStored, choose };
}

describe('kept for years', () => {
  it('goes after its last day, once that is over everywhere, and leaves its record and its match', async () => {
    const { add, cloud, caller, roundAt, now, isStored } = await retentionBooks();
    const row = entry({ date: '2026-03-10' });
    await addTransaction(row, caller, cloud);
    const document = await add({ transactionIds: [row.id], status: 'matched' });
    const before = await getReceipt(document.id, caller, cloud);
    expect(before).toMatchObject({ keptUntil: '2033-12-31' });
    expect(await roundAt('2034-01-01T10:00:00Z')).toBe(0);
    expect(await roundAt('2034-01-01T12:00:00Z')).toBe(1);
    const { version: _version, ...rest } = document;
    expect(await now(document.id)).toMatchObject({ ...rest, originalDeletedAt: '2034-01-01T12:00:00.000Z' });
    expect(await isStored(document.id)).toBe(false);
    expect(await roundAt('2034-01-02T12:00:00Z')).toBe(0);
  });

  it('is told instead of opened', async () => {
    const { add, cloud, caller, roundAt } = await retentionBooks();
    const { id } = await add({ page: 1 });
    await roundAt('2034-01-01T12:00:00Z');
    expect(await openReceiptFile(id, { as: 'view' }, caller, cloud)).toEqual({
      refused: 'not-found',
      because: { code: 'original-deleted', on: '2034-01-01' },
    });
    const shown = await getReceipt(id, caller, cloud);
    expect(shown).not.toHaveProperty('keptUntil');
    expect(shown).not.toHaveProperty('thumbnailUrl');
  });

  it('refuses fewer years than the country’s, and takes as many', async () => {
    const { choose, caller, organizationId, cloud } = await retentionBooks();
    expect(await choose('years', 5)).toMatchObject({
      refused: 'invalid-input',
      fields: { retentionYears: { code: 'too-few-retention-years', min: 6 } },
    });
    await cloud.table.write([cloud.organizations.settingsChange(organizationId, { retentionYears: 6 })]);
    expect(await savePreferences({ retentionYears: 8 }, caller, cloud)).toMatchObject({
      retentionYears: 8,
      retentionSince: cloud.now().toISOString(),
    });
  });

  it('goes although its period is closed: no figure changes', async () => {
    const { add, cloud, caller, roundAt, isStored } = await retentionBooks();
    const { id } = await add();
    await lockPeriod({ until: '2026-03-31', version: 0 }, caller, cloud);
    await roundAt('2034-01-01T12:00:00Z');
    expect(await isStored(id)).toBe(false);
  });
});

describe('deleted once reviewed', () => {
  it('goes a week after the choice at the earliest, then the day after each review, archived or not; the rest stays', async () => {
    const { add, choose, roundAt, isStored } = await retentionBooks();
    const [done, archived, matched, incomplete] = [
      await add(REVIEWED),
      await add({ ...REVIEWED, archivedAt: '2026-04-01T13:00:00.000Z' }),
      await add({ status: 'matched' }),
      await add({ ...REVIEWED, amount: null }),
    ];
    await choose('until-reviewed');
    expect(await roundAt('2026-04-08T23:00:00Z')).toBe(0);
    expect(await roundAt('2026-04-09T12:00:00Z')).toBe(2);
    const left = await Promise.all([done, archived, matched, incomplete].map(({ id }) => isStored(id)));
    expect(left).toEqual([false, false, true, true]);
  });

  it('keeps a file until the last document in it is reviewed', async () => {
    const { add, choose, roundAt, isStored, organizationId, cloud } = await retentionBooks();
    const first = await add(REVIEWED);
    const second = paper(organizationId, { id: partId(first.id, 1), fileId: first.id });
    await addPapers(cloud, [second]);
    await choose('until-reviewed');
    expect(await roundAt('2026-05-01T12:00:00Z')).toBe(0);
    await cloud.table.write([cloud.receipts.change(second, { ...second, ...REVIEWED })]);
    expect(await roundAt('2026-05-02T12:00:00Z')).toBe(1);
    expect(await isStored(first.id)).toBe(false);
  });

  it('stays where the review was taken back after it was asked for', async () => {
    const { add, choose, cloud, clock, organizationId, workThrough, now, isStored } = await retentionBooks();
    const document = await add(REVIEWED);
    await choose('until-reviewed');
    clock.now = new Date('2026-05-01T12:00:00Z');
    await cloud.table.write([cloud.receipts.change(document, { ...document, reviewedAt: null })]);
    await workThrough({ kind: 'delete-original', organizationId, uploadId: document.id });
    expect(await now(document.id)).not.toHaveProperty('originalDeletedAt');
    expect(await isStored(document.id)).toBe(true);
  });
});

it('ended between any two steps, nothing is half: a file is gone only where its document says so, and the next try ends it', async () => {
  let steps = Number.POSITIVE_INFINITY;
  const step = () => {
    steps -= 1;
    if (steps < 0) throw new Error('Ended here.');
    return undefined;
  };
  const books = await memoryBooks({ trouble: step });
  const { organizationId } = books.caller;
  const files = new MemoryFiles(
    { before: () => Promise.try(step), after: () => Promise.try(step) },
    () => undefined,
  );
  const now = () => new Date('2034-01-01T12:00:00Z');
  const cloud = { ...books.cloud, files, now } as Partial<Cloud> as Cloud;
  const ends: boolean[] = [];
  for (let at = 0; ends.at(-1) !== true; at += 1) {
    steps = Number.POSITIVE_INFINITY;
    const document = paper(organizationId);
    await addPapers(cloud, [document]);
    const file = { organizationId, uploadId: document.id };
    await files.saveOriginal({ organizationId, id: document.id }, Buffer.from('a receipt'));
    const work = async () => {
      await doWork({ kind: 'delete-original', ...file }, cloud);
      await doWork({ kind: 'remove-file', ...file }, cloud);
    };
    steps = at;
    const isDone = await work().then(
      () => true,
      () => false,
    );
    steps = Number.POSITIVE_INFINITY;
    const isThere = await files.hasOriginal(organizationId, document.id);
    const left = await cloud.receipts.get(organizationId, document.id);
    if (!isThere) expect(left).toHaveProperty('originalDeletedAt');
    await work();
    expect(await files.hasOriginal(organizationId, document.id)).toBe(false);
    ends.push(isDone);
  }
  expect(ends.length).toBeGreaterThan(10);
});
