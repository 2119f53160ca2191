import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { Files } from '../../functions/adapters/files.ts';
import { callerOf } from '../../functions/runtime/caller.ts';
import { deleteReceipt } from '../../functions/use-cases/receipts/delete-receipt.ts';
import { pendingReceipt } from '../../functions/use-cases/receipts/pending-receipt.ts';
import { readReceipt } from '../../functions/use-cases/receipts/read-receipt.ts';
import { documentFolders } from '../../shared/cloud-names.ts';
import { contract } from '../../shared/contract/index.ts';
import { booksOf, organizationIdOf, putOnStarter, type Books } from '../support/books.ts';
import { receiptPdf } from '../support/draw-receipt.ts';
import { Member } from '../support/member.ts';
import { meteredCloud } from '../support/metered-cloud.ts';
import { bucketOf } from '../support/bucket.ts';
import { addPapers, paper } from '../support/papers.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';

let cloud: SharedCloud;
let books: Books;
beforeAll(async () => {
  cloud = await sharedCloud();
  books = booksOf(cloud);
});

/** Files of which every upload has arrived, and no worker was told of it. */
class ArrivedFiles extends Files {
  override original(): Promise<Uint8Array> {
    return Promise.resolve(Buffer.from('a picture'));
  }
}

/** A member whose organisation is on Starter, with this many documents of the month used. */
async function onStarter(documents: number) {
  const member = await Member.join(cloud);
  const organizationId = await organizationIdOf(member);
  const { usage } = contract.getMe.reply.parse(await member.ask('GET', '/me'));
  await putOnStarter(books, organizationId);
  await books.table.write([books.plans.usageChange(organizationId, usage.month, { documents })]);
  return { member, organizationId };
}

/** Asks for a form for some bytes; `post` sends these, or others, with it. */
async function announced(member: Member, bytes: Uint8Array) {
  const facts = {
    id: v7(),
    fileName: 'paper.pdf',
    contentType: 'application/pdf',
    size: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    purpose: 'receipt',
  };
  const ticket = contract.startUpload.reply.parse(await member.ask('POST', '/uploads', facts));
  const post = (sent = bytes) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(ticket.fields)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(sent)], { type: facts.contentType }), facts.fileName);
    return fetch(ticket.url, { method: 'POST', body: form });
  };
  return { facts, post };
}

/** A document once it is read. */
async function readPaper(member: Member, { facts, post }: Awaited<ReturnType<typeof announced>>) {
  await post();
  const isRead = ({ status }: Record<string, unknown>) => status !== 'pending';
  return contract.getReceipt.reply.parse(await member.until(`/receipts/${facts.id}`, isRead));
}

describe('the documents of a plan', () => {
  it('are no more than it holds, however many are announced at once', async () => {
    const { member } = await onStarter(9);
    const papers = await Promise.all(
      ['11.10', '22.20', '33.30'].map((total) => receiptPdf('Northside Hardware Ltd.', '2026-03-02', total)),
    );
    const uploads = await Promise.all(papers.map((bytes) => announced(member, bytes)));
    const read = await Promise.all(uploads.map((upload) => readPaper(member, upload)));
    expect(read.filter(({ amount }) => amount !== null)).toHaveLength(1);
    expect(read.filter(({ problem }) => problem?.code === 'plan-limit-reached')).toHaveLength(2);
    expect(await member.ask('GET', '/me')).toMatchObject({ usage: { documents: 10 } });
  });

  it('are the bytes that were announced, also once they are read', async () => {
    const member = await Member.join(cloud);
    const [one, other] = await Promise.all(
      ['44.40', '44.50'].map((total) => receiptPdf('Northside Hardware Ltd.', '2026-03-02', total)),
    );
    if (!one || !other) throw new Error('There are no papers.');
    const upload = await announced(member, one);
    const changed = Uint8Array.from(one, (byte, at) => (at === 0 ? byte + 1 : byte));
    expect((await upload.post(changed)).status).toBe(400);
    expect(await readPaper(member, upload)).toMatchObject({ amount: 4440 });
    expect((await upload.post(changed)).status).toBe(400);
    expect(await readPaper(member, await announced(member, other))).toMatchObject({ twins: [] });
    expect(await member.ask('GET', '/me')).toMatchObject({ usage: { documents: 2 } });
  });
});

describe('a document deleted for good', () => {
  it('leaves nothing behind, even while it is being read', async () => {
    const member = await Member.join(cloud);
    const organizationId = await organizationIdOf(member);
    const { files, liesIn } = bucketOf(cloud, ArrivedFiles);
    const parts = { ...meteredCloud(cloud).parts, files };
    const receipt = pendingReceipt({ ...paper(organizationId), purpose: 'receipt' });
    await addPapers(books, [receipt]);
    const caller = await callerOf(organizationId, parts);
    if (!caller) throw new Error('There is no caller.');
    const picture = { full: new Uint8Array([1]), small: new Uint8Array([2]) };
    const readPages = async () => {
      await deleteReceipt(receipt.id, { forever: false }, caller, parts);
      await deleteReceipt(receipt.id, { forever: true }, caller, parts);
      const pages = [{ page: 1, width: 600, height: 800, words: [], picture }];
      return { kind: 'pages', pages, engine: 'pdf-text' } as const;
    };
    const reader = { readPages, pictureHash: () => Promise.resolve(undefined) };
    await readReceipt({ organizationId, receiptId: receipt.id }, parts, reader);
    expect(await liesIn(`${documentFolders.readings}${organizationId}/`)).toEqual([]);
  });

  it('no longer teaches how its vendor is called', async () => {
    const member = await Member.join(cloud);
    const organizationId = await organizationIdOf(member);
    const { parts } = meteredCloud(cloud);
    const bytes = await receiptPdf('NSH Retail 0031', '2026-03-02', '66.60');
    const upload = await announced(member, bytes);
    const receipt = await readPaper(member, upload);
    await member.ask('PATCH', `/receipts/${receipt.id}`, { version: receipt.version, vendor: 'Northside' });
    expect(await parts.receipts.vendorLessons(organizationId, 5)).toHaveLength(1);
    await member.ask('DELETE', `/receipts/${receipt.id}`);
    await member.ask('DELETE', `/receipts/${receipt.id}?forever=true`);
    expect(await parts.receipts.vendorLessons(organizationId, 5)).toEqual([]);
    expect(await member.call('POST', '/uploads', upload.facts)).toMatchObject({ status: 409 });
  });
});
