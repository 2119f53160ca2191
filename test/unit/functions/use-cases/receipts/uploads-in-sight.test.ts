import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { Cloud } from '../../../../../functions/runtime/cloud.ts';
import { KilledReads } from '../../../../../functions/store/killed-reads.ts';
import { resumeWork } from '../../../../../functions/use-cases/jobs/resume-work.ts';
import { changeReceipt } from '../../../../../functions/use-cases/receipts/change-receipt.ts';
import { dismissUpload } from '../../../../../functions/use-cases/receipts/dismiss-upload.ts';
import { doReading } from '../../../../../functions/use-cases/receipts/do-reading.ts';
import { getUpload } from '../../../../../functions/use-cases/receipts/get-upload.ts';
import { listUploads } from '../../../../../functions/use-cases/receipts/list-uploads.ts';
import type { DocumentReader } from '../../../../../functions/use-cases/receipts/read-receipt.ts';
import { retryUpload } from '../../../../../functions/use-cases/receipts/retry-upload.ts';
import { sortPages } from '../../../../../functions/use-cases/receipts/sort-pages.ts';
import { sortUpload } from '../../../../../functions/use-cases/receipts/sort-upload.ts';
import { startUpload } from '../../../../../functions/use-cases/receipts/start-upload.ts';
import { takeArrival } from '../../../../../functions/use-cases/receipts/take-arrival.ts';
import type { NewUpload } from '../../../../../shared/model/receipt.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { NotedOutbox } from '../../../../support/noted-outbox.ts';
import { readLines, receiptLines } from '../../../../support/simulation/documents.ts';
import { MemoryFiles } from '../../../../support/simulation/parts.ts';

const RECEIPT = receiptLines({ vendor: 'Alder Books', day: '2026-03-02', amount: 1250 });
const calm = { before: () => Promise.resolve(), after: () => Promise.resolve() };
const reader = { readPages: readLines, pictureHash: () => Promise.resolve(undefined) };

/** Books whose background is done by hand, at a clock that a test turns. */
async function books() {
  const { cloud, caller } = await memoryBooks();
  const silent = () => undefined;
  let minutes = 0;
  const now = () => new Date(Date.parse('2026-04-01T12:00:00Z') + minutes * 60_000);
  const outbox = new NotedOutbox(cloud.table, now);
  const made: unknown = {
    ...cloud,
    ...{ outbox, now, files: new MemoryFiles(calm, silent), killedReads: new KilledReads(cloud.table) },
    queues: { send: () => Promise.resolve() },
    log: { info: silent, warn: silent, error: silent },
  };
  const parts = made as Cloud & { outbox: NotedOutbox; files: MemoryFiles };
  const { organizationId, userId } = caller;
  const announce = async (purpose: NewUpload['purpose'] = 'auto') => {
    const upload: NewUpload = {
      ...{ id: v7(), fileName: 'lunch.pdf', contentType: 'application/pdf', size: 3 },
      ...{ sha256: 'a'.repeat(64), purpose },
    };
    await startUpload(upload, caller, parts);
    return upload;
  };
  const store = (upload: NewUpload, text = RECEIPT) =>
    parts.files.saveOriginal(
      { ...upload, organizationId, userId, createdAt: '' },
      new TextEncoder().encode(text),
    );
  const arrive = async (upload: NewUpload, text?: string) => {
    await store(upload, text);
    await takeArrival({ organizationId, uploadId: upload.id }, parts);
  };
  /** Lets minutes pass, with the caretaker's round in each, until something is over; gives how many, none where it never is. */
  const wait = async (most: number, isOver: () => Promise<boolean> = () => Promise.resolve(false)) => {
    for (let passed = 1; passed <= most; passed += 1) {
      minutes += 1;
      await resumeWork(parts);
      if (await isOver()) return passed;
    }
    return undefined;
  };
  const listed = async () => (await listUploads(caller, parts)).items;
  const statusOf = async (id: string) => {
    const upload = await getUpload(id, caller, parts);
    return 'status' in upload ? upload.status : undefined;
  };
  const receiptOf = (id: string) => parts.receipts.get(organizationId, id);
  const read = ({ id }: NewUpload, by: DocumentReader = reader) =>
    doReading({ kind: 'read-receipt', organizationId, receiptId: id }, parts, by);
  const named = ({ id }: Pick<NewUpload, 'id'>) => ({ organizationId, uploadId: id });
  return { parts, caller, announce, store, arrive, wait, listed, statusOf, receiptOf, read, named };
}

