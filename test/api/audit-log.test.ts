import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '../../shared/civil-date.ts';
import { contract } from '../../shared/contract/index.ts';
import type { AuditLogEntry } from '../../shared/model/audit-log.ts';
import type { Act } from '../../shared/audit-acts.ts';
import { entry } from '../support/entries.ts';
import { SOURCE_IP } from '../support/in-process-api.ts';
import { MemoryCloud } from '../support/memory-cloud.ts';
import type { MemoryMember } from '../support/memory-cloud.ts';
import type { AuditEntry } from '../../functions/store/audit-entries.ts';
import { memberships } from '../../functions/store/people.ts';

let memory: MemoryCloud;
beforeAll(() => {
  memory = new MemoryCloud();
});

const DAY_MS = 86_400_000;
const log = async (member: MemoryMember, query = '') =>
  contract.listAuditLog.reply.parse(await member.ask('GET', `/audit-log${query}`));
const acts = (items: readonly AuditLogEntry[]) => items.map(({ act }) => act);

/** Writes acts of so many moments, as if they had been done then. */
async function put(
  member: MemoryMember,
  entries: readonly (Partial<AuditEntry> & { at: string; act: Act })[],
) {
  const { auditEntries, table } = memory.cloud;
  const own = { organizationId: member.userId, actor: { userId: member.userId } };
  for (let at = 0; at < entries.length; at += 100)
    await table.write(
      entries.slice(at, at + 100).map((one) => auditEntries.adding({ ...own, id: v7(), ...one })),
    );
}

