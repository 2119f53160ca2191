import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { Member } from '../support/member.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';
import { documentFixture, statementFixture } from '../support/upload-receipt.ts';

let cloud: SharedCloud;
beforeAll(async () => {
  cloud = await sharedCloud();
});

/** Drops a file without a word about what it is, and gives what became of it. */
async function dropped(member: Member, bytes: Uint8Array, name: string, type: string) {
  const id = await member.upload(bytes, name, type, 'auto');
  return member.until(`/uploads/${id}`, ({ status }) => status !== 'arriving');
}

describe('startUpload and getUpload: a file that its content tells', () => {
  it('is the import of a statement where it is a table or a printed statement, and never a document', async () => {
    const member = await Member.join(cloud);
    const names = ['chequing.csv', 'workshop.ofx', 'chequing.pdf'];
    for (const name of names) {
      const upload = await dropped(member, statementFixture(name), name, 'application/octet-stream');
      expect(upload).toMatchObject({ status: 'import', receiptId: null, fileName: name });
      const path = `/statement-imports/${String(upload['importId'])}`;
      const read = await member.until(path, ({ status }) => status !== 'reading');
      expect(read).toMatchObject({ status: 'ready', uploadId: upload['id'], fileName: name });
    }
    expect(await member.all('/receipts')).toEqual([]);
    expect(await member.all('/statement-imports')).toHaveLength(names.length);
  });

  it('is a document where it is one, whatever its name says', async () => {
    const member = await Member.join(cloud);
    const upload = await dropped(member, documentFixture('receipt-cafe.jpg'), 'statement.csv', 'text/csv');
    expect(upload).toMatchObject({ status: 'receipt', receiptId: upload['id'], importId: null });
    const receipt = await member.until(
      `/receipts/${String(upload['id'])}`,
      ({ status }) => status !== 'pending',
    );
    expect(receipt).toMatchObject({ status: 'processed', kind: 'receipt', amount: 3560 });
    expect(await member.ask('GET', '/me')).toMatchObject({ usage: { documents: 1 } });
  });

  it('leaves nothing behind where it is neither, and says why', async () => {
    const member = await Member.join(cloud);
    const notes = await dropped(member, Buffer.from('Ring the plumber'), 'notes.txt', 'text/plain');
    expect(notes).toMatchObject({ status: 'refused', problem: { code: 'no-transactions' } });
    const locked = await dropped(member, documentFixture('invoice-locked.pdf'), 'a.pdf', 'application/pdf');
    expect(locked).toMatchObject({ status: 'refused', problem: { code: 'password-needed' } });
    expect(await member.all('/receipts')).toEqual([]);
    expect(await member.all('/statement-imports')).toEqual([]);
    expect(await member.call('GET', `/receipts/${String(locked['id'])}`)).toMatchObject({ status: 404 });
  });

  it('is a document too where it was brought as a statement: its import says so, and both are told', async () => {
    const member = await Member.join(cloud);
    const brought = { name: 'march.pdf', type: 'application/pdf' };
    const uploadId = await member.upload(
      documentFixture('receipt-cafe.jpg'),
      brought.name,
      brought.type,
      'statement',
    );
    await member.ask('POST', '/statement-imports', { id: v7(), uploadId });
    const [{ id } = {}] = await member.all('/statement-imports');
    const path = `/statement-imports/${String(id)}`;
    const ended = await member.until(path, ({ status }) => status !== 'reading');
    expect(ended).toMatchObject({
      status: 'failed',
      problem: { code: 'not-a-statement' },
      receiptId: uploadId,
    });
    const receipt = await member.until(`/receipts/${uploadId}`, ({ status }) => status !== 'pending');
    expect(receipt).toMatchObject({ status: 'processed', kind: 'receipt', amount: 3560 });
    expect(receipt['page']).toBe(1);
    expect(await member.ask('GET', `/uploads/${uploadId}`)).toMatchObject({
      status: 'receipt',
      receiptId: uploadId,
      importId: null,
    });
    const { usage } = await member.ask('GET', '/me');
    expect(usage).toMatchObject({ documents: 1, statements: 0 });
    // Whoever says once more that it is a statement is believed.
    await member.ask('POST', '/statement-imports', { id: v7(), uploadId });
    const imports = await member.all('/statement-imports');
    const latest = `/statement-imports/${String(imports[0]?.['id'])}`;
    const again = await member.until(latest, ({ status }) => status !== 'reading');
    expect(again['receiptId']).toBeUndefined();
    expect(await member.all('/receipts')).toHaveLength(1);
  });

  it('is refused at once where it can be nothing for the books', async () => {
    const member = await Member.join(cloud);
    const film = { fileName: 'film.mp4', contentType: 'video/mp4', size: 3, sha256: 'a'.repeat(64) };
    expect(await member.call('POST', '/uploads', { id: v7(), purpose: 'auto', ...film })).toMatchObject({
      status: 415,
      body: { code: 'unsupported-format' },
    });
  });

  it('is told to its own organisation alone', async () => {
    const [member, stranger] = [await Member.join(cloud), await Member.join(cloud)];
    const id = await member.upload(Buffer.from('x'), 'x.csv', 'text/csv', 'auto');
    expect(await stranger.call('GET', `/uploads/${id}`)).toMatchObject({ status: 404 });
  });
});

