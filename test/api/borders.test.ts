import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { booksOf, makeAssistant, organizationIdOf } from '../support/books.ts';
import { entry, recurringEntry, reportSchedule } from '../support/entries.ts';
import { fillBooks, type FilledBooks, type FillingPlace } from '../support/filled-books.ts';
import { Member, type Answer } from '../support/member.ts';
import type { MemoryMember } from '../support/memory-cloud.ts';
import { sharedCloud } from '../support/shared-cloud.ts';
import { WholeMemoryCloud } from '../support/whole-memory-cloud.ts';
import { everyRoute, goodBody, namesThing, pathOf, routeOf } from './every-route.ts';
import { namedBy, namedThings } from './named-things.ts';

let cloud: WholeMemoryCloud;
let victim: MemoryMember;
let stranger: MemoryMember;
let assistant: MemoryMember;
let theirs: FilledBooks;
let own: FilledBooks;
let victimsId: string;
/** All that the table holds of the victim, and what they see of it. */
let before: { readonly stored: unknown; readonly seen: unknown };

beforeAll(async () => {
  cloud = new WholeMemoryCloud();
  [victim, stranger, assistant] = [await cloud.join('Vic Tim'), await cloud.join(), await cloud.join()];
  [theirs, own] = [await fillBooks(placeOf(victim), victim), await fillBooks(placeOf(stranger), stranger)];
  victimsId = await organizationIdOf(victim);
  await makeAssistant(cloud.cloud, assistant, victimsId, 'view-only');
  before = { stored: stored(), seen: await booksSeenBy(victim) };
});

const placeOf = (member: MemoryMember): FillingPlace => ({
  table: cloud.cloud.table,
  receive: (to, mail) => cloud.receive(to, mail),
  signInElsewhere: () => Promise.resolve(cloud.signedInAgain(member)),
});
/** What the table holds of the victim; whatever a request has begun has ended with its answer. */
const stored = () => cloud.itemsUnder(`ORG#${victimsId}`);

const things = Object.entries(namedThings).map(([name, asking]) => ({ name, asking, route: routeOf(name) }));
const readings = everyRoute.filter(
  ({ route: { method, access } }) => method === 'GET' && access !== 'public',
);
/** Reading the log as a file is told in the log. */
const TOLD = ['exportAuditLog'];
const lists = readings.filter(({ name, route }) => !namesThing(route) && !TOLD.includes(name));
// They are addresses and little else, signed anew each time.
const SIGNED = [
  ...['getReceiptPages', 'openReceiptFile', 'openStatementFile'],
  ...['openArchiveExport', 'openDataExport', 'openGeneratedReport'],
];

