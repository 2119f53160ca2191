import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import { receiptPdf, receiptsPdf } from '../support/draw-receipt.ts';
import { Member } from '../support/member.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';
import { uploadReceipt } from '../support/upload-receipt.ts';

let cloud: SharedCloud;
beforeAll(async () => {
  cloud = await sharedCloud();
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
    const { thumbnailUrl } = await member.ask('GET', `/receipts/${first.id}`);
    expect((await fetch(String(thumbnailUrl))).headers.get('content-type')).toMatch(/^image\//);
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