describe('a file on its way in', () => {
  it('is on the list from the moment it is announced until it is known what it is', async () => {
    const own = await books();
    const upload = await own.announce();
    expect(await own.listed()).toMatchObject([{ id: upload.id, status: 'arriving', isStored: false }]);
    await own.arrive(upload);
    expect(await own.listed()).toMatchObject([{ id: upload.id, status: 'arriving', isStored: true }]);
    await sortPages({ kind: 'sort-pages', ...own.named(upload) }, own.parts, reader);
    expect(await own.listed()).toEqual([]);
    expect(await own.receiptOf(upload.id)).toMatchObject({ status: 'processed', amount: 1250 });
  });

  it('fails within ten minutes where its tab was closed before it arrived, and can be dismissed', async () => {
    const own = await books();
    const { id } = await own.announce();
    expect(await own.wait(12, async () => (await own.statusOf(id)) === 'failed')).toBeLessThanOrEqual(10);
    expect(await own.listed()).toMatchObject([{ id, isStored: false, problem: { code: 'unreadable-file' } }]);
    expect(await retryUpload(id, own.caller, own.parts)).toMatchObject({ refused: 'wrong-state' });
    expect(await dismissUpload(id, own.caller, own.parts)).toMatchObject({ status: 'refused' });
    expect(await own.listed()).toEqual([]);
    expect(own.parts.outbox.asked).toContainEqual({ kind: 'remove-file', ...own.named({ id }) });
  });

  it('goes on where it arrives after it failed', async () => {
    const own = await books();
    const upload = await own.announce();
    await own.wait(12);
    await own.arrive(upload);
    const [item] = await own.listed();
    expect(item).toMatchObject({ status: 'arriving', isStored: true });
    expect(item).not.toHaveProperty('problem');
  });

  it('goes on where it is sent once more after it failed', async () => {
    const own = await books();
    const upload = await own.announce();
    await own.wait(12);
    expect(await startUpload(upload, own.caller, own.parts)).toHaveProperty('expiresAt');
    await own.wait(3);
    expect(await own.statusOf(upload.id)).toBe('arriving');
  });

  it('is asked for once more where the bucket told nobody of it, and then fails', async () => {
    const own = await books();
    const upload = await own.announce();
    await own.store(upload);
    await own.wait(4);
    expect(own.parts.outbox.asked).toContainEqual({ kind: 'sort-upload', ...own.named(upload) });
    const hasFailed = async () => (await own.statusOf(upload.id)) === 'failed';
    expect(await own.wait(8, hasFailed)).toBeLessThanOrEqual(6);
    expect(await own.listed()).toMatchObject([{ isStored: true, problem: { code: 'given-up' } }]);
  });

  it('is read where it is tried again, or where its reader comes after all', async () => {
    const own = await books();
    const [tried, late] = [await own.announce(), await own.announce()];
    for (const upload of [tried, late]) await own.arrive(upload);
    await own.wait(12);
    expect(await own.listed()).toMatchObject([{ status: 'failed' }, { status: 'failed' }]);
    own.parts.outbox.asked.length = 0;
    expect(await retryUpload(tried.id, own.caller, own.parts)).toMatchObject({ status: 'arriving' });
    expect(own.parts.outbox.asked).toContainEqual({ kind: 'sort-upload', ...own.named(tried) });
    for (const upload of [tried, late]) {
      await sortUpload(own.named(upload), own.parts, () => true);
      await sortPages({ kind: 'sort-pages', ...own.named(upload) }, own.parts, reader);
      expect(await own.receiptOf(upload.id)).toMatchObject({ status: 'processed', amount: 1250 });
    }
    expect(await own.listed()).toEqual([]);
  });

  it('lives while those before it are read', async () => {
    const own = await books();
    const [waiting, ...others] = [await own.announce(), await own.announce(), await own.announce()];
    for (const upload of [waiting, ...others]) await own.arrive(upload);
    for (const upload of others) {
      await own.wait(7);
      await doReading({ kind: 'sort-pages', ...own.named(upload) }, own.parts, reader);
    }
    await own.wait(3);
    expect(await own.statusOf(waiting.id)).toBe('arriving');
    await own.wait(7);
    expect(await own.statusOf(waiting.id)).toBe('failed');
  });

  it('says why it was refused until somebody has seen it', async () => {
    const own = await books();
    const upload = await own.announce();
    await own.arrive(upload, 'Ring the plumber');
    await sortUpload(own.named(upload), own.parts, () => false);
    expect(await own.listed()).toMatchObject([{ status: 'refused', problem: { code: 'no-transactions' } }]);
    await dismissUpload(upload.id, own.caller, own.parts);
    expect(await own.listed()).toEqual([]);
  });
});

