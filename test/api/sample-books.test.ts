import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { Erasures } from '../../functions/store/erasures.ts';
import { contract } from '../../shared/contract/index.ts';
import { BOOKS_HEADER } from '../../shared/contract/route.ts';
import { booksOf, organizationIdOf, type Books } from '../support/books.ts';
import { entry } from '../support/entries.ts';
import { Member } from '../support/member.ts';
import { MemoryCloud } from '../support/memory-cloud.ts';
import { sharedCloud } from '../support/shared-cloud.ts';
import { goodBody, pathOf, routeOf } from './every-route.ts';

let cloud: MemoryCloud;
beforeAll(() => {
  cloud = new MemoryCloud();
});

const meOf = async (member: Member) => contract.getMe.reply.parse(await member.ask('GET', '/me'));
const itemsOf = async ({ table }: Books, organizationId: string) =>
  (await Array.fromAsync(new Erasures(table).pages(organizationId))).flat();

describe('exploreSample', () => {
  it('shows a year of a business whose documents are read and matched, and leaves nothing in one’s own books', async () => {
    // Where documents are read.
    const there = await sharedCloud();
    const member = await Member.join(there);
    const own = await organizationIdOf(member);
    const books = booksOf(there);
    const lasting = async () =>
      (await itemsOf(books, own)).filter(({ entity }) => entity !== 'audit-entry').length;
    const before = await lasting();
    const body = { id: v7() };
    const made = contract.exploreSample.reply.parse(await member.ask('POST', '/sample-books', body));
    expect(await member.ask('POST', '/sample-books', body)).toEqual(made);
    const me = await meOf(member);
    expect(me.organization).toMatchObject({ sample: true });
    expect(me.organization.id).not.toBe(own);
    expect(await member.all('/transactions?limit=200')).toHaveLength(made.entries);
    const receipts = await member.until(
      '/receipts?limit=200',
      (page) => contract.listReceipts.reply.parse(page).items.every(({ status }) => status !== 'pending'),
      120_000,
    );
    const { items } = contract.listReceipts.reply.parse(receipts);
    expect(items).toHaveLength(made.documents);
    expect(items.every(({ vendor, amount, date }) => vendor && amount && date)).toBe(true);
    await member.until(
      '/matches?status=pending',
      (page) => contract.listMatches.reply.parse(page).items.length > 3,
      60_000,
    );
    // Beside one entry of their audit log: it says who looked at the sample, and when.
    expect(await lasting()).toBe(before);

    for (const name of ['startUpload', 'sendCustomExport', 'exportArchive', 'savePreferences'] as const) {
      const route = routeOf(name);
      const { status, body: said } = await member.call(route.method, pathOf(route, v7()), goodBody(name));
      expect([name, status, said]).toMatchObject([name, 409, { code: 'sample-books' }]);
    }
  });
});

describe('a page that shows sample books beside one that shows real ones', () => {
  it('stays in the books that it shows, and is refused once they are left', async () => {
    const member = await cloud.join();
    const own = { [BOOKS_HEADER]: await organizationIdOf(member) };
    const add = (headers: Record<string, string>) => member.call('POST', '/transactions', entry(), headers);
    await member.ask('POST', '/sample-books', { id: v7() });
    const sample = { [BOOKS_HEADER]: await organizationIdOf(member) };
    expect((await add(own)).status).toBe(201);
    expect((await add(sample)).status).toBe(201);
    await member.ask('DELETE', '/sample-books');
    const refused = { status: 403, body: { code: 'not-a-member' } };
    expect(await add(sample)).toMatchObject(refused);
    expect(await member.call('GET', '/me', undefined, sample)).toMatchObject(refused);
    expect(await member.call('GET', '/me', undefined, { [BOOKS_HEADER]: 'of-nobody' })).toMatchObject(
      refused,
    );
    expect(await member.all('/transactions?limit=200')).toHaveLength(1);
  });
});

describe('leaveSample', () => {
  it('goes back to one’s own books at once, and takes the others away whole', async () => {
    const member = await cloud.join();
    const own = await organizationIdOf(member);
    await member.ask('POST', '/transactions', entry({ description: 'My own' }));
    await member.ask('POST', '/sample-books', { id: v7() });
    const { organization } = await meOf(member);
    await member.ask('POST', '/transactions', entry({ description: 'Tried out' }));
    expect(await member.ask('DELETE', '/sample-books')).toEqual({ removed: 1 });
    expect((await meOf(member)).organization.id).toBe(own);
    const rows = await member.all('/transactions?limit=200');
    expect(rows.map(({ description }) => description)).toEqual(['My own']);
    await expect.poll(async () => (await itemsOf(cloud.cloud, organization.id)).length).toBe(0);
    expect(await member.ask('DELETE', '/sample-books')).toEqual({ removed: 0 });
  });

  it('is nobody else’s business', async () => {
    const [member, stranger] = [await cloud.join(), await cloud.join()];
    await member.ask('POST', '/sample-books', { id: v7() });
    expect(await stranger.ask('DELETE', '/sample-books')).toEqual({ removed: 0 });
    expect((await meOf(member)).organization.sample).toBe(true);
    expect((await meOf(stranger)).organization.sample).toBeUndefined();
  });
});
