import { createHash } from 'node:crypto';
import Papa from 'papaparse';
import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import { PackageContents } from '../../functions/domain/exports/package-contents.ts';
import { booksOf, organizationIdOf, putOnStarter } from '../support/books.ts';
import { bucketOf } from '../support/bucket.ts';
import { entry } from '../support/entries.ts';
import { Member } from '../support/member.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';
import { strictUnzip } from '../support/strict-unzip.ts';
import { uploadReceipt } from '../support/upload-receipt.ts';

let cloud: SharedCloud;
beforeAll(async () => {
  cloud = await sharedCloud();
});

const march = { from: '2026-03-01', to: '2026-03-31' };

/** A member with entries of March, one of them with a document. */
async function bookkeeper(): Promise<Member> {
  const member = await Member.join(cloud);
  const row = entry({ description: 'Paper', amount: 1250 });
  await member.ask('POST', '/transactions', row);
  await member.ask('POST', '/transactions', entry({ kind: 'income', amount: 99_900 }));
  const receipt = await uploadReceipt(member, Buffer.from(`no picture: ${v7()}`), 'slip.jpg', 'image/jpeg');
  const { version } = await member.ask('GET', `/transactions/${row.id}`);
  await member.ask('PUT', `/transactions/${row.id}/documents`, { version, receiptIds: [receipt.id] });
  return member;
}

async function made(member: Member, id: string) {
  const path = `/generated-reports/${id}`;
  return contract.getGeneratedReport.reply.parse(
    await member.until(path, ({ status }) => status !== 'Processing'),
  );
}

async function downloaded(member: Member, id: string) {
  const opened = await member.ask('GET', `/generated-reports/${id}/file`);
  const { url, fileName, contentType, expiresAt } = contract.openGeneratedReport.reply.parse(opened);
  expect(expiresAt > new Date().toISOString()).toBe(true);
  const answer = await fetch(url);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { fileName, contentType, bytes, files: strictUnzip(bytes) };
}

describe('makeAccountantPackage', () => {
  it('makes one zip of all that an accountant needs, listed and downloaded as what it is', async () => {
    const member = await bookkeeper();
    const id = v7();
    const order = contract.makeAccountantPackage.reply.parse(
      await member.ask('POST', '/accountant-packages', { id, ...march }),
    );
    expect(order).toMatchObject({ id, type: 'package', format: 'zip', status: 'Processing', ...march });
    expect(order.progress).toBe(0);
    const report = await made(member, id);
    expect(report).toMatchObject({ status: 'Ready', type: 'package', format: 'zip' });
    const { bytes, files, fileName, contentType } = await downloaded(member, id);
    expect(contentType).toBe('application/zip');
    expect(fileName).toMatch(/2026-03-01-to-2026-03-31\.zip$/);
    expect(report.size).toBe(bytes.byteLength);
    const names = files.map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('documents/'))).toHaveLength(1);
    expect(names).toEqual(
      expect.arrayContaining([
        'ledger.xlsx',
        'ledger.csv',
        'profit-and-loss.pdf',
        'README.txt',
        'SHA256SUMS',
      ]),
    );
    const text = (name: string) => files.find((file) => file.name === name)?.bytes.toString() ?? '';
    const { data } = Papa.parse<Record<string, string>>(text('ledger.csv').slice(1), { header: true });
    expect(data[0]?.['Document'] ?? data[1]?.['Document']).toMatch(/^documents\//);
    for (const line of text('SHA256SUMS').trimEnd().split('\n')) {
      const [sum = '', name = ''] = line.split('  ');
      const file = files.find((each) => each.name === name);
      expect(
        createHash('sha256')
          .update(file?.bytes ?? '')
          .digest('hex'),
        name,
      ).toBe(sum);
    }
    expect((await member.all('/generated-reports')).map((each) => each['id'])).toContain(id);
    expect((await member.all('/notifications')).map(({ kind }) => kind)).toContain('package-ready');
    const organizationId = await organizationIdOf(member);
    const { liesIn, files: bucket } = bucketOf(cloud);
    const keys = await liesIn(`reports/${organizationId}/`);
    const contentsKey = keys.find((key) => key?.endsWith('.contents.json')) ?? '';
    const fileId = /\/([^/]+)\.contents\.json$/.exec(contentsKey)?.[1] ?? '';
    const contents = PackageContents.parse(await bucket.besidePackage(organizationId, fileId, 'contents'));
    expect(contents.files.map(({ path }) => path)).toEqual(names);
    await expect.poll(async () => (await liesIn(`reports/${organizationId}/${fileId}.work/`)).length).toBe(0);
  });

  it('is made once however often the button is pressed, and is another one under another id', async () => {
    const member = await bookkeeper();
    const body = { id: v7(), ...march };
    const answers = await Promise.all([1, 2, 3].map(() => member.call('POST', '/accountant-packages', body)));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect((await made(member, body.id)).status).toBe('Ready');
    const other = await member.call('POST', '/accountant-packages', { ...body, from: '2026-02-01' });
    expect(other).toMatchObject({ status: 409, body: { code: 'already-exists' } });
    expect(await member.all('/generated-reports')).toHaveLength(1);
  });

  it('is deleted, brought back and, for good, gone with all that lies beside it', async () => {
    const member = await bookkeeper();
    const id = v7();
    await member.ask('POST', '/accountant-packages', { id, ...march });
    await made(member, id);
    await member.ask('DELETE', `/generated-reports/${id}`);
    expect(await member.all('/generated-reports')).toEqual([]);
    await member.ask('POST', `/generated-reports/${id}/restore`);
    expect((await downloaded(member, id)).files.length).toBeGreaterThan(5);
    await member.ask('DELETE', `/generated-reports/${id}`);
    await member.ask('DELETE', `/archive/reports/${id}`);
    const folder = `reports/${await organizationIdOf(member)}/`;
    await expect.poll(async () => (await bucketOf(cloud).liesIn(folder)).length).toBe(0);
  });

  it('refuses what it cannot make, and a plan without workbooks and PDFs', async () => {
    const member = await bookkeeper();
    const ask = (change: object) =>
      member.call('POST', '/accountant-packages', { id: v7(), ...march, ...change });
    expect(await ask({ from: '2019-03-01', to: '2019-03-31' })).toMatchObject({ status: 422 });
    for (const wrong of [{ id: 'x' }, { to: '2026-02-01' }, { more: 1 }, { from: '2001-01-01' }])
      expect(await ask(wrong)).toMatchObject({ status: 400 });
    await putOnStarter(booksOf(cloud), await organizationIdOf(member));
    expect(await ask({})).toMatchObject({ status: 402, body: { code: 'plan-lacks-format' } });
    expect(await member.all('/generated-reports')).toEqual([]);
  });

  it('belongs to its books alone', async () => {
    const [member, stranger] = [await bookkeeper(), await Member.join(cloud)];
    const id = v7();
    await member.ask('POST', '/accountant-packages', { id, ...march });
    await made(member, id);
    expect(await stranger.call('GET', `/generated-reports/${id}/file`)).toMatchObject({ status: 404 });
    expect(await stranger.all('/generated-reports')).toEqual([]);
  });
});
