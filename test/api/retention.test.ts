import { HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { beforeAll, expect, it, vi } from 'vitest';
import { Outbox } from '../../functions/store/outbox.ts';
import { Receipts } from '../../functions/store/receipts.ts';
import { booksOf, organizationIdOf } from '../support/books.ts';
import { receiptPdf } from '../support/draw-receipt.ts';
import { Member } from '../support/member.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';

let cloud: SharedCloud;
beforeAll(async () => {
  cloud = await sharedCloud();
});

const LONG_AGO = '2026-01-01T12:00:00.000Z';

it('an original that was reviewed goes with every version of it, and its document says so instead of opening it', async () => {
  const member = await Member.join(cloud);
  const organizationId = await organizationIdOf(member);
  const pdf = Buffer.from(await receiptPdf('Harbour Print', '2026-02-04', '20.00'));
  const id = await member.upload(pdf, 'print.pdf', 'application/pdf', 'receipt');
  const read = await member.until(`/receipts/${id}`, ({ status }) => status !== 'pending');
  await member.ask('PATCH', `/receipts/${id}`, { version: read['version'], reviewed: true });
  expect(await member.call('PUT', '/preferences', { retentionYears: 5 })).toMatchObject({ status: 400 });
  await member.ask('PUT', '/preferences', { documentRetention: 'until-reviewed' });
  expect(await member.ask('GET', `/receipts/${id}`)).toHaveProperty('keptUntil');

  const { bucketName: Bucket, region, endpoints } = cloud.stack();
  const credentials = { accessKeyId: 'administrator', secretAccessKey: 'administrator' };
  const s3 = new S3Client({ region, endpoint: endpoints.s3, credentials, forcePathStyle: true });
  const object = { Bucket, Key: `uploads/${organizationId}/${id}` };
  const { VersionId: first } = await s3.send(new HeadObjectCommand(object));
  await s3.send(new PutObjectCommand({ ...object, Body: pdf }));

  const { table, organizations } = booksOf(cloud);
  const receipts = new Receipts(table);
  const receipt = await receipts.get(organizationId, id);
  if (!receipt) throw new Error('There is no document.');
  const reviewedAt = LONG_AGO;
  await table.write([
    organizations.settingsChange(organizationId, { retentionSince: LONG_AGO }),
    receipts.change(receipt, { ...receipt, reviewedAt }),
  ]);
  await new Outbox(table, () => new Date()).ask({ kind: 'delete-original', organizationId, uploadId: id });

  const told = await member.until(`/receipts/${id}`, (body) => 'originalDeletedAt' in body);
  expect(told).toMatchObject({ vendor: 'Harbour Print', amount: 2000, date: '2026-02-04' });
  const gone = async () => {
    await expect(s3.send(new HeadObjectCommand(object))).rejects.toThrow();
    await expect(s3.send(new HeadObjectCommand({ ...object, VersionId: first }))).rejects.toThrow();
  };
  await vi.waitFor(gone, { timeout: 60_000, interval: 250 });
  expect(await member.call('GET', `/receipts/${id}/file?as=view`)).toMatchObject({
    status: 404,
    body: { detail: expect.stringMatching(/^Original deleted on .+, as your settings say\./) as string },
  });
  expect(await member.ask('GET', `/receipts/${id}/pages`)).toMatchObject({ items: [] });
});