/** The same with addresses as they are before they are signed, anew each time, and without when members were last there. */
const unsigned = (answer: Record<string, unknown>): unknown =>
  JSON.parse(
    JSON.stringify(answer, (name, value: unknown) =>
      name === 'lastActivity' ? undefined : value,
    ).replaceAll(/\?X-Amz-[^"]*/g, ''),
  );

/** Everything that somebody sees of their books: all lists, sums and settings, and each thing by its id. */
async function booksSeenBy(member: Member): Promise<unknown> {
  const single = things.filter(({ name, route }) => route.method === 'GET' && !SIGNED.includes(name));
  const paths = [
    ...lists.map(({ route }) => pathOf(route, '')),
    '/matches?status=recent',
    '/pairs?status=decided',
    '/payouts?status=decided',
    '/summary?from=2026-01-01&to=2026-12-31',
    ...single.map(({ asking, route }) => pathOf(route, asking(theirs, theirs).id ?? '')),
  ];
  const answers: (readonly [string, Record<string, unknown>])[] = [];
  for (const path of paths) answers.push([path, await member.ask('GET', path)]);
  return answers.map(([path, answer]) => [
    path,
    path === '/me' ? { ...answer, membership: undefined } : unsigned(answer),
  ]);
}

/** The job that a request has started, once it is over; undefined where it has started none. */
async function endedJob(member: Member, { status, body }: Answer) {
  if (status !== 202 || typeof body['kind'] !== 'string') return undefined;
  return member.until(
    `/jobs/${String(body['id'])}`,
    (job) => job['status'] === 'done' || job['status'] === 'undone',
  );
}

const guarded = everyRoute.filter(({ route }) => route.access !== 'public' && route.access !== 'member');

it('every place where a request names a thing has its case', () => {
  expect(Object.keys(namedThings).toSorted()).toEqual(everyRoute.flatMap(namedBy).toSorted());
});

describe('nobody reads or writes another organisation’s item', () => {
  it.each(things)('through $name', async ({ asking, route }) => {
    const { id = '', body, strangersGet = 404 } = asking(theirs, own);
    const answer = await stranger.call(route.method, pathOf(route, id), body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(strangersGet);
    if (strangersGet === 202) expect(await endedJob(stranger, answer)).toMatchObject({ done: 0 });
    else expect(answer.type).toBe('application/problem+json');
  });

  // Asked once behind them all: what they hold is read whole, item by item, and no write takes back what another one did.
  it('and through none of them has anything changed', async () => {
    expect(stored()).toEqual(before.stored);
  });

  it('through a list, a count, a sum or an export', async () => {
    const newcomer = await cloud.join();
    const ids = JSON.stringify(theirs).match(/[0-9a-f-]{36}/g) ?? [];
    expect(ids.length).toBeGreaterThan(30);
    for (const { route } of lists) {
      const text = JSON.stringify(await newcomer.ask('GET', pathOf(route, '')));
      for (const secret of [...ids, 'Vic Tim', victim.email, 'Paper and ink'])
        expect(text).not.toContain(secret);
    }
    expect(await newcomer.ask('GET', '/transactions/count')).toEqual({ count: 0 });
    const answer = await newcomer.call('POST', '/send-custom-export', goodBody('sendCustomExport'));
    expect(answer).toMatchObject({ status: 422, body: { code: 'nothing-to-export' } });
  });

  it('by taking the same ids: addTransaction and startUpload make the stranger’s own', async () => {
    const row = entry({ id: theirs.rows[0] ?? '', amount: 1 });
    expect(await stranger.call('POST', '/transactions', row)).toMatchObject({ status: 201 });
    const upload = goodBody('startUpload') as Record<string, unknown>;
    const { fields } = await stranger.ask('POST', '/uploads', { ...upload, id: theirs.receipt });
    expect(fields).toMatchObject({ organizationId: await organizationIdOf(stranger) });
    expect(stored()).toEqual(before.stored);
  });
});

describe('an assistant who may only look', () => {
  it('sees the books', async () => {
    expect(await assistant.ask('GET', '/me')).toMatchObject({
      membership: { accessLevel: 'view-only' },
      abilities: [],
    });
    expect(await assistant.ask('GET', `/transactions/${theirs.rows[0]}`)).toMatchObject({
      id: theirs.rows[0],
    });
  });

  it.each(guarded)('is refused by $name', async ({ name, route }) => {
    const asked = things.find((thing) => thing.name === name)?.asking(theirs, theirs);
    const body = asked?.body ?? (route.body && goodBody(name));
    expect(await assistant.call(route.method, pathOf(route, asked?.id ?? ''), body)).toMatchObject({
      status: 403,
      type: 'application/problem+json',
      body: { code: 'not-allowed' },
    });
  });

  it('has left what is stored, and what its owner sees, as it was', async () => {
    expect(stored()).toEqual(before.stored);
    expect(await booksSeenBy(victim)).toEqual(before.seen);
  });

  it('mails nothing to anybody', () => {
    expect(cloud.mailer.sent.filter(({ to }) => to === 'books@example.com')).toEqual([]);
  });
});

describe('the owner', () => {
  it.each(things)('gets what others were refused, through $name', async ({ name, asking, route }) => {
    const { id = '', body } = asking(theirs, theirs);
    const answer = await victim.call(route.method, pathOf(route, id), body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(route.status ?? 200);
    // With another of one's sessions the one that asks has ended too.
    if (name === 'endSession') victim = cloud.signedInAgain(victim);
    expect(await endedJob(victim, answer)).not.toMatchObject({ status: 'done', done: 0 });
  });
});

/** With tokens, by grants, and over DynamoDB's table: a sample of the same. */
it('nobody reads or writes another organisation’s item on the local cloud either; its owner gets it, and whoever may only look reads it', async () => {
  const there = await sharedCloud();
  const [owner, other, looker] = [
    await Member.join(there),
    await Member.join(there),
    await Member.join(there),
  ] as const;
  const [row, recurring, schedule] = [entry(), recurringEntry(), reportSchedule()];
  const account = { id: v7(), name: 'Reserve', kind: 'savings' };
  const category = { id: v7(), name: 'Beehives', kind: 'expense', formLine: 'Schedule C line 27b' };
  await owner.ask('POST', '/transactions', row);
  await owner.ask('POST', '/accounts', account);
  await owner.ask('POST', '/categories', category);
  await owner.ask('POST', '/recurring-entries', recurring);
  await owner.ask('POST', '/report-schedules', schedule);
  await makeAssistant(booksOf(there), looker, await organizationIdOf(owner), 'view-only');
  const requests: readonly (readonly [string, string, unknown?])[] = [
    ['GET', `/transactions/${row.id}`],
    ['GET', `/transactions/${row.id}/history`],
    ['GET', `/transactions/${row.id}/alike`],
    ['PATCH', `/transactions/${row.id}`, { version: 1, description: 'Taken over' }],
    ['PATCH', `/accounts/${account.id}`, { name: 'Taken over' }],
    ['PATCH', `/categories/${category.id}`, { name: 'Taken over' }],
    ['DELETE', `/report-schedules/${schedule.id}`],
    ['DELETE', `/recurring-entries/${recurring.id}`],
    ['DELETE', `/accounts/${account.id}`],
    ['DELETE', `/transactions/${row.id}`],
  ];
  for (const request of requests)
    expect(await other.call(...request), request.join(' ')).toMatchObject({ status: 404 });
  for (const [method, ...request] of requests) {
    const expected = method === 'GET' ? { status: 200 } : { status: 403, body: { code: 'not-allowed' } };
    expect(await looker.call(method, ...request), request.join(' ')).toMatchObject(expected);
  }
  for (const request of requests)
    expect((await owner.call(...request)).status, request.join(' ')).toBeLessThan(300);

  const upload = goodBody('startUpload') as Record<string, unknown>;
  const { fields } = await other.ask('POST', '/uploads', upload);
  expect((fields as Record<string, string>)['key']).toContain(await organizationIdOf(other));
});
