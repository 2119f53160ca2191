import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { KilledReads } from '../../../../functions/store/killed-reads.ts';
import { planItems } from '../../../../functions/store/plans.ts';
import { Reports } from '../../../../functions/store/reports.ts';
import { giveUp } from '../../../../functions/use-cases/jobs/give-up.ts';
import { getUpload } from '../../../../functions/use-cases/receipts/get-upload.ts';
import { removeUnusedFile } from '../../../../functions/use-cases/receipts/remove-unused-file.ts';
import { sortPages } from '../../../../functions/use-cases/receipts/sort-pages.ts';
import { sortUpload } from '../../../../functions/use-cases/receipts/sort-upload.ts';
import { becomeReceipt, sortOnce } from '../../../../functions/use-cases/receipts/sorted-upload.ts';
import { startUpload } from '../../../../functions/use-cases/receipts/start-upload.ts';
import { takeArrival } from '../../../../functions/use-cases/receipts/take-arrival.ts';
import type { NewUpload } from '../../../../shared/model/receipt.ts';
import { statementCsv } from '../../../support/entries.ts';
import { memoryBooks } from '../../../support/memory-books.ts';
import { NotedOutbox } from '../../../support/noted-outbox.ts';
import { readLines, receiptLines } from '../../../support/simulation/documents.ts';
import { MemoryFiles } from '../../../support/simulation/parts.ts';

const RECEIPT = receiptLines({ vendor: 'Alder Books', day: '2026-03-02', amount: 1250 });
const STATEMENT = statementCsv([{ date: '2026-03-02', description: 'Alder Books', amount: -1250 }]);
const calm = { before: () => Promise.resolve(), after: () => Promise.resolve() };
const reader = { readPages: readLines, pictureHash: () => Promise.resolve(undefined) };
const noMail = () => false;

const newUpload = (purpose: NewUpload['purpose'] = 'auto'): NewUpload => ({
  id: v7(),
  fileName: 'march',
  contentType: 'application/octet-stream',
  size: 3,
  sha256: 'a'.repeat(64),
  purpose,
});

/** Books with a bucket, whose background does nothing of itself: what it is asked for is noted. */
async function books() {
  const { cloud, caller } = await memoryBooks();
  const silent = () => undefined;
  const outbox = new NotedOutbox(cloud.table, cloud.now);
  const parts = {
    ...cloud,
    outbox,
    files: new MemoryFiles(calm, silent),
    killedReads: new KilledReads(cloud.table),
    reports: new Reports(cloud.table),
    log: { info: silent, warn: silent, error: silent },
  };
  const { organizationId } = caller;
  const usage = () => cloud.plans.usage(organizationId, '2026-04');
  const useUp = async (used: { documents?: number; statementUploads?: number }) => {
    const plan = { organizationId, name: 'starter' as const, trialEndsAt: null };
    const counted = cloud.plans.usageChange(organizationId, '2026-04', used);
    await cloud.table.write([cloud.table.put(planItems, plan), counted]);
  };
  const send = async (text?: string, upload = newUpload()) => {
    await startUpload(upload, caller, parts);
    const stored = { ...upload, organizationId, userId: caller.userId, createdAt: '' };
    if (text !== undefined) await parts.files.saveOriginal(stored, new TextEncoder().encode(text));
    return { kind: 'sort-pages', organizationId, uploadId: upload.id } as const;
  };
  return { parts, caller, organizationId, usage, useUp, send };
}
type Books = Awaited<ReturnType<typeof books>>;

/** What became of a file once all that is asked for it was done, each of it twice. */
async function sorted({ parts, caller }: Books, work: Awaited<ReturnType<Books['send']>>) {
  for (let times = 0; times < 2; times += 1) {
    await takeArrival(work, parts);
    await sortUpload(work, parts, noMail);
    await sortPages(work, parts, reader);
  }
  return getUpload(work.uploadId, caller, parts);
}

