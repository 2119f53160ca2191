import { readFileSync } from 'node:fs';
import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import { receiptPdf, receiptsPdf } from '../support/draw-receipt.ts';
import { entry } from '../support/entries.ts';
import { Member } from '../support/member.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';

let cloud: SharedCloud;
beforeAll(async () => {
  cloud = await sharedCloud();
}, 120_000);

const fixture = (name: string) => readFileSync(new URL(`../fixtures/documents/${name}`, import.meta.url));
const isRead = ({ status }: Record<string, unknown>) => status !== 'pending';

async function uploadReceipt(member: Member, bytes: Uint8Array, fileName: string, contentType: string) {
  const id = await member.upload(bytes, fileName, contentType, 'receipt');
  return contract.getReceipt.reply.parse(await member.until(`/receipts/${id}`, isRead));
}

const unreadable = (member: Member, name = 'scan.jpg') =>
  uploadReceipt(member, Buffer.from(`no picture at all: ${v7()}`), name, 'image/jpeg');

describe('from upload to match (startUpload, getReceipt, listMatches, confirmMatch, undoMatch)', () => {
  it('reads the receipt, finds its transaction, links both and opens them again', async () => {
    const member = await Member.join(cloud);
    await member.ask('PUT', '/profile', { country: 'Canada', region: 'ON', profession: 'freelancer' });
    const paid = entry({
      amount: 3560,
      description: 'MAPLE RYE CAFE TORONTO',
      category: 'Meals',
      date: '2026-03-15',
    });
    await member.ask('POST', '/transactions', paid);
    await member.ask(
      'POST',
      '/transactions',
      entry({ amount: 9900, description: 'TOOL SHED', date: '2026-03-15' }),
    );
    const receipt = await uploadReceipt(
      member,
      fixture('receipt-cafe.jpg'),
      'café receipt.jpg',
      'image/jpeg',
    );
    expect(receipt).toMatchObject({
      amount: 3560,
      date: '2026-03-14',
      status: 'processed',
      fileName: 'café receipt.jpg',
    });
    expect(receipt.vendor).toMatch(/maple/i);
    expect(receipt.problem).toBeUndefined();
    expect(receipt.fields['total']?.confidence).toBeGreaterThan(0.5);

    const { items } = contract.listMatches.reply.parse(
      await member.until('/matches', (page) => (page['items'] as unknown[]).length > 0),
    );
    expect(items).toMatchObject([{ receiptIds: [receipt.id], transactionIds: [paid.id], status: 'pending' }]);
    expect(items[0]?.reasons.length).toBeGreaterThan(1);
    const matchPath = `/matches/${items[0]?.id}`;

    expect(await member.ask('POST', `${matchPath}/confirm`)).toMatchObject({ status: 'confirmed' });
    expect(await member.ask('POST', `${matchPath}/confirm`)).toMatchObject({ status: 'confirmed' });
    expect(await member.ask('GET', `/receipts/${receipt.id}`)).toMatchObject({
      status: 'matched',
      transactionIds: [paid.id],
    });
    expect(await member.ask('GET', `/transactions/${paid.id}`)).toMatchObject({
      receiptIds: [receipt.id],
      version: 2,
    });
    expect(await member.ask('GET', '/summary?from=2026-03-01&to=2026-03-31')).toMatchObject({
      exportReady: 1,
    });
    expect(await member.all('/matches')).toEqual([]);
    expect(await member.all('/matches?status=recent')).toMatchObject([{ id: items[0]?.id }]);

    expect(await member.ask('POST', `${matchPath}/undo`)).toMatchObject({ status: 'pending' });
    expect(await member.ask('GET', `/receipts/${receipt.id}`)).toMatchObject({
      status: 'processed',
      transactionIds: [],
    });
    expect(await member.ask('GET', `/transactions/${paid.id}`)).toMatchObject({ receiptIds: [], version: 3 });
    expect(await member.ask('GET', '/summary?from=2026-03-01&to=2026-03-31')).toMatchObject({
      exportReady: 0,
    });
    expect(await member.ask('GET', '/me')).toMatchObject({ usage: { documents: 1 } });
  });
});

