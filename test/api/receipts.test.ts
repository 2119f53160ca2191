import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { entry } from '../support/entries.ts';
import { Member } from '../support/member.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';
import { documentFixture, uploadReceipt, uploadUnreadable } from '../support/upload-receipt.ts';

let cloud: SharedCloud;
beforeAll(async () => {
  cloud = await sharedCloud();
});

describe('listReceipts', () => {
  it('lists newest first, by status and by words', async () => {
    const member = await Member.join(cloud);
    await uploadUnreadable(member, 'first.jpg');
    await uploadUnreadable(member, 'second.jpg');
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
    const receipt = await uploadUnreadable(member);
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
    const bytes = documentFixture('invoice-locked.pdf');
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
    const receipt = await uploadUnreadable(member);
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
    expect(await member.call('DELETE', forever)).toMatchObject({ status: 409 });
    await member.ask('DELETE', `/transactions/${row.id}`);
    await member.ask('DELETE', forever);
    expect(await member.call('GET', `/receipts/${receipt.id}`)).toMatchObject({ status: 404 });
    expect((await fetch(String(url))).status).toBe(404);
  });
});
