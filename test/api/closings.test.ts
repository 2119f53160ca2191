import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ListMultipartUploadsCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { v7 } from 'uuid';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Closings } from '../../functions/store/closings.ts';
import type { StoredClosing } from '../../functions/store/closings.ts';
import { Table } from '../../functions/store/table.ts';
import { booksOf, makeAssistant, organizationIdOf } from '../support/books.ts';
import { madeReport } from '../support/ended-report.ts';
import { entry } from '../support/entries.ts';
import { fillBooks, placeIn } from '../support/filled-books.ts';
import { mailsTo } from '../support/inbox.ts';
import { Member } from '../support/member.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';

let cloud: SharedCloud;
beforeAll(async () => {
  cloud = await sharedCloud();
});

const { password } = Member;
const [GRACE, HOURS_AGO] = ['2020-01-01T00:00:00.000Z', '2020-02-01T00:00:00.000Z'];
const WAITING = { timeout: 240_000, interval: 500 };

/** All stores of the cloud, as their administrator sees them. */
function stores() {
  const { tableName, bucketName, region, endpoints } = cloud.stack();
  const credentials = { accessKeyId: 'administrator', secretAccessKey: 'administrator' };
  const client = new DynamoDBClient({ region, endpoint: endpoints.dynamodb, credentials });
  const s3 = new S3Client({ region, endpoint: endpoints.s3, credentials, forcePathStyle: true });
  const closings = new Closings(new Table(tableName, client));
  const table = new Table(tableName, client);
  return {
    /** Whatever in table and bucket says one of these. */
    saying: async (...names: string[]) => {
      const found: string[] = [];
      const take = (thing: object) => {
        const text = JSON.stringify(thing);
        if (names.some((name) => text.includes(name))) found.push(text);
      };
      const pages = paginateScan(
        { client: DynamoDBDocumentClient.from(client) },
        { TableName: tableName, ConsistentRead: true },
      );
      for await (const { Items = [] } of pages) Items.forEach(take);
      for (const folder of ['uploads', 'readings', 'reports', 'exports'])
        for (const name of names) {
          const Prefix = `${folder}/${name}/`;
          const { Versions = [], DeleteMarkers = [] } = await s3.send(
            new ListObjectVersionsCommand({ Bucket: bucketName, Prefix }),
          );
          const { Uploads = [] } = await s3.send(
            new ListMultipartUploadsCommand({ Bucket: bucketName, Prefix }),
          );
          [...Versions, ...DeleteMarkers, ...Uploads].forEach(take);
        }
      return found;
    },
    /** As if its grace were over, or the hour after it was swept, without anybody's clock being turned. */
    hasten: async (of: StoredClosing['of'], id: string) => {
      const closing = await closings.of(of, id);
      if (!closing) return;
      const { status, sweptAt } = closing;
      const earlier = status === 'asked' ? { dueAt: GRACE } : sweptAt && { sweptAt: HOURS_AGO };
      if (earlier) await table.tryWrite([closings.changing(closing, earlier)]);
    },
    isOver: async (of: StoredClosing['of'], id: string) => (await closings.of(of, id)) === undefined,
  };
}

const round = () => fetch(`${cloud.web}/_local/schedules/matchbook-local-ask-for-purges`, { method: 'POST' });
const subjects = async (email: string) => (await mailsTo(cloud, email)).map(({ subject }) => subject);
const mailed = (email: string, subject: string) =>
  vi.waitFor(
    async () => expect((await subjects(email)).some((one) => one.startsWith(subject))).toBe(true),
    WAITING,
  );

/** Goes on until nothing is to be deleted any more of these. */
async function purged(closings: readonly (readonly [StoredClosing['of'], string])[]) {
  const { hasten, isOver, saying } = stores();
  await vi.waitFor(async () => {
    for (const [of, id] of closings) await hasten(of, id);
    await round();
    // Looking through everything that all tests have stored takes long: once.
    for (const [of, id] of closings) expect(await isOver(of, id)).toBe(true);
  }, WAITING);
  expect(await saying(...closings.map(([of, id]) => `CLOSING#${of}#${id}`))).toEqual([]);
}

