import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { unzipSync } from 'fflate';
import { v7 } from 'uuid';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { exportedEntities } from '../../functions/store/exported-entities.ts';
import { rehomedItem } from '../../functions/store/rehomed-item.ts';
import { linesOf, restore } from '../../infra/cli/restore/restore-export.ts';
import { contract } from '../../shared/contract/index.ts';
import { booksOf, makeAssistant, organizationIdOf } from '../support/books.ts';
import { receiptPdf } from '../support/draw-receipt.ts';
import { fillBooks, placeIn, type FilledBooks } from '../support/filled-books.ts';
import { mailsTo } from '../support/inbox.ts';
import { Member } from '../support/member.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';

let cloud: SharedCloud;
beforeAll(async () => {
  cloud = await sharedCloud();
});

/** Everything of a member's organization, as the zip that they download. */
async function exported(member: Member): Promise<Uint8Array> {
  const id = v7();
  await member.ask('POST', '/data-exports', { id });
  const ended = await member.until(`/data-exports/${id}`, ({ status }) => status !== 'Processing');
  expect(ended).toMatchObject({ status: 'Ready', progress: 1 });
  const opened = contract.openDataExport.reply.parse(await member.ask('GET', `/data-exports/${id}/file`));
  const answer = await fetch(opened.url);
  return new Uint8Array(await answer.arrayBuffer());
}

function target() {
  const { tableName, bucketName, region, endpoints } = cloud.stack();
  const credentials = { accessKeyId: 'administrator', secretAccessKey: 'administrator' };
  return {
    ...{
      tableName,
      bucketName,
      dynamodb: new DynamoDBClient({ region, endpoint: endpoints.dynamodb, credentials }),
    },
    s3: new S3Client({ region, endpoint: endpoints.s3, credentials, forcePathStyle: true }),
  };
}

/** Does in filled books what leaves the kinds of items that they lack. */
async function doTheRest(member: Member, { rows, receipt }: FilledBooks): Promise<void> {
  await member.ask('POST', '/feedback', {
    ...{ id: v7(), type: 'general', message: 'It works.', page: '/app', appVersion: '1' },
  });
  const rule = { id: v7(), conditions: { text: 'queen bee' }, effect: { category: 'Meals' } };
  const { version } = contract.listRules.reply.parse(await member.ask('GET', '/rules'));
  await member.ask('PUT', '/rules', { items: [rule], version });
  const read = contract.getReceipt.reply.parse(await member.ask('GET', `/receipts/${receipt}`));
  await member.ask('PATCH', `/receipts/${receipt}`, { version: read.version, vendor: 'Northside Tools' });
  await member.ask('PUT', '/period-lock', { until: '2024-12-31', version: 0 });
  const id = v7();
  const entries = await Promise.all(
    rows.slice(5).map(async (transactionId) => {
      const row = await member.ask('GET', `/transactions/${transactionId}`);
      return { transactionId, version: row['version'] };
    }),
  );
  await member.ask('POST', '/transactions/edits', { id, act: { do: 'delete' }, entries });
  await member.until(`/jobs/${id}`, ({ status }) => status === 'done');
  const pdf = Buffer.from(await receiptPdf('Harbour Print', '2026-02-04', '20.00'));
  const gone = await member.upload(pdf, 'b.pdf', 'application/pdf', 'receipt');
  await member.until(`/receipts/${gone}`, ({ status }) => status !== 'pending');
  await member.ask('DELETE', `/receipts/${gone}`);
  await member.ask('DELETE', `/receipts/${gone}?forever=true`);
}

/** What was done in the organization itself, and told there, differs: it is another one. */
const OWN = ['audit-entry', 'notice'];

/** Kept items by their keys, as far as restoring them has to give the same. */
function comparable(zip: Uint8Array) {
  const items = linesOf(unzipSync(zip)).filter(({ entity }) => !OWN.includes(String(entity)));
  return new Map(items.map((item) => [String(item['sk']), item]));
}

