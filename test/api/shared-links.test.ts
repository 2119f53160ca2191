import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import { organizationIdOf } from '../support/books.ts';
import { bucketOf } from '../support/bucket.ts';
import { contentsOf, contentsRow } from '../support/contents-of.ts';
import { madeReport } from '../support/ended-report.ts';
import { entry } from '../support/entries.ts';
import { Member } from '../support/member.ts';
import { putPackage } from '../support/put-package.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';

let cloud: SharedCloud;
let member: Member;
let stranger: Member;
/** A report with a package beside it. */
let reportId: string;
let uploadId: string;

beforeAll(async () => {
  cloud = await sharedCloud();
  [member, stranger] = [await Member.join(cloud, 'Vic Tim'), await Member.join(cloud)];
  await member.ask('POST', '/transactions', entry({ date: '2026-02-03' }));
  reportId = (await madeReport(member, { type: 'transactions', from: '2026-01-01', to: '2026-03-31' })).id;
  uploadId = await member.upload(
    Buffer.from('%PDF-1.4 no picture at all'),
    'maple.pdf',
    'application/pdf',
    'receipt',
  );
  const paper = { path: 'documents/2026-02-03_maple_42.00.pdf', uploadId, contentType: 'application/pdf' };
  const rows = [
    contentsRow({ documents: [paper, { ...paper, uploadId: v7() }] }),
    contentsRow({ description: '<script>alert(1)</script>"; x=\'', amount: -123_450 }),
  ];
  const [key = ''] = await bucketOf(cloud).liesIn(`reports/${await organizationIdOf(member)}/`);
  await putPackage(cloud, key, contentsOf(rows));
});

/** Opens an address of the site as a browser does that is signed in nowhere. */
async function open(method: string, path: string, form?: Record<string, string>, cookie?: string) {
  const answer = await fetch(`${cloud.web}${path}`, {
    method,
    redirect: 'manual',
    ...(form && { body: new URLSearchParams(form) }),
    ...(cookie !== undefined && { headers: { cookie } }),
  });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

async function makeLink(wish: Record<string, unknown> = {}) {
  const body = { id: v7(), reportId, label: 'Anna', ...wish };
  const made = contract.createSharedLink.reply.parse(await member.ask('POST', '/shared-links', body));
  return { ...made, token: made.url.split('/').at(-1) ?? '' };
}

describe('createSharedLink', () => {
  it('tells an address of this site once, which nobody guesses', async () => {
    const link = await makeLink();
    expect(link.url).toBe(`${cloud.web}/shared/${link.token}`);
    expect(link.token).toMatch(/^[\w-]{32}$/);
    const again = { id: link.id, reportId, label: 'Anna' };
    expect(await member.call('POST', '/shared-links', again)).toMatchObject({
      status: 409,
      body: { code: 'already-exists' },
    });
  });

  it('refuses days, labels and pass phrases out of bounds, and reports of others', async () => {
    const wishes = [{ days: 0 }, { days: 121 }, { label: ' ' }, { label: 'a\nb' }, { passPhrase: 'short' }];
    for (const wish of wishes)
      expect(
        await member.call('POST', '/shared-links', { id: v7(), reportId, label: 'A', ...wish }),
      ).toMatchObject({
        status: 400,
      });
    expect(await stranger.call('POST', '/shared-links', { id: v7(), reportId, label: 'A' })).toMatchObject({
      status: 404,
    });
  });
});

describe('showShared', () => {
  it('shows a package to whoever has its address, escaped, in a sandbox, kept and indexed nowhere', async () => {
    const { token } = await makeLink();
    const { status, headers, html } = await open('GET', `/shared/${token}`);
    expect(status).toBe(200);
    expect(html).toContain('Northern Studio');
    expect(html).toContain('Shared by Vic Tim');
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).not.toContain('<script');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(headers.get('content-security-policy')).toContain('sandbox allow-forms allow-downloads');
    for (const absent of ['set-cookie', 'cross-origin-opener-policy', 'access-control-allow-origin'])
      expect(headers.get(absent), absent).toBeNull();
  });

  it('searches, and takes whatever else is asked for nothing', async () => {
    const { token } = await makeLink();
    const found = await open('GET', `/shared/${token}?q=1234.50`);
    expect(found.html).toContain('1 of 2 entries');
    expect(found.html).not.toContain('Maple Hardware');
    for (const query of ['page=-1', 'page=x', 'page=9e9', `q=${'x'.repeat(900)}`, 'q=%00', 'unknown=1'])
      expect((await open('GET', `/shared/${token}?${query}`)).status, query).toBe(200);
  });

  it('tells of addresses that lead nowhere', async () => {
    const paths = ['x', 'x'.repeat(32), '..%2F..%2Fapi%2Fme', '%00', 'a'.repeat(65), '%F0%9F%92%A9'];
    for (const path of paths) {
      const { status, headers, html } = await open('GET', `/shared/${path}`);
      expect(status, path).toBe(404);
      expect(html).toContain('This link doesn’t work');
      expect(headers.get('cache-control')).toBe('private, no-store');
    }
  });

  it('is not moved by who asks: a token of the app opens nothing more', async () => {
    expect(
      (await fetch(`${cloud.web}/shared/${v7()}`, { headers: { authorization: 'Bearer x' } })).status,
    ).toBe(404);
  });
});

