import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { KilledReads } from '../../../../../functions/store/killed-reads.ts';
import { planItems } from '../../../../../functions/store/plans.ts';
import { importStatement } from '../../../../../functions/use-cases/imports/import-statement.ts';
import { moveImportToDocuments } from '../../../../../functions/use-cases/imports/move-import-to-documents.ts';
import { readStatement } from '../../../../../functions/use-cases/imports/read-statement.ts';
import { readStatementPages } from '../../../../../functions/use-cases/imports/stations/read-statement-pages.ts';
import { getUpload } from '../../../../../functions/use-cases/receipts/get-upload.ts';
import { readReceipt } from '../../../../../functions/use-cases/receipts/read-receipt.ts';
import { startUpload } from '../../../../../functions/use-cases/receipts/start-upload.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { NotedOutbox } from '../../../../support/noted-outbox.ts';
import { readLines, receiptLines } from '../../../../support/simulation/documents.ts';
import { MemoryFiles } from '../../../../support/simulation/parts.ts';

const RECEIPT = receiptLines({ vendor: 'Alder Books', day: '2026-03-02', amount: 1250 });
const silent = () => undefined;
const calm = { before: () => Promise.resolve(), after: () => Promise.resolve() };
const reader = { readPages: readLines, pictureHash: () => Promise.resolve(undefined) };

/** Books on the smallest plan, and a receipt uploaded as a statement into them; whatever is asked for is noted. */
async function brought(used: { documents?: number } = {}) {
  const { cloud, caller } = await memoryBooks();
  const { organizationId } = caller;
  const plan = { organizationId, name: 'starter' as const, trialEndsAt: null };
  await cloud.table.write([
    cloud.table.put(planItems, plan),
    cloud.plans.usageChange(organizationId, '2026-04', used),
  ]);
  const parts = {
    ...cloud,
    outbox: new NotedOutbox(cloud.table, cloud.now),
    files: new MemoryFiles(calm, silent),
    killedReads: new KilledReads(cloud.table),
    log: { info: silent, warn: silent, error: silent },
  };
  const upload = {
    id: v7(),
    fileName: 'march.pdf',
    contentType: 'application/pdf',
    size: 3,
    sha256: 'a'.repeat(64),
    purpose: 'statement' as const,
  };
  await startUpload(upload, caller, parts);
  const stored = { ...upload, organizationId, userId: caller.userId, createdAt: '' };
  await parts.files.saveOriginal(stored, new TextEncoder().encode(RECEIPT));
  const importOf = async () => {
    const id = v7();
    await importStatement({ id, uploadId: upload.id }, caller, parts);
    return id;
  };
  /** All that the workers are asked for, each of it twice. */
  const read = async (importId: string, isMail = false) => {
    for (let times = 0; times < 2; times += 1) {
      await readStatement(organizationId, importId, parts, () => isMail);
      await readStatementPages({ organizationId, importId }, parts, readLines);
      await readReceipt({ organizationId, receiptId: upload.id }, parts, reader);
    }
    return parts.imports.get(organizationId, importId);
  };
  const usage = () => cloud.plans.usage(organizationId, '2026-04');
  return { parts, caller, organizationId, uploadId: upload.id, importOf, read, usage };
}

describe('a document that was brought as a statement', () => {
  it('is a document from then on, read once, and counts as one', async () => {
    const own = await brought();
    expect(await own.usage()).toMatchObject({ statementUploads: 1 });
    const job = await own.read(await own.importOf());
    expect(job).toMatchObject({
      status: 'failed',
      problem: { code: 'not-a-statement' },
      receiptId: own.uploadId,
    });
    const receipt = await own.parts.receipts.get(own.organizationId, own.uploadId);
    expect(receipt).toMatchObject({ status: 'processed', vendor: 'Alder Books', amount: 1250 });
    expect(await own.usage()).toMatchObject({ documents: 1, statementUploads: 0 });
    expect(await getUpload(own.uploadId, own.caller, own.parts)).toMatchObject({
      status: 'receipt',
      importId: null,
    });
  });

  it('is read as a statement by whoever says so once more', async () => {
    const own = await brought();
    await own.read(await own.importOf());
    const job = await own.read(await own.importOf());
    expect(job?.receiptId).toBeUndefined();
    expect(job?.problem?.code).not.toBe('not-a-statement');
    expect(await own.usage()).toMatchObject({ documents: 1 });
    const paper = await own.parts.receipts.get(own.organizationId, own.uploadId);
    expect(paper).toMatchObject({ kind: 'statement', amount: null, importId: job?.id });
  });

  it('is a document again by whoever says that it is one, and stays so', async () => {
    const own = await brought();
    await own.read(await own.importOf());
    const importId = await own.importOf();
    await own.read(importId);
    for (let times = 0; times < 2; times += 1)
      expect(await moveImportToDocuments(importId, own.caller, own.parts)).toMatchObject({
        status: 'failed',
        problem: { code: 'not-a-statement' },
        receiptId: own.uploadId,
      });
    expect(await own.parts.receipts.get(own.organizationId, own.uploadId)).toMatchObject({
      status: 'pending',
    });
    await own.read(importId);
    const receipt = await own.parts.receipts.get(own.organizationId, own.uploadId);
    expect(receipt).toMatchObject({ status: 'processed', kind: 'receipt', amount: 1250 });
    expect(receipt).not.toHaveProperty('importId');
    expect(await own.usage()).toMatchObject({ statementUploads: 0 });
  });

  it('is refused by its import where the plan has no room for a document', async () => {
    const own = await brought({ documents: 10 });
    const job = await own.read(await own.importOf());
    expect(job).toMatchObject({ status: 'failed', problem: { code: 'plan-limit-reached' } });
    expect(await own.parts.receipts.get(own.organizationId, own.uploadId)).toBeUndefined();
  });
});