describe('rejectMatch', () => {
  it('sets a suggestion aside until the rejection is undone', async () => {
    const member = await Member.join(cloud);
    const receipt = await unreadable(member);
    const row = entry({ amount: 4321, description: 'Lumber Yard' });
    await member.ask('POST', '/transactions', row);
    const facts = { vendor: 'Lumber Yard', amount: 4321, currency: 'USD', date: row.date };
    await member.ask('PATCH', `/receipts/${receipt.id}`, { version: receipt.version, ...facts });
    const found = await member.until('/matches', (page) => (page['items'] as unknown[]).length > 0);
    const [match] = contract.listMatches.reply.parse(found).items;
    expect(await member.ask('POST', `/matches/${match?.id}/reject`)).toMatchObject({ status: 'rejected' });
    expect(await member.all('/matches')).toEqual([]);
    expect(await member.call('POST', `/matches/${match?.id}/confirm`)).toMatchObject({
      status: 409,
      body: { code: 'wrong-state' },
    });
    await member.ask('POST', `/matches/${match?.id}/undo`);
    expect(await member.all('/matches')).toMatchObject([{ id: match?.id, status: 'pending' }]);
  });
});

describe('makeMatch', () => {
  it('links by hand once, and nothing that is linked already', async () => {
    const member = await Member.join(cloud);
    const [one, two] = [entry(), entry()];
    for (const row of [one, two]) await member.ask('POST', '/transactions', row);
    const receipt = await unreadable(member);
    const link = { id: v7(), receiptIds: [receipt.id], transactionIds: [one.id] };
    expect(await member.call('POST', '/matches', link)).toMatchObject({
      status: 201,
      body: { decision: 'manual', status: 'confirmed' },
    });
    expect(await member.call('POST', '/matches', link)).toMatchObject({ status: 201 });
    const second = await member.call('POST', '/matches', { ...link, id: v7(), transactionIds: [two.id] });
    expect(second).toMatchObject({ status: 409, body: { code: 'wrong-state' } });
  });
});

describe('listReceipts', () => {
  it('lists newest first, by status and by words', async () => {
    const member = await Member.join(cloud);
    await unreadable(member, 'first.jpg');
    await unreadable(member, 'second.jpg');
    const names = async (query: string) =>
      (await member.all(`/receipts${query}`)).map(({ fileName }) => fileName);
    expect(await names('?limit=1')).toEqual(['second.jpg', 'first.jpg']);
    expect(await names('?q=FIRST')).toEqual(['first.jpg']);
    expect(await names('?status=matched')).toEqual([]);
  });
});

describe('changeReceipt', () => {
  it('takes a person’s word over what was read, and only from the version seen', async () => {
    const member = await Member.join(cloud);
    const receipt = await unreadable(member);
    expect(receipt.problem?.code).toBe('unsupported-format');
    const change = { version: receipt.version, vendor: 'Corner Shop', amount: 700, date: '2026-03-01' };
    const changed = await member.ask('PATCH', `/receipts/${receipt.id}`, change);
    expect(changed).toMatchObject({
      vendor: 'Corner Shop',
      amount: 700,
      date: '2026-03-01',
      version: receipt.version + 1,
    });
    expect(changed).not.toHaveProperty('problem');
    expect(await member.call('PATCH', `/receipts/${receipt.id}`, change)).toMatchObject({ status: 409 });
  });
});