describe('a statement brought as a document', () => {
  it('stands among the documents for its import, with no amount', async () => {
    const member = await Member.join(cloud);
    const id = await member.upload(
      statementFixture('chequing.pdf'),
      'scan.pdf',
      'application/pdf',
      'receipt',
    );
    const paper = await member.until(`/receipts/${id}`, ({ status }) => status !== 'pending');
    expect(paper).toMatchObject({ kind: 'statement', amount: null, status: 'processed', fields: {} });
    expect(paper).not.toHaveProperty('problem');
    const importId = String(paper['importId']);
    expect(await member.ask('GET', `/uploads/${id}`)).toMatchObject({
      status: 'receipt',
      receiptId: id,
      importId,
    });
    const read = await member.until(`/statement-imports/${importId}`, ({ status }) => status !== 'reading');
    expect(read).toMatchObject({ status: 'ready', uploadId: id });
    expect(await member.ask('GET', '/me')).toMatchObject({ usage: { documents: 0 } });
  });
});

describe('listUploads, retryUpload and dismissUpload: a file on its way', () => {
  it('is listed until it is let go, and is not read again before its bytes are here', async () => {
    const member = await Member.join(cloud);
    const id = v7();
    const file = { fileName: 'lunch.pdf', contentType: 'application/pdf', size: 3, sha256: 'a'.repeat(64) };
    await member.ask('POST', '/uploads', { id, purpose: 'auto', ...file });
    expect(await member.ask('GET', '/uploads')).toMatchObject({ items: [{ id, status: 'arriving' }] });
    expect(await member.call('POST', `/uploads/${id}/retry`)).toMatchObject({ status: 409 });
    expect(await member.call('POST', `/uploads/${id}/dismiss`)).toMatchObject({ status: 200 });
    expect(await member.ask('GET', '/uploads')).toEqual({ items: [] });
  });
});

describe('moveImportToDocuments', () => {
  it('has the file of an import read as a document', async () => {
    const member = await Member.join(cloud);
    const id = await member.upload(statementFixture('chequing.pdf'), 'scan.pdf', 'application/pdf', 'auto');
    const { importId } = await member.until(`/uploads/${id}`, ({ status }) => status === 'import');
    const path = `/statement-imports/${String(importId)}`;
    await member.until(path, ({ status }) => status === 'ready');
    expect(await member.ask('POST', `/statement-imports/${String(importId)}/to-documents`)).toMatchObject({
      receiptId: id,
    });
    await member.until(`/receipts/${id}`, ({ status }) => status === 'processed');
  });
});