describe('startDataExport, listDataExports, getDataExport and openDataExport', () => {
  it('gives the master alone a zip of everything, tells them by mail without a link to it, and holds no secret', async () => {
    const [master, assistant] = [await Member.join(cloud), await Member.join(cloud)];
    await makeAssistant(booksOf(cloud), assistant, await organizationIdOf(master), 'full');
    const id = v7();
    const [first, again] = [1, 2].map(() => master.call('POST', '/data-exports', { id }));
    expect((await first)?.status).toBe(202);
    expect((await again)?.status).toBe(202);
    await master.until(`/data-exports/${id}`, ({ status }) => status === 'Ready');
    expect(await master.ask('GET', '/data-exports')).toMatchObject({ items: [{ id, status: 'Ready' }] });
    for (const path of ['', `/${id}`, `/${id}/file`])
      expect(await assistant.call('GET', `/data-exports${path}`)).toMatchObject({ status: 403 });
    expect(await assistant.call('POST', '/data-exports', { id: v7() })).toMatchObject({ status: 403 });
    const mails = await vi.waitFor(
      async () => {
        const ours = (await mailsTo(cloud, master.email)).filter(({ subject }) =>
          subject.startsWith('Data export'),
        );
        expect(ours).toHaveLength(1);
        return ours;
      },
      { timeout: 120_000, interval: 250 },
    );
    expect(mails[0]?.text).toContain('/app/settings?tab=data');
    expect(mails[0]?.text).not.toContain('exports/');
  });

  it('restored into an empty organization, exports the same once more', async () => {
    const [author, heir] = [await Member.join(cloud), await Member.join(cloud)];
    await doTheRest(author, await fillBooks(placeIn(cloud, author), author));
    const [from, to] = [await organizationIdOf(author), await organizationIdOf(heir)];
    const zip = await exported(author);
    const text = linesOf(unzipSync(zip))
      .map((item) => JSON.stringify(item))
      .join('\n');
    expect(text).not.toMatch(/"(digest|phrase|invitationCode|codes|salt)":/);
    await restore(zip, to, target());
    await restore(zip, to, target());
    const back = await exported(heir);
    const ids = async (member: Member) =>
      ((await member.ask('GET', '/me')) as { profile: { id: string } }).profile.id;
    const move = {
      from: { organizationId: from, masterUserId: await ids(author) },
      to: { organizationId: to, masterUserId: await ids(heir) },
    };
    const expected = new Map(
      [...comparable(zip).values()]
        .map((item) => rehomedItem(item, move))
        .map((item) => [String(item['sk']), item]),
    );
    expect(comparable(back)).toEqual(expected);
    const originals = (bytes: Uint8Array) =>
      Object.entries(unzipSync(bytes))
        .filter(([name]) => /^(uploads|readings)\//.test(name))
        .toSorted();
    expect(originals(back)).toEqual(originals(zip));
    for (const path of [
      '/reports/profit-loss?from=2026-01-01&to=2026-12-31',
      '/archive',
      '/learned',
      '/rules',
    ])
      expect(await heir.ask('GET', path), path).toEqual(await author.ask('GET', path));
    const held = new Set(linesOf(unzipSync(zip)).map(({ entity }) => String(entity)));
    const kept = Object.keys(exportedEntities).filter((name) => exportedEntities[name] === 'kept');
    expect(kept.filter((name) => !held.has(name)).toSorted()).toEqual([]);
  });

  it('is refused by an organization that has something, and what is no export by any', async () => {
    const [author, heir] = [await Member.join(cloud), await Member.join(cloud)];
    const zip = await exported(author);
    const to = await organizationIdOf(heir);
    await heir.ask('POST', '/transactions', {
      ...{ id: v7(), kind: 'expense', description: 'Lunch', amount: 1200, accountLabel: 'checking' },
      ...{ date: '2026-03-01' },
    });
    await expect(restore(zip, to, target())).rejects.toThrow('not empty');
    await expect(restore(zip, v7(), target())).rejects.toThrow('There is no organization');
    await expect(restore(new Uint8Array([1, 2, 3]), to, target())).rejects.toThrow('no data export');
  });
});