describe('listAuditLog', () => {
  it('tells what was done, newest first: by whom, with what, from where, in the reader’s language', async () => {
    const member = await memory.join('Ada Byron');
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
    await member.call('GET', '/me', undefined, { 'user-agent': firefox });
    const lunch = entry({ description: 'Lunch' });
    await member.ask('POST', '/transactions', lunch);
    await member.ask('DELETE', `/transactions/${lunch.id}`);
    const { items } = await log(member);
    expect(acts(items)).toEqual(['entry-deleted', 'entry-added', 'signed-in', 'books-founded']);
    const ada = { userId: member.userId, fullName: 'Ada Byron' };
    expect(items[0]).toMatchObject({
      ...{ actor: ada, kind: 'entries', summary: 'Deleted entry “Lunch”', address: SOURCE_IP },
      thing: { id: lunch.id, name: 'Lunch' },
    });
    expect(items[1]).not.toHaveProperty('address');
    expect(items[2]).toMatchObject({ device: 'Firefox on Linux', summary: 'Signed in', address: SOURCE_IP });
    const { body } = await member.call('GET', '/audit-log?limit=1', undefined, { 'accept-language': 'fr' });
    const [french] = contract.listAuditLog.reply.parse(body).items;
    expect(french?.summary.replaceAll('\u00a0', ' ')).toBe('A supprimé l’écriture « Lunch »');
  });

  it('pages to the end, each entry once', async () => {
    const member = await memory.join();
    for (let count = 0; count < 7; count += 1) await member.ask('POST', '/transactions', entry());
    const all = await log(member);
    const found: string[] = [];
    let cursor: string | undefined = '';
    for (; cursor !== undefined;) {
      const page: Awaited<ReturnType<typeof log>> = await log(
        member,
        `?limit=3${cursor && `&cursor=${cursor}`}`,
      );
      found.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(found).toEqual(all.items.map(({ id }) => id));
    expect(found).toHaveLength(8);
  });

  it('is of days in the organization’s time zone, the last one included', async () => {
    const member = await memory.join();
    await member.ask('PUT', '/preferences', { timeZone: 'America/Vancouver' });
    // 23:59:59.999 of March 9 in Vancouver, and midnight: clocks have just been put forward.
    const [before, midnight] = ['2026-03-10T06:59:59.999Z', '2026-03-10T07:00:00.000Z'];
    await put(member, [
      { at: before, act: 'link-revoked' },
      { at: midnight, act: 'link-created' },
    ]);
    expect(acts((await log(member, '?from=2026-03-09&to=2026-03-09')).items)).toEqual(['link-revoked']);
    expect(acts((await log(member, '?from=2026-03-10&to=2026-03-10')).items)).toEqual(['link-created']);
    expect(acts((await log(member, '?to=2026-03-10')).items)).toEqual(['link-created', 'link-revoked']);
    expect((await log(member, '?from=2026-03-11&to=2026-03-10')).items).toEqual([]);
  });

  it('is of one person or one kind, and looks through a bounded part of the log at a time', async () => {
    const member = await memory.join();
    const colleague = v7();
    const at = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString();
    await put(member, [
      { at: at(0), act: 'link-created', actor: { userId: colleague } },
      ...Array.from({ length: 1100 }, (_, index) => ({ at: at(index + 1), act: 'entry-added' as const })),
      { at: at(1200), act: 'link-revoked', actor: { system: 'run-schedule' } },
    ]);
    const first = await log(member, '?kind=sharing&to=2026-01-31');
    expect(first.items).toMatchObject([{ act: 'link-revoked', actor: { system: 'run-schedule' } }]);
    // 1,000 were looked through: from the newest, which is at 1,200, through 1,100 downwards.
    expect(first.lookedBackTo).toBe(at(102));
    const second = await log(member, `?kind=sharing&to=2026-01-31&cursor=${String(first.nextCursor)}`);
    expect(second.items).toMatchObject([
      { act: 'link-created', actor: { userId: colleague, fullName: 'Deleted account' } },
    ]);
    expect(second).not.toHaveProperty('nextCursor');
    const theirs = await log(member, `?userId=${colleague}&to=2026-01-31`);
    const rest = await log(member, `?userId=${colleague}&to=2026-01-31&cursor=${String(theirs.nextCursor)}`);
    expect([theirs.items, acts(rest.items)]).toEqual([[], ['link-created']]);
  });

  it('shows an address for 90 days', async () => {
    const member = await memory.join();
    const { auditEntries, table, now } = memory.cloud;
    const ago = (days: number) => ({
      ...{ id: v7(), organizationId: member.userId, actor: { userId: member.userId } },
      ...{ at: new Date(now().getTime() - days * DAY_MS).toISOString(), act: 'link-created' as const },
    });
    const [kept, gone] = [ago(89), ago(91)];
    for (const one of [kept, gone])
      await table.write([
        auditEntries.adding(one),
        auditEntries.addingAddress(one, { client: '203.0.113.5', via: '64.252.1.2' }),
      ]);
    const { items } = await log(member, '?kind=sharing');
    expect(items.map(({ id, address }) => [id, address])).toEqual([
      [kept.id, '203.0.113.5 (64.252.1.2)'],
      [gone.id, undefined],
    ]);
  });

  it('is the master’s alone, and of their own organization', async () => {
    const [master, other, assistant] = [await memory.join(), await memory.join(), await memory.join()];
    await master.ask('POST', '/transactions', entry());
    expect(acts((await log(other)).items)).toEqual(['books-founded']);
    const { nextCursor } = await log(master, '?limit=1');
    const taken = await other.call('GET', `/audit-log?limit=1&cursor=${String(nextCursor)}`);
    expect(taken).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    expect((await log(other, `?userId=${master.userId}`)).items).toEqual([]);
    const at = new Date().toISOString();
    const { table } = memory.cloud;
    for (const accessLevel of ['full', 'view-only'] as const) {
      const membership = {
        userId: assistant.userId,
        organizationId: master.userId,
        role: 'assistant' as const,
      };
      await table.write([table.put(memberships, { ...membership, accessLevel, activeSince: at })]);
      for (const path of ['/audit-log', '/audit-log.csv'])
        expect(await assistant.call('GET', path)).toMatchObject({
          status: 403,
          body: { code: 'not-allowed' },
        });
    }
  });

  it.each(['from=2026-02-30', 'kind=nothing', 'userId=me', 'limit=201', 'cursor=abc'])(
    'refuses %s',
    async (query) => {
      const member = await memory.join();
      expect(await member.call('GET', `/audit-log?${query}`)).toMatchObject({ status: 400 });
    },
  );
});

describe('exportAuditLog', () => {
  const csv = async (member: MemoryMember, query = '') => {
    const { status, type, body } = await member.call('GET', `/audit-log.csv${query}`);
    expect([status, type]).toEqual([200, 'text/csv; charset=utf-8']);
    return body as { text: string; headers: Record<string, string> };
  };

  it('is a file whose cells no spreadsheet calculates, and an act of its own', async () => {
    const member = await memory.join('Ada Byron');
    await member.ask('PUT', '/preferences', { timeZone: 'America/Toronto' });
    await put(member, [
      { at: '2026-01-02T03:04:05.678Z', act: 'link-revoked', thing: { id: 'l-1', name: '=1+1' } },
      { at: '2026-01-01T03:04:05.678Z', act: 'member-removed', thing: { id: '=2+2' } },
    ]);
    const { text, headers } = await csv(member, '?to=2026-01-31');
    expect(text).toBe(
      [
        '\uFEFFTime,Time zone,Who,What,Event,ID,Device,IP address',
        '2026-01-01 22:04:05,America/Toronto,Ada Byron,Revoked link “=1+1”,link-revoked,l-1,,',
        "2025-12-31 22:04:05,America/Toronto,Ada Byron,Removed a member,member-removed,'=2+2,,",
        '',
      ].join('\r\n'),
    );
    const today = todayIn('America/Toronto', new Date());
    expect(headers['content-disposition']).toBe(`attachment; filename="audit-log-${today}.csv"`);
    expect(acts((await log(member)).items)[0]).toBe('audit-log-exported');
  });

  it('is 4,000 entries a part, which make one file with the titles once, and one act', async () => {
    const member = await memory.join();
    const at = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString();
    await put(
      member,
      Array.from({ length: 4100 }, (_, index) => ({ at: at(index), act: 'entry-added' as const })),
    );
    const until = `?to=${addDays('2026-01-01', 30)}`;
    const first = await csv(member, until);
    const cursor = first.headers['matchbook-next-cursor'];
    const second = await csv(member, `${until}&cursor=${String(cursor)}`);
    expect(second.headers).not.toHaveProperty('matchbook-next-cursor');
    const lines = (first.text + second.text).split('\r\n').slice(0, -1);
    expect(lines).toHaveLength(4101);
    expect(lines.filter((line) => line.startsWith('\uFEFF') || line.startsWith('Time'))).toHaveLength(1);
    expect(new Set(lines).size).toBe(4101);
    const exports = await log(member, '?kind=reports');
    expect(acts(exports.items)).toEqual(['audit-log-exported']);
  });
});
