import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { Files } from '../../../../../functions/adapters/files.ts';
import type { ContentsRow } from '../../../../../functions/domain/exports/package-contents.ts';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import type { PageAnswer } from '../../../../../functions/domain/pages/page-answer.ts';
import type { Cloud } from '../../../../../functions/runtime/cloud.ts';
import { changeSharedLink } from '../../../../../functions/use-cases/shared-links/change-shared-link.ts';
import { createSharedLink } from '../../../../../functions/use-cases/shared-links/create-shared-link.ts';
import { downloadShared } from '../../../../../functions/use-cases/shared-links/download-shared.ts';
import { listSharedLinks } from '../../../../../functions/use-cases/shared-links/list-shared-links.ts';
import { listSharedOpenings } from '../../../../../functions/use-cases/shared-links/list-shared-openings.ts';
import { openSharedDocument } from '../../../../../functions/use-cases/shared-links/open-shared-document.ts';
import { revokeSharedLink } from '../../../../../functions/use-cases/shared-links/revoke-shared-link.ts';
import { showShared } from '../../../../../functions/use-cases/shared-links/show-shared.ts';
import { unlockShared } from '../../../../../functions/use-cases/shared-links/unlock-shared.ts';
import { TICKET_COOKIE } from '../../../../../functions/use-cases/shared-links/ticket.ts';
import type { WantedSharedLink } from '../../../../../shared/model/shared-link.ts';
import { contentsOf, contentsRow } from '../../../../support/contents-of.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import type { MemoryTableOptions, Trouble } from '../../../../support/memory-table.ts';

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const plain = { q: '', page: 1, userAgent };

/** A bucket with what lies beside a package, and these originals. */
class Bucket extends Files {
  beside: Record<string, unknown> = {};
  readonly originals = new Set<string>();

  constructor() {
    super('documents');
  }
  override besidePackage(_organizationId: string, _fileId: string, name: string) {
    return Promise.resolve(this.beside[name]);
  }
  override hasOriginal(_organizationId: string, uploadId: string) {
    return Promise.resolve(this.originals.has(uploadId));
  }
  override link(_organizationId: string, uploadId: string, as: { fileName: string; download: boolean }) {
    return Promise.resolve({ url: `https://bucket/${uploadId}/${as.fileName}`, expiresAt: '' });
  }
  override reportLink(_organizationId: string, fileId: string) {
    return Promise.resolve({ url: `https://bucket/${fileId}`, expiresAt: '' });
  }
}

/** Books with a report that is made, beside which a package with these rows lies where there are any. */
async function sharingBooks(rows?: readonly ContentsRow[], options: MemoryTableOptions = {}) {
  const { cloud: parts, caller, memory } = await memoryBooks(options);
  const logged: unknown[][] = [];
  const keep = (...line: unknown[]) => void logged.push(line);
  const log: Cloud['log'] = { info: keep, warn: keep, error: keep };
  const files = new Bucket();
  if (rows) files.beside = contentsOf(rows);
  const clock = { now: '2026-04-01T12:00:00.000Z' };
  const cloud = { ...parts, files, log, siteUrl: 'https://site.example', now: () => new Date(clock.now) };
  const { organizationId, userId } = caller;
  const reportId = v7();
  const at = clock.now;
  await cloud.table.write([
    cloud.reports.addition({
      ...{ id: reportId, organizationId, userId, name: 'report.csv', type: 'transactions', format: 'csv' },
      ...{ from: '2026-01-01', to: '2026-03-31', fields: [], onlyMatched: false, asked: '', version: 1 },
      ...{ status: 'Ready', size: 1000, createdAt: at, changedAt: at, isKept: true, language: 'en' },
    }),
  ]);
  const make = async (wish: Partial<WantedSharedLink> = {}) => {
    const made = await createSharedLink(
      { id: v7(), reportId, label: 'Anna', days: 30, ...wish },
      caller,
      cloud,
    );
    if (isRefusal(made)) throw new Error(made.refused);
    return { ...made, token: made.url.split('/').at(-1) ?? '' };
  };
  const show = async (token: string, asked: { ticket?: string; q?: string; page?: number } = {}) => {
    const answer = await showShared({ ...plain, ...asked, token }, cloud);
    return 'location' in answer ? { status: 303, html: answer.location } : answer;
  };
  const unlock = (token: string, phrase: string) => unlockShared({ token, phrase, userAgent }, cloud);
  const notices = async () =>
    (await cloud.notices.page(organizationId, { after: undefined, limit: 50 })).items;
  const openings = async (id: string) => {
    const page = await listSharedOpenings(id, { limit: 50 }, caller, cloud);
    return isRefusal(page) ? [] : page.items;
  };
  return { cloud, caller, memory, clock, files, reportId, make, show, unlock, notices, openings, logged };
}