describe('openSharedDocument', () => {
  it('leads on to an original of the package, and to nothing beside it', async () => {
    const { token } = await makeLink();
    const { status, headers } = await open('GET', `/shared/${token}/documents/0-0`);
    expect(status).toBe(303);
    expect(headers.get('cache-control')).toBe('private, no-store');
    const original = await fetch(headers.get('location') ?? '');
    expect(original.status).toBe(200);
    expect(original.headers.get('content-type')).toBe('application/pdf');
    expect((await open('GET', `/shared/${token}/documents/0-1`)).status).toBe(410);
    for (const other of ['0-2', '1-0', '7-0', '999999-0', uploadId, '..%2F0-0', '0-0%2F..', '-1-0', '1e1-0'])
      expect((await open('GET', `/shared/${token}/documents/${other}`)).status, other).toBe(404);
  });
});

describe('downloadShared', () => {
  it('leads on to the whole file', async () => {
    const { token } = await makeLink();
    const { status, headers } = await open('GET', `/shared/${token}/download`);
    expect(status).toBe(303);
    const file = await fetch(headers.get('location') ?? '');
    expect(file.headers.get('content-disposition')).toContain('attachment');
  });
});

describe('unlockShared', () => {
  it('leads on with a cookie of its own path for the right phrase, and no further after ten wrong ones', async () => {
    const { id, token } = await makeLink({ passPhrase: 'maple hardware' });
    const locked = await open('GET', `/shared/${token}`);
    expect(locked.html).toContain('Pass phrase');
    expect(locked.html).not.toContain('Northern Studio');
    for (const path of ['/download', '/documents/0-0'])
      expect((await open('GET', `/shared/${token}${path}`)).html).not.toContain('Northern Studio');
    const led = await open('POST', `/shared/${token}`, { phrase: 'maple hardware' });
    expect(led.status).toBe(303);
    expect(led.headers.get('location')).toBe(`/shared/${token}`);
    const [set = '', ...others] = led.headers.getSetCookie();
    expect(others).toEqual([]);
    const [pair = '', ...attributes] = set.split('; ');
    expect(pair).toMatch(/^shared-ticket=[\w-]{32}$/);
    expect(attributes.toSorted()).toEqual(
      ['HttpOnly', 'Max-Age=7200', `Path=/shared/${token}`, 'SameSite=Lax', 'Secure'].toSorted(),
    );
    const proved = (path: string) => open('GET', `/shared/${token}${path}`, undefined, `a=b; ${pair}; c=d`);
    expect((await proved('')).html).toContain('Northern Studio');
    expect((await proved('?q=1234.50')).html).toContain('1 of 2 entries');
    for (const path of ['/download', '/documents/0-0']) expect((await proved(path)).status, path).toBe(303);
    const ticket = pair.split('=')[1] ?? '';
    expect((await open('GET', `/shared/${token}?ticket=${ticket}`)).html).not.toContain('Northern Studio');
    const untrue = await open('GET', `/shared/${token}`, undefined, 'shared-ticket=..%2F');
    expect(untrue.html).not.toContain('Northern Studio');
    for (let tries = 1; tries < 10; tries += 1)
      expect((await open('POST', `/shared/${token}`, { phrase: `wrong phrase ${tries}` })).status).toBe(403);
    expect((await open('POST', `/shared/${token}`, { phrase: 'maple hardware' })).status).toBe(429);
    const { items } = contract.listSharedOpenings.reply.parse(
      await member.ask('GET', `/shared-links/${id}/openings`),
    );
    expect(items.filter(({ what }) => what === 'refused')).toHaveLength(9);
  });
});