describe('openReceiptFile', () => {
  it('opens the original bytes to view or under their own name to download', async () => {
    const member = await Member.join(cloud);
    const bytes = fixture('invoice-locked.pdf');
    const receipt = await uploadReceipt(member, bytes, 'Rechnung März.pdf', 'application/pdf');
    const opened = await member.ask('GET', `/receipts/${receipt.id}/file?as=download`);
    const file = await fetch(String(opened['url']));
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''Rechnung%20M%C3%A4rz.pdf`,
    );
    const viewed = await fetch(String((await member.ask('GET', `/receipts/${receipt.id}/file`))['url']));
    expect(viewed.headers.get('content-disposition')).toMatch(/^inline/);
    expect(viewed.headers.get('content-type')).toBe('application/pdf');
  });

  it('never shows a page of somebody’s making inline', async () => {
    const member = await Member.join(cloud);
    const receipt = await uploadReceipt(
      member,
      Buffer.from('<script>alert(1)</script>'),
      'a.html',
      'text/html',
    );
    const file = await fetch(
      String((await member.ask('GET', `/receipts/${receipt.id}/file?as=view`))['url']),
    );
    expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(file.headers.get('content-type')).toBe('application/octet-stream');
  });
});

describe('deleteReceipt and restoreReceipt', () => {
  it('archives the receipt, brings it back, and takes it with its original only when asked for', async () => {
    const member = await Member.join(cloud);
    const row = entry();
    await member.ask('POST', '/transactions', row);
    const receipt = await unreadable(member);
    await member.ask('POST', '/matches', { id: v7(), receiptIds: [receipt.id], transactionIds: [row.id] });
    const { url } = await member.ask('GET', `/receipts/${receipt.id}/file`);
    const forever = `/receipts/${receipt.id}?forever=true`;
    expect(await member.call('DELETE', forever)).toMatchObject({
      status: 409,
      body: { code: 'wrong-state' },
    });
    for (let n = 0; n < 2; n += 1)
      expect(await member.ask('DELETE', `/receipts/${receipt.id}`)).toMatchObject({ status: 'processed' });
    expect(await member.all('/receipts')).toEqual([]);
    expect(await member.ask('GET', `/transactions/${row.id}`)).toMatchObject({
      receiptIds: [],
      receiptId: null,
    });
    for (let n = 0; n < 2; n += 1)
      expect(await member.ask('POST', `/receipts/${receipt.id}/restore`)).toMatchObject({ archivedAt: null });
    expect(await member.all('/receipts')).toMatchObject([{ id: receipt.id }]);
    expect((await fetch(String(url))).status).toBe(200);
    await member.ask('DELETE', `/receipts/${receipt.id}`);
    await member.ask('DELETE', forever);
    expect(await member.call('GET', `/receipts/${receipt.id}`)).toMatchObject({ status: 404 });
    expect((await fetch(String(url))).status).toBe(404);
  });
});

describe('a file of several documents (getReceiptPages)', () => {
  it('becomes a receipt for each, whose pages show where values stand', async () => {
    const member = await Member.join(cloud);
    const both = await receiptsPdf([
      { vendor: 'Northside Hardware Ltd.', date: '2026-03-02', total: '118.65', number: 'N-1' },
      { vendor: 'Lakeshore Software Inc.', date: '2026-03-05', total: '22.60', number: 'L-9' },
    ]);
    const first = await uploadReceipt(member, both, 'both.pdf', 'application/pdf');
    const found = await member.all('/receipts');
    expect(found.map(({ amount }) => amount).toSorted()).toEqual([11_865, 2260]);
    expect(found.every(({ thumbnailUrl }) => typeof thumbnailUrl === 'string')).toBe(true);
    const second = found.find(({ id }) => id !== first.id);
    expect(second).toMatchObject({ fileId: first.id, fileName: 'both.pdf', page: 2 });
    expect(await member.ask('GET', '/me')).toMatchObject({ usage: { documents: 2 } });

    const { items } = contract.getReceiptPages.reply.parse(
      await member.ask('GET', `/receipts/${String(second?.['id'])}/pages`),
    );
    expect(items.map(({ page }) => page)).toEqual([1, 2]);
    const picture = await fetch(String(items[1]?.url));
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    const opened = await member.ask('GET', `/receipts/${String(second?.['id'])}/file`);
    expect((await fetch(String(opened['url']))).headers.get('content-type')).toBe('application/pdf');
  });
});

describe('a copy of a document', () => {
  it('is known by its bytes and by what it says, and not counted twice', async () => {
    const member = await Member.join(cloud);
    const [paper, again] = await Promise.all([
      receiptPdf('Northside Hardware Ltd.', '2026-03-02', '118.65'),
      receiptsPdf([{ vendor: 'NORTHSIDE HARDWARE LTD', date: '02 March 2026', total: '118.65' }]),
    ]);
    const first = await uploadReceipt(member, paper, 'one.pdf', 'application/pdf');
    expect(first.twins).toEqual([]);
    const same = await uploadReceipt(member, paper, 'same.pdf', 'application/pdf');
    expect(same.twins).toEqual([{ id: first.id, by: 'file' }]);
    expect(await member.ask('GET', '/me')).toMatchObject({ usage: { documents: 1 } });
    await member.ask('DELETE', `/receipts/${same.id}`);
    const alike = await uploadReceipt(member, again, 'again.pdf', 'application/pdf');
    expect(alike.twins).toEqual([{ id: first.id, by: 'content' }]);
    const kept = await member.ask('PATCH', `/receipts/${alike.id}`, {
      version: alike.version,
      distinct: true,
    });
    expect(kept).toMatchObject({ twins: [] });

    const corrected = { version: first.version, amount: 500, reviewed: true };
    expect(await member.ask('PATCH', `/receipts/${first.id}`, corrected)).toMatchObject({
      reviewedAt: expect.any(String) as string,
    });
    await member.ask('DELETE', `/receipts/${alike.id}`);
    const third = await uploadReceipt(member, again, 'third.pdf', 'application/pdf');
    expect(third.twins).toEqual([]);
  });
});

describe('a vendor put right', () => {
  it('is called so on the next document of the same kind, until it is corrected back', async () => {
    const member = await Member.join(cloud);
    const bring = async (day: string, total: string, number: string) => {
      const paper = await receiptsPdf([{ vendor: 'NSH Retail 0031', date: day, total, number }]);
      return uploadReceipt(member, paper, `${number}.pdf`, 'application/pdf');
    };
    const first = await bring('2026-03-02', '118.65', 'N-1');
    const called = { version: first.version, vendor: 'Northside Hardware' };
    const corrected = await member.ask('PATCH', `/receipts/${first.id}`, called);
    expect(await bring('2026-03-09', '20.00', 'N-2')).toMatchObject({ vendor: 'Northside Hardware' });
    const back = { version: corrected['version'], vendor: first.vendor };
    await member.ask('PATCH', `/receipts/${first.id}`, back);
    expect(await bring('2026-03-16', '31.50', 'N-3')).toMatchObject({ vendor: first.vendor });
  });
});

describe('files that are not what they say', () => {
  it.each([
    [
      'a truncated photograph',
      fixture('receipt-cafe.jpg').subarray(0, 1500),
      'r.jpg',
      'image/jpeg',
      ['unreadable-file'],
    ],
    ['a locked PDF', fixture('invoice-locked.pdf'), 'i.pdf', 'application/pdf', ['password-needed']],
    [
      'a program called a picture',
      Buffer.from('MZ\u0090\0\u0003program'),
      'setup.jpg',
      'image/jpeg',
      ['unsupported-format'],
    ],
    ['the head of a PDF alone', Buffer.from('%PDF-1.7\n'), 'i.pdf', 'application/pdf', ['unreadable-file']],
  ])('%s becomes a receipt to fill in by hand, with the reason', async (_what, bytes, name, type, codes) => {
    const receipt = await uploadReceipt(await Member.join(cloud), bytes, name, type);
    expect(receipt).toMatchObject({ status: 'processed', amount: null });
    expect(codes).toContain(receipt.problem?.code);
    expect(receipt.problem?.detail).toMatch(/\w+ \w+.*\.$/);
  });

  it.each([
    [
      'a program called a statement',
      Buffer.concat([Buffer.from('MZ\u0090\0\u0003\0'), Buffer.alloc(3000)]),
      ['unsupported-format', 'unreadable-file'],
    ],
    [
      'a text without money',
      Buffer.from('Dear diary,\ntoday was fine.\n'),
      ['no-transactions', 'unsupported-format'],
    ],
    ['a header without rows', Buffer.from('Date,Description,Amount\n'), ['no-transactions']],
    ['a damaged workbook', Buffer.from('PK\u0003\u0004damaged beyond reading'), ['unreadable-file']],
  ])('%s fails its import with the reason, and cannot be committed', async (_what, bytes, codes) => {
    const member = await Member.join(cloud);
    const failed = contract.getStatementImport.reply.parse(await member.readStatement(bytes));
    expect(failed.status).toBe('failed');
    expect(codes).toContain(failed.problem?.code);
    expect(failed.problem?.detail).toMatch(/\w+ \w+.*\.$/);
    expect(await member.call('POST', `/statement-imports/${failed.id}/commit`, {})).toMatchObject({
      status: 409,
    });
  });

  it('a file other than the one announced is turned away by the bucket', async () => {
    const member = await Member.join(cloud);
    const announced = {
      id: v7(),
      fileName: 'r.jpg',
      contentType: 'image/jpeg',
      size: 10,
      sha256: 'a'.repeat(64),
      purpose: 'receipt',
    };
    const { url, fields } = await member.ask('POST', '/uploads', announced);
    const form = new FormData();
    for (const [name, value] of Object.entries(fields as Record<string, string>)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(11)]), 'r.jpg');
    expect((await fetch(String(url), { method: 'POST', body: form })).status).toBe(400);
  });
});