describe('a file that its content tells', () => {
  it('is a statement where it is a table of rows: its import begins once, and is no document', async () => {
    const own = await books();
    await own.useUp({});
    const work = await own.send(STATEMENT);
    const upload = await sorted(own, work);
    expect(upload).toMatchObject({ status: 'import', receiptId: null });
    const reads = own.parts.outbox.asked.filter(({ kind }) => kind === 'read-statement');
    expect(reads).toHaveLength(1);
    const { items } = await own.parts.imports.page(own.organizationId, { after: undefined, limit: 9 });
    expect(items).toMatchObject([{ uploadId: work.uploadId, status: 'reading', fileName: 'march' }]);
    expect(await own.usage()).toMatchObject({ statementUploads: 1, documents: 0 });
  });

  it('is a statement in JSON too, whatever it is called, and refused where it is none', async () => {
    const own = await books();
    const payments = [{ date: '2026-03-02', description: 'Alder Books', amount: -12.5, currency: 'CAD' }];
    const named = () => ({ ...newUpload(), fileName: 'march.json' });
    const statement = await own.send(JSON.stringify({ payments }), named());
    expect(await sorted(own, statement)).toMatchObject({ status: 'import' });
    const settings = await own.send(JSON.stringify({ theme: 'dark', sizes: [1, 2] }), named());
    expect(await sorted(own, settings)).toMatchObject({ problem: { code: 'no-transactions' } });
  });

  it('is a document where it is one, and counts once', async () => {
    const own = await books();
    const work = await own.send(RECEIPT);
    expect(await sorted(own, work)).toMatchObject({ status: 'receipt', receiptId: work.uploadId });
    const receipt = await own.parts.receipts.get(own.organizationId, work.uploadId);
    expect(receipt).toMatchObject({ status: 'processed', vendor: 'Alder Books', amount: 1250 });
    expect(await own.usage()).toMatchObject({ documents: 1, statementUploads: 0 });
  });

  it('is refused where it is neither: its reason stays, its bytes and its card do not', async () => {
    const own = await books();
    const upload = newUpload();
    const work = await own.send('Ring the plumber', upload);
    expect(await sorted(own, work)).toMatchObject({
      status: 'refused',
      problem: { code: 'no-transactions' },
    });
    expect(own.parts.outbox.asked).toContainEqual({ ...work, kind: 'remove-file' });
    await removeUnusedFile(work, own.parts);
    expect(own.parts.files.has(work.uploadId)).toBe(false);
    await takeArrival(work, own.parts);
    expect(own.parts.outbox.asked.at(-1)).toEqual({ ...work, kind: 'remove-file' });
    expect(await getUpload(work.uploadId, own.caller, own.parts)).toMatchObject({ status: 'refused' });
    expect(await startUpload(upload, own.caller, own.parts)).toMatchObject({ refused: 'already-exists' });
  });

  it('is on the list again with its ticket where it is sent once more', async () => {
    const own = await books();
    const upload = newUpload();
    await own.send(RECEIPT, upload);
    expect(await startUpload(upload, own.caller, own.parts)).toHaveProperty('expiresAt');
    await sorted(own, { kind: 'sort-pages', organizationId: own.organizationId, uploadId: upload.id });
    expect(await startUpload(upload, own.caller, own.parts)).toHaveProperty('expiresAt');
  });

  it('is read where the worker ended between telling what it is and reading it', async () => {
    const own = await books();
    const work = await own.send(RECEIPT);
    await sortOnce(work, 'sort-pages', own.parts, (change, upload) =>
      becomeReceipt(change, upload, own.parts),
    );
    await sortPages(work, own.parts, reader);
    expect(await own.parts.receipts.get(own.organizationId, work.uploadId)).toMatchObject({ amount: 1250 });
  });

  it('is a document to be filled in by hand where reading fails by our fault, or is given up', async () => {
    const own = await books();
    const [failing, hopeless] = [await own.send(RECEIPT), await own.send(RECEIPT)];
    const broken = { ...reader, readPages: () => Promise.reject(new Error('Out of paper.')) };
    await sortPages(failing, own.parts, broken);
    await giveUp(hopeless, own.parts);
    for (const [{ uploadId }, code] of [
      [failing, 'unexpected'],
      [hopeless, 'given-up'],
    ] as const)
      expect(await own.parts.receipts.get(own.organizationId, uploadId)).toMatchObject({
        status: 'processed',
        problem: { code },
      });
  });
});

describe('the limits of a plan', () => {
  it('count what a file turned out to be: with no room for documents statements still come in', async () => {
    const own = await books();
    await own.useUp({ documents: 10 });
    const [paper, statement] = [await own.send(RECEIPT), await own.send(STATEMENT)];
    expect(await sorted(own, paper)).toMatchObject({
      status: 'refused',
      problem: { code: 'plan-limit-reached' },
    });
    expect(await sorted(own, statement)).toMatchObject({ status: 'import' });
    expect(await own.usage()).toMatchObject({ documents: 10, statementUploads: 2 });
  });

  it('refuse a statement where there is room for documents alone', async () => {
    const own = await books();
    await own.useUp({ statementUploads: 20 });
    expect(await sorted(own, await own.send(STATEMENT))).toMatchObject({
      status: 'refused',
      problem: { code: 'plan-limit-reached' },
    });
    expect(await sorted(own, await own.send(RECEIPT))).toMatchObject({ status: 'receipt' });
  });

  it('refuse a file at once where there is room for neither', async () => {
    const own = await books();
    await own.useUp({ documents: 10, statementUploads: 20 });
    expect(await startUpload(newUpload(), own.caller, own.parts)).toMatchObject({
      refused: 'plan-limit-reached',
      because: { code: 'documents-used-up' },
    });
  });
});