describe('requestAccountDeletion and withdrawAccountDeletion', () => {
  it('ask for password and address, close the books to changes, and give them back as they were', async () => {
    const member = await Member.join(cloud);
    const ask = (body: object) => member.call('POST', '/account-deletion', body);
    await member.ask('POST', '/transactions', entry({ date: '2026-01-10' }));
    const wanted = { type: 'profit-loss', from: '2026-01-01', to: '2026-01-31' } as const;
    const { id: reportId } = await madeReport(member, wanted);
    const { url } = await member.ask('POST', '/shared-links', { id: v7(), reportId, label: 'Anna' });
    const shared = async () => (await fetch(String(url))).status;
    expect(await shared()).toBe(200);
    const wish = { password, confirmation: member.email.toUpperCase() };
    expect(await ask({ ...wish, confirmation: 'somebody@example.com' })).toMatchObject({
      status: 400,
      body: { fields: { confirmation: 'Type it exactly as it is shown.' } },
    });
    expect(await ask({ ...wish, password: 'Wrong-horse-7' })).toMatchObject({ status: 400 });
    const [first, second] = await Promise.all([ask(wish), ask(wish)]);
    expect([first.status, second.status]).toEqual([202, 202]);
    expect(first.body).toEqual(second.body);
    await mailed(member.email, 'Account deletion requested');
    const { on } = first.body;
    expect(await member.ask('GET', '/me')).toMatchObject({
      profile: { closing: { on } },
      organization: { closing: { on, withAccount: true } },
    });
    const refused = await member.call('POST', '/transactions', entry());
    expect(refused).toMatchObject({ status: 409, body: { code: 'being-deleted' } });
    expect(await shared()).toBe(410);
    const more = await member.call('POST', '/organizations', { id: v7(), name: 'Side' });
    expect(more).toMatchObject({ status: 409 });
    for (let n = 0; n < 2; n += 1)
      expect(await member.ask('DELETE', '/account-deletion')).toEqual({ takenBack: true });
    await mailed(member.email, 'Your Matchbook account won’t be deleted');
    expect(await shared()).toBe(200);
    expect(await member.call('POST', '/transactions', entry())).toMatchObject({ status: 201 });
    const log = JSON.stringify(await member.ask('GET', '/audit-log'));
    expect(log.match(/Requested the deletion of their account/g)).toHaveLength(1);
    expect((await subjects(member.email)).filter((one) => /deletion requested/.test(one))).toHaveLength(1);
  });

  it('ends a team only where that is chosen, tells its members, and leaves nothing anywhere of filled books', async () => {
    const [member, other] = [await Member.join(cloud), await Member.join(cloud)];
    const filled = await fillBooks(placeIn(cloud, member), member);
    const [id, otherId] = [await organizationIdOf(member), await organizationIdOf(other)];
    await makeAssistant(booksOf(cloud), other, id, 'full');
    const wish = { password, confirmation: member.email };
    expect(await member.call('POST', '/account-deletion', wish)).toMatchObject({ status: 409 });
    await member.ask('POST', '/account-deletion', { ...wish, endTeam: true });
    await mailed(other.email, 'An organization is scheduled for deletion');
    const { saying } = stores();
    expect((await saying(id)).length).toBeGreaterThan(300);
    await purged([
      ['person', id],
      ['organization', id],
      ['organization', filled.further.id],
    ]);
    expect(await saying(id, filled.further.id, member.email)).toEqual([]);
    expect(await member.call('GET', '/me')).toMatchObject({ status: 401 });
    await expect(Member.signedIn(cloud, { email: member.email, password })).rejects.toThrow();
    expect(await other.ask('GET', '/me')).toMatchObject({ organization: { id: otherId } });
  });
});

describe('requestOrganizationDeletion and withdrawOrganizationDeletion', () => {
  it('are its master’s alone, and end one of several organizations', async () => {
    const [member, other] = [await Member.join(cloud), await Member.join(cloud)];
    const home = await organizationIdOf(member);
    const only = await member.call('POST', `/organizations/${home}/deletion`, {
      password,
      confirmation: 'Ada Byron',
    });
    expect(only).toMatchObject({ status: 409, body: { detail: expect.stringContaining('only') as string } });
    const id = v7();
    await member.ask('POST', '/organizations', { id, name: 'Side business' });
    await makeAssistant(booksOf(cloud), other, id, 'full');
    const wish = { password, confirmation: 'Side business', endTeam: true };
    expect(await other.call('POST', `/organizations/${id}/deletion`, wish)).toMatchObject({ status: 403 });
    expect(await member.call('POST', `/organizations/${v7()}/deletion`, wish)).toMatchObject({ status: 404 });
    const { endTeam: _, ...withoutTeam } = wish;
    expect(await member.call('POST', `/organizations/${id}/deletion`, withoutTeam)).toMatchObject({
      status: 409,
    });
    expect(await member.call('POST', `/organizations/${id}/deletion`, wish)).toMatchObject({ status: 202 });
    expect(await other.call('DELETE', `/organizations/${id}/deletion`)).toMatchObject({ status: 403 });
    expect(await member.ask('DELETE', `/organizations/${id}/deletion`)).toEqual({ takenBack: true });
    await mailed(member.email, '“Side business” won’t be deleted');
    await member.ask('POST', `/organizations/${id}/deletion`, wish);
    await purged([['organization', id]]);
    expect(await stores().saying(id)).toEqual([]);
    expect(await member.ask('GET', '/me')).toMatchObject({ organization: { id: home }, organizations: 1 });
  });
});
