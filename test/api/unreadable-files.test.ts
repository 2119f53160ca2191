import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import { Member } from '../support/member.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';
import { documentFixture, uploadReceipt } from '../support/upload-receipt.ts';

let cloud: SharedCloud;
beforeAll(async () => {
  cloud = await sharedCloud();
});

describe('files that are not what they say', () => {
  it.each([
    [
      'a truncated photograph',
      documentFixture('receipt-cafe.jpg').subarray(0, 1500),
      'r.jpg',
      'image/jpeg',
      ['unreadable-file'],
    ],
    ['a locked PDF', documentFixture('invoice-locked.pdf'), 'i.pdf', 'application/pdf', ['password-needed']],
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
