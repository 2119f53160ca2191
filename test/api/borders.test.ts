import { readFileSync } from 'node:fs';
import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { booksOf, makeAssistant, organizationIdOf } from '../support/books.ts';
import { entry } from '../support/entries.ts';
import { mailsTo } from '../support/inbox.ts';
import { Member } from '../support/member.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';
import { everyRoute, goodBody, pathOf } from './every-route.ts';

let cloud: SharedCloud;
let victim: Member;
let stranger: Member;
let assistant: Member;
const ids = { transaction: '', receipt: '', match: '', upload: '', import: '' };

beforeAll(async () => {
  cloud = await sharedCloud();
  [victim, stranger, assistant] = [
    await Member.join(cloud, 'Vic Tim'),
    await Member.join(cloud),
    await Member.join(cloud),
  ];
  await fillBooks(victim);
  await makeAssistant(booksOf(cloud), assistant, await organizationIdOf(victim), 'view-only');
}, 180_000);

/** One of everything: a row, a receipt, a decided match, an upload and an import. */
async function fillBooks(member: Member): Promise<void> {
  const row = entry();
  ids.transaction = row.id;
  await member.ask('POST', '/transactions', row);
  ids.receipt = await member.upload(Buffer.from('no picture'), 'a.jpg', 'image/jpeg', 'receipt');
  await member.until(`/receipts/${ids.receipt}`, ({ status }) => status !== 'pending');
  ids.match = v7();
  await member.ask('POST', '/matches', {
    id: ids.match,
    receiptIds: [ids.receipt],
    transactionIds: [row.id],
  });
  const csv = readFileSync(new URL('../fixtures/statements/chequing.csv', import.meta.url));
  const ready = await member.readStatement(csv);
  ids.import = String(ready['id']);
  ids.upload = String(ready['uploadId']);
}

/** Everything that the victim can see of their books. */
const booksSeenBy = async (member: Member) => ({
  me: { ...(await member.ask('GET', '/me')), membership: undefined },
  rows: await member.all('/transactions'),
  receipts: await member.all('/receipts'),
  pending: await member.all('/matches'),
  recent: await member.all('/matches?status=recent'),
  import: await member.ask('GET', `/statement-imports/${ids.import}`),
  summary: await member.ask('GET', '/summary?from=2026-01-01&to=2026-12-31'),
});

function idFor(path: string): string {
  if (path.startsWith('/transactions')) return ids.transaction;
  if (path.startsWith('/receipts')) return ids.receipt;
  if (path.startsWith('/matches')) return ids.match;
  return ids.import;
}

const withForeignIds = everyRoute.filter(
  ({ name, route }) => route.params !== undefined || name === 'importStatement' || name === 'makeMatch',
);
const guarded = everyRoute.filter(({ route }) => route.access !== 'public' && route.access !== 'member');

describe('nobody reads or writes another organisation’s item', () => {
  it.each(withForeignIds)('through $name', async ({ name, route }) => {
    const before = await booksSeenBy(victim);
    const answer = await stranger.call(route.method, pathOf(route, idFor(route.path)), goodBody(name, ids));
    expect([403, 404], JSON.stringify(answer.body)).toContain(answer.status);
    expect(answer.type).toBe('application/problem+json');
    expect(JSON.stringify(answer.body)).not.toContain('Paper and ink');
    expect(await booksSeenBy(victim)).toEqual(before);
  });

  it('through a list, a count, a sum or an export', async () => {
    for (const { route } of everyRoute.filter(
      ({ route: { method, params, access } }) => method === 'GET' && !params && access !== 'public',
    )) {
      const text = JSON.stringify(await stranger.ask('GET', pathOf(route, '')));
      for (const secret of [...Object.values(ids), 'Vic Tim', victim.email, 'Paper and ink'])
        expect(text).not.toContain(secret);
    }
    expect(await stranger.ask('GET', '/transactions/count')).toEqual({ count: 0 });
    const answer = await stranger.call('POST', '/send-custom-export', goodBody('sendCustomExport'));
    expect(answer).toMatchObject({ status: 422, body: { code: 'nothing-to-export' } });
  });

  it('by taking the same ids: addTransaction and startUpload make the stranger’s own', async () => {
    const before = await booksSeenBy(victim);
    const row = entry({ id: ids.transaction, amount: 1 });
    expect(await stranger.call('POST', '/transactions', row)).toMatchObject({ status: 201 });
    const upload = goodBody('startUpload') as Record<string, unknown>;
    const { fields } = await stranger.ask('POST', '/uploads', { ...upload, id: ids.receipt });
    expect((fields as Record<string, string>)['key']).toContain(await organizationIdOf(stranger));
    expect(await booksSeenBy(victim)).toEqual(before);
  });
});

describe('an assistant who may only look', () => {
  it('sees the books', async () => {
    expect(await assistant.ask('GET', '/me')).toMatchObject({
      membership: { accessLevel: 'view-only' },
      abilities: [],
    });
    expect(await assistant.ask('GET', `/transactions/${ids.transaction}`)).toMatchObject({
      id: ids.transaction,
    });
  });

  it.each(guarded)('is refused by $name, which changes nothing', async ({ name, route }) => {
    const before = await booksSeenBy(victim);
    const answer = await assistant.call(route.method, pathOf(route, idFor(route.path)), goodBody(name, ids));
    expect(answer).toMatchObject({
      status: 403,
      type: 'application/problem+json',
      body: { code: 'not-allowed' },
    });
    expect(await booksSeenBy(victim)).toEqual(before);
  });

  it('mails nothing to anybody', async () => {
    expect(await mailsTo(cloud, 'books@example.com')).toEqual([]);
  });
});