describe('a link to a report', () => {
  it('shows it to anybody who has the address, which is kept nowhere', async () => {
    const { cloud, caller, make, show } = await sharingBooks();
    const { url, token, id } = await make();
    expect(url).toBe(`https://site.example/shared/${token}`);
    expect((await show(token)).html).toContain('report.csv');
    const stored = await cloud.sharedLinks.get(caller.organizationId, id);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(await downloadShared({ token, userAgent }, cloud)).toEqual({
      location: expect.stringMatching(/^https:\/\/bucket\//) as string,
    });
  });

  it('is unknown by any other address', async () => {
    const { make, show } = await sharingBooks();
    const { token } = await make();
    for (const other of [`${token}a`, token.slice(1), token.toLowerCase(), 'x'.repeat(32)])
      if (other !== token) expect((await show(other)).status).toBe(404);
  });

  it('is over with its last day, once it is revoked, and while its report is deleted', async () => {
    const { cloud, caller, clock, reportId, make, show } = await sharingBooks();
    const [short, revoked, other] = [await make({ days: 1 }), await make(), await make()];
    clock.now = '2026-04-02T11:59:59.999Z';
    expect((await show(short.token)).status).toBe(200);
    clock.now = '2026-04-02T12:00:00.000Z';
    expect((await show(short.token)).status).toBe(410);
    expect(await revokeSharedLink(revoked.id, caller, cloud)).toMatchObject({ revokedAt: clock.now });
    clock.now = '2026-04-02T13:00:00.000Z';
    expect(await revokeSharedLink(revoked.id, caller, cloud)).toMatchObject({
      revokedAt: '2026-04-02T12:00:00.000Z',
    });
    expect((await show(revoked.token)).status).toBe(410);
    expect(await downloadShared({ token: revoked.token, userAgent }, cloud)).toMatchObject({ status: 410 });
    const report = await cloud.reports.get(caller.organizationId, reportId);
    if (report?.status !== 'Ready') throw new Error('It is not ready.');
    await cloud.table.write(
      cloud.reports.change(report, { ...report, deletedAt: clock.now }, clock.now).writes,
    );
    expect((await show(other.token)).status).toBe(410);
  });

  it('is given another end, after its first one too, which its log tells; a revoked one is not', async () => {
    const { cloud, caller, clock, make, show, openings } = await sharingBooks();
    const [link, revoked] = [await make({ days: 1 }), await make()];
    const until = (endsAt: string, id = link.id) => changeSharedLink(id, { endsAt }, caller, cloud);
    clock.now = '2026-04-03T12:00:00.000Z';
    expect((await show(link.token)).status).toBe(410);
    expect(await until('2026-04-10T23:59:59Z')).toMatchObject({ endsAt: '2026-04-10T23:59:59.000Z' });
    expect((await show(link.token)).status).toBe(200);
    clock.now = '2026-04-10T23:59:59.000Z';
    expect((await show(link.token)).status).toBe(410);
    // Taken back it is as over as it was.
    expect(await until(link.endsAt)).toMatchObject({ endsAt: link.endsAt });
    expect(await until(link.endsAt)).toMatchObject({ endsAt: link.endsAt });
    expect((await show(link.token)).status).toBe(410);
    expect((await openings(link.id)).filter(({ what }) => what === 'end-changed')).toMatchObject([
      { changed: { by: 'Ada', endsAt: link.endsAt } },
      { changed: { by: 'Ada', endsAt: '2026-04-10T23:59:59.000Z' } },
    ]);
    await revokeSharedLink(revoked.id, caller, cloud);
    expect(await until('2026-04-20T00:00:00Z', revoked.id)).toMatchObject({
      ...{ refused: 'wrong-state', because: { code: 'link-revoked' } },
    });
    expect((await show(revoked.token)).status).toBe(410);
    expect(await until('2026-04-20T00:00:00Z', v7())).toMatchObject({ refused: 'not-found' });
  });

  it('ends no later than one that is made then, and not before it was made', async () => {
    const { cloud, caller, clock, make } = await sharingBooks();
    const { id } = await make();
    const until = (endsAt: string) => changeSharedLink(id, { endsAt }, caller, cloud);
    clock.now = '2026-04-02T12:00:00.000Z';
    expect(await until('2026-07-31T12:00:00.000Z')).toMatchObject({ endsAt: '2026-07-31T12:00:00.000Z' });
    for (const [endsAt, code] of [
      ['2026-07-31T12:00:00.001Z', 'link-end-too-late'],
      ['9999-12-31T00:00:00.000Z', 'link-end-too-late'],
      ['2026-04-01T11:59:59.999Z', 'link-end-too-early'],
    ] as const)
      expect(await until(endsAt)).toMatchObject({ refused: 'invalid-input', fields: { endsAt: { code } } });
  });

  it('keeps its token as long as itself', async () => {
    const { cloud, caller, memory, make } = await sharingBooks();
    const { id } = await make({ days: 1 });
    const tokens = () => memory.items().filter(({ entity }) => entity === 'shared-token');
    const before = Number(tokens()[0]?.['expiresAt']);
    await changeSharedLink(id, { endsAt: '2026-04-12T12:00:00.000Z' }, caller, cloud);
    expect(tokens()).toHaveLength(1);
    expect(Number(tokens()[0]?.['expiresAt']) - before).toBe(10 * 86_400);
  });

  it('is refused to what is not made, not there, or has a link of that id', async () => {
    const { cloud, caller, reportId, make } = await sharingBooks();
    const { id } = await make();
    const wish = { label: 'Anna', days: 30 };
    expect(await createSharedLink({ ...wish, id, reportId }, caller, cloud)).toMatchObject({
      refused: 'already-exists',
    });
    expect(await createSharedLink({ ...wish, id: v7(), reportId: v7() }, caller, cloud)).toMatchObject({
      refused: 'not-found',
    });
    const report = await cloud.reports.get(caller.organizationId, reportId);
    if (!report) throw new Error('There is no such report.');
    const problem = { code: 'export-too-large', detail: 'It is too large.' } as const;
    const failed = { status: 'Failed', size: null, problem } as const;
    await cloud.table.write(cloud.reports.change(report, failed, cloud.now().toISOString()).writes);
    expect(await createSharedLink({ ...wish, id: v7(), reportId }, caller, cloud)).toMatchObject({
      refused: 'wrong-state',
    });
  });

  it('is listed with the others of its report, newest first, without what opens it', async () => {
    const { cloud, caller, clock, reportId, make } = await sharingBooks();
    const first = await make();
    clock.now = '2026-04-01T13:00:00.000Z';
    const second = await make({ passPhrase: 'maple hardware' });
    for (const query of [{ limit: 50 }, { limit: 50, reportId }])
      expect(await listSharedLinks(query, caller, cloud)).toMatchObject({
        items: [
          { id: second.id, hasPassPhrase: true, openings: 0, lastOpenedAt: null },
          { id: first.id, hasPassPhrase: false },
        ],
      });
    expect(await listSharedLinks({ limit: 50, reportId: v7() }, caller, cloud)).toEqual({ items: [] });
    const listed = JSON.stringify(await listSharedLinks({ limit: 50 }, caller, cloud));
    expect(listed).not.toMatch(/digest|salt|hash/);
  });
});

describe('each use of a link', () => {
  it('is noted, and told once a day', async () => {
    const { cloud, caller, clock, make, show, notices, openings } = await sharingBooks();
    const { id, token } = await make();
    await show(token);
    clock.now = '2026-04-01T12:00:01.000Z';
    await show(token, { q: 'tea' });
    clock.now = '2026-04-01T12:00:02.000Z';
    await downloadShared({ token, userAgent }, cloud);
    expect(await openings(id)).toMatchObject([
      { what: 'download', device: 'Firefox on Linux' },
      { what: 'search' },
      { what: 'page', at: '2026-04-01T12:00:00.000Z' },
    ]);
    expect(await notices()).toMatchObject([{ kind: 'link-opened', aboutId: id, name: 'Anna – report.csv' }]);
    clock.now = '2026-04-02T12:00:00.000Z';
    await show(token);
    expect(await notices()).toHaveLength(2);
    expect(await cloud.sharedLinks.get(caller.organizationId, id)).toMatchObject({
      ...{ openings: 2, lastOpenedAt: clock.now },
    });
  });

  it('is noted and counted though forty come at once', async () => {
    const { cloud, caller, make, show, openings, notices } = await sharingBooks();
    const { id, token } = await make();
    const answers = await Promise.all(Array.from({ length: 40 }, () => show(token)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 200));
    expect(await openings(id)).toHaveLength(40);
    expect(await notices()).toHaveLength(1);
    expect(await cloud.sharedLinks.get(caller.organizationId, id)).toMatchObject({ openings: 40 });
  });

  it('shows it though it can’t be counted, and is noted all the same', async () => {
    const failed = new Error('The item is too hot.');
    const trouble: Trouble = (_, { name }) => {
      if (name === 'UpdateItem') throw failed;
      return undefined;
    };
    const { make, show, openings, logged } = await sharingBooks(undefined, { trouble });
    const { id, token } = await make();
    expect((await show(token)).html).toContain('report.csv');
    expect(await openings(id)).toMatchObject([{ what: 'page' }]);
    expect(logged).toContainEqual(['use of a link not counted', { linkId: id, error: failed }]);
  });

  it('is counted though nobody can be told', async () => {
    const failed = new Error('The notice was not written.');
    const trouble: Trouble = (_, { input }) => {
      if (JSON.stringify(input).includes('link-opened')) throw failed;
      return undefined;
    };
    const { cloud, caller, make, show, notices, logged } = await sharingBooks(undefined, { trouble });
    const { id, token } = await make();
    expect((await show(token)).status).toBe(200);
    expect(await cloud.sharedLinks.get(caller.organizationId, id)).toMatchObject({ openings: 1 });
    expect(await notices()).toEqual([]);
    expect(logged).toEqual([['use of a link not told', { linkId: id, error: failed }]]);
  });

  it('doesn’t keep a link from being revoked, and can’t undo that', async () => {
    const { cloud, caller, make, show } = await sharingBooks();
    const { id, token } = await make();
    const openers = Array.from({ length: 25 }, () => show(token));
    expect(await revokeSharedLink(id, caller, cloud)).toMatchObject({
      revokedAt: expect.any(String) as string,
    });
    await Promise.all(openers);
    expect((await show(token)).status).toBe(410);
    expect(await revokeSharedLink(v7(), caller, cloud)).toMatchObject({ refused: 'not-found' });
  });

  it('is counted on while the link is given another end', async () => {
    const { cloud, caller, make, show } = await sharingBooks();
    const { id, token } = await make();
    const endsAt = '2026-04-03T12:00:00.000Z';
    const [changed] = await Promise.all([
      changeSharedLink(id, { endsAt }, caller, cloud),
      ...Array.from({ length: 10 }, () => show(token)),
    ]);
    expect(changed).toMatchObject({ endsAt });
    const kept = await cloud.sharedLinks.get(caller.organizationId, id);
    expect(kept).toMatchObject({ endsAt, openings: 10 });
  });
});

/** What proves that the pass phrase was told, as the browser keeps it. */
const ticketOf = (led: PageAnswer): string => ('location' in led ? (led.cookie?.value ?? '') : '');

describe('a pass phrase', () => {
  const passPhrase = 'maple hardware';

  it('is asked for before anything is shown, and proved by a ticket for a while', async () => {
    const { cloud, clock, make, show, unlock, openings } = await sharingBooks();
    const { id, token } = await make({ passPhrase });
    const locked = await show(token);
    expect(locked.html).toContain('Pass phrase');
    expect(locked.html).not.toContain('report.csv');
    expect(await openings(id)).toEqual([]);
    const led = await unlock(token, ' maple hardware ');
    expect(led).toEqual({
      location: `/shared/${token}`,
      cookie: { name: TICKET_COOKIE, value: ticketOf(led), path: `/shared/${token}`, secondsKept: 7200 },
    });
    const ticket = ticketOf(led);
    const shown = await show(token, { ticket });
    expect(shown.html).toContain('report.csv');
    expect(shown.html).not.toContain(ticket);
    expect(await downloadShared({ token, ticket, userAgent }, cloud)).toHaveProperty('location');
    expect(await downloadShared({ token, userAgent }, cloud)).toMatchObject({ status: 200 });
    clock.now = '2026-04-01T14:00:00.000Z';
    expect((await show(token, { ticket })).html).not.toContain('report.csv');
  });

  it('is proved for no other link', async () => {
    const { make, show, unlock } = await sharingBooks();
    const [one, other] = [await make({ passPhrase }), await make({ passPhrase })];
    const led = await unlock(one.token, passPhrase);
    const ticket = ticketOf(led);
    expect((await show(other.token, { ticket })).html).not.toContain('report.csv');
    expect((await show(one.token, { ticket: one.token })).html).not.toContain('report.csv');
  });

  it('is tried ten times in an hour, the right one too, and wrong ones are noted', async () => {
    const { clock, make, unlock, openings, notices } = await sharingBooks();
    const { id, token } = await make({ passPhrase });
    for (let tries = 0; tries < 10; tries += 1)
      expect(await unlock(token, 'maple hardwood')).toMatchObject({ status: 403 });
    expect(await unlock(token, passPhrase)).toMatchObject({ status: 429 });
    expect(await openings(id)).toHaveLength(10);
    expect(await notices()).toEqual([]);
    clock.now = '2026-04-01T13:00:00.000Z';
    expect(await unlock(token, passPhrase)).toHaveProperty('location');
  });

  it('is wanted of nobody where there is none', async () => {
    const { make, unlock } = await sharingBooks();
    const { token } = await make();
    expect(await unlock(token, 'anything')).toEqual({ location: `/shared/${token}` });
  });
});

describe('a link to a package', () => {
  const paper = { path: 'documents/2026-02-03_maple.pdf', uploadId: 'kept', contentType: 'application/pdf' };
  const page = { ...paper, path: 'documents/page.html', contentType: 'text/html' };

  it('shows its rows page by page, and finds those of a search among all of them', async () => {
    const rows = Array.from({ length: 2120 }, (_, at) => contentsRow({ description: `Purchase ${at}.` }));
    const { make, show } = await sharingBooks(rows);
    const { token } = await make();
    const shownOn = async (asked: { q?: string; page?: number }) =>
      [...(await show(token, asked)).html.matchAll(/<td class="what"><bdi>Purchase (\d+)\./g)].map(([, at]) =>
        Number(at),
      );
    expect(await shownOn({})).toEqual(Array.from({ length: 50 }, (_, at) => at));
    expect(await shownOn({ page: 41 })).toEqual(Array.from({ length: 50 }, (_, at) => 2000 + at));
    expect(await shownOn({ page: 900 })).toEqual(Array.from({ length: 20 }, (_, at) => 2100 + at));
    expect(await shownOn({ q: 'purchase 2100.' })).toEqual([2100]);
    expect(await shownOn({ q: 'no such thing' })).toEqual([]);
  });

  it('leads on to a document of a row, and to nothing that it does not hold', async () => {
    const rows = [contentsRow(), contentsRow({ documents: [paper, { ...paper, uploadId: 'gone' }, page] })];
    const { cloud, files, make, show } = await sharingBooks(rows);
    files.originals.add('kept');
    const { token } = await make();
    expect((await show(token)).html).toContain(`/shared/${token}/documents/1-0`);
    const open = (document: string) => openSharedDocument({ token, document, userAgent }, cloud);
    expect(await open('1-0')).toEqual({ location: 'https://bucket/kept/2026-02-03_maple.pdf' });
    expect(await open('1-1')).toMatchObject({
      status: 410,
      html: expect.stringContaining('not kept') as string,
    });
    for (const none of ['0-0', '1-3', '2-0', '999999-9999'])
      expect(await open(none)).toMatchObject({ status: 404 });
  });

  it('leads to no document before the pass phrase is told', async () => {
    const { cloud, files, make } = await sharingBooks([contentsRow({ documents: [paper] })]);
    files.originals.add('kept');
    const { token } = await make({ passPhrase: 'maple hardware' });
    expect(await openSharedDocument({ token, document: '0-0', userAgent }, cloud)).toMatchObject({
      status: 200,
    });
  });
});