describe('a document whose reader was killed', () => {
  it('ends within ten minutes with its reason, and is read where it is tried again', async () => {
    const own = await books();
    const upload = await own.announce('receipt');
    await own.arrive(upload);
    const isOver = async () => (await own.receiptOf(upload.id))?.status === 'processed';
    expect(await own.wait(12, isOver)).toBeLessThanOrEqual(10);
    expect(await own.receiptOf(upload.id)).toMatchObject({ problem: { code: 'given-up' } });
    expect(await retryUpload(upload.id, own.caller, own.parts)).toMatchObject({ status: 'arriving' });
    const pending = await own.receiptOf(upload.id);
    expect(pending).toMatchObject({ status: 'pending' });
    expect(pending).not.toHaveProperty('problem');
    await own.wait(2);
    expect(await own.receiptOf(upload.id)).toMatchObject({ status: 'pending' });
    await own.read(upload);
    expect(await own.receiptOf(upload.id)).toMatchObject({ status: 'processed', amount: 1250 });
    expect(await retryUpload(upload.id, own.caller, own.parts)).toMatchObject({ refused: 'wrong-state' });
  });

  it('is read where its reader comes after all', async () => {
    const own = await books();
    const upload = await own.announce('receipt');
    await own.arrive(upload);
    await own.wait(12);
    expect(await own.receiptOf(upload.id)).toMatchObject({ problem: { code: 'given-up' } });
    await own.read(upload);
    const read = await own.receiptOf(upload.id);
    expect(read).toMatchObject({ status: 'processed', amount: 1250 });
    expect(read).not.toHaveProperty('problem');
  });

  it('is read where it is given up while it is read', async () => {
    const own = await books();
    const upload = await own.announce('receipt');
    await own.arrive(upload);
    const readPages: typeof readLines = async (...asked) => {
      await own.wait(12);
      return readLines(...asked);
    };
    await own.read(upload, { ...reader, readPages });
    const read = await own.receiptOf(upload.id);
    expect(read).toMatchObject({ status: 'processed', amount: 1250 });
    expect(read).not.toHaveProperty('problem');
  });

  it('stays as a person has left it meanwhile', async () => {
    const own = await books();
    const upload = await own.announce('receipt');
    await own.arrive(upload);
    await own.wait(12);
    const { version } = (await own.receiptOf(upload.id)) ?? { version: 0 };
    await changeReceipt(upload.id, { version, amount: 990 }, own.caller, own.parts);
    await own.read(upload);
    expect(await own.receiptOf(upload.id)).toMatchObject({ status: 'processed', amount: 990 });
  });
});

describe('a document that never arrived', () => {
  it('is read where it arrives after it ended', async () => {
    const own = await books();
    const upload = await own.announce('receipt');
    await own.wait(12);
    expect(await own.receiptOf(upload.id)).toMatchObject({ problem: { code: 'unreadable-file' } });
    await own.arrive(upload);
    const pending = await own.receiptOf(upload.id);
    expect(pending).toMatchObject({ status: 'pending' });
    expect(pending).not.toHaveProperty('problem');
    await own.read(upload);
    expect(await own.receiptOf(upload.id)).toMatchObject({ status: 'processed', amount: 1250 });
  });
});