describe('changeSharedLink', () => {
  it('gives a link another end by which its page opens, within bounds, until it is revoked', async () => {
    const { id, token } = await makeLink({ days: 1 });
    const endsIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const until = (endsAt: string) => member.call('PATCH', `/shared-links/${id}`, { endsAt });
    const soon = new Date(Date.now() + 500).toISOString();
    expect(await until(soon)).toMatchObject({ status: 200, body: { endsAt: soon } });
    await expect.poll(async () => (await open('GET', `/shared/${token}`)).status).toBe(410);
    expect(await until(endsIn(90))).toMatchObject({ status: 200 });
    expect((await open('GET', `/shared/${token}`)).status).toBe(200);
    for (const wrong of [endsIn(121), endsIn(-900), 'tomorrow', ''])
      expect(await until(wrong)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    const log = contract.listSharedOpenings.reply.parse(
      await member.ask('GET', `/shared-links/${id}/openings`),
    );
    expect(log.items.filter(({ changed }) => changed)).toHaveLength(2);
    await member.ask('POST', `/shared-links/${id}/revoke`);
    expect(await until(endsIn(1))).toMatchObject({ status: 409, body: { code: 'wrong-state' } });
  });
});

describe('revokeSharedLink', () => {
  it('has it open no more, as deleting the report does', async () => {
    const [one, other] = [await makeLink(), await makeLink()];
    expect(await member.ask('POST', `/shared-links/${one.id}/revoke`)).toMatchObject({
      revokedAt: expect.any(String) as string,
    });
    for (const path of ['', '/download', '/documents/0-0'])
      expect((await open('GET', `/shared/${one.token}${path}`)).status).toBe(410);
    expect((await open('POST', `/shared/${one.token}`, { phrase: 'x' })).status).toBe(410);
    expect((await open('GET', `/shared/${other.token}`)).status).toBe(200);
    await member.ask('DELETE', `/generated-reports/${reportId}`);
    expect((await open('GET', `/shared/${other.token}`)).status).toBe(410);
    await member.ask('POST', `/generated-reports/${reportId}/restore`);
  });
});

describe('a link that many use at once', () => {
  it('shows its page to each of forty', async () => {
    const { id, token } = await makeLink();
    const answers = await Promise.all(Array.from({ length: 40 }, () => open('GET', `/shared/${token}`)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 200));
    const log = await member.ask('GET', `/shared-links/${id}/openings?limit=200`);
    expect(contract.listSharedOpenings.reply.parse(log).items).toHaveLength(40);
    const told = contract.listNotifications.reply.parse(await member.ask('GET', '/notifications?limit=200'));
    expect(told.items.filter(({ aboutId }) => aboutId === id)).toHaveLength(1);
  });

  it('is revoked at the first try while twenty-five open it', async () => {
    const { id, token } = await makeLink();
    const openers = Array.from({ length: 25 }, () => open('GET', `/shared/${token}`));
    const revoked = member.ask('POST', `/shared-links/${id}/revoke`);
    const answers = await Promise.all(openers);
    expect(await revoked).toMatchObject({ revokedAt: expect.any(String) as string });
    for (const { status } of answers) expect([200, 410]).toContain(status);
    expect((await open('GET', `/shared/${token}`)).status).toBe(410);
  });
});

describe('listSharedLinks and listSharedOpenings', () => {
  it('tell who made which, how often it was opened, and each time; of others’ nothing', async () => {
    const { id, token } = await makeLink({ label: 'For the review' });
    await open('GET', `/shared/${token}`);
    await open('GET', `/shared/${token}/download`);
    await member.until(`/shared-links?reportId=${reportId}`, (page) =>
      contract.listSharedLinks.reply.parse(page).items.some((link) => link.id === id && link.openings === 1),
    );
    const log = contract.listSharedOpenings.reply.parse(
      await member.ask('GET', `/shared-links/${id}/openings`),
    );
    expect(log.items.map(({ what }) => what)).toEqual(['download', 'page']);
    expect(await stranger.ask('GET', '/shared-links')).toEqual({ items: [] });
    const told = contract.listNotifications.reply.parse(await member.ask('GET', '/notifications'));
    expect(told.items.filter(({ aboutId }) => aboutId === id)).toMatchObject([{ kind: 'link-opened' }]);
  });
});
