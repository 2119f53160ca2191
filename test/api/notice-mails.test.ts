import { v7 } from 'uuid';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { NoticeMails } from '../../functions/store/notice-mails.ts';
import { Outbox } from '../../functions/store/outbox.ts';
import { todayIn } from '../../shared/civil-date.ts';
import { contract } from '../../shared/contract/index.ts';
import { usualNoticeSettings } from '../../shared/model/notice.ts';
import { booksOf, makeAssistant, organizationIdOf } from '../support/books.ts';
import { mailsTo, type ReceivedMail } from '../support/inbox.ts';
import { callApi, Member } from '../support/member.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';

let cloud: SharedCloud;
beforeAll(async () => {
  cloud = await sharedCloud();
});

const until = <T>(look: () => Promise<T>) => vi.waitFor(look, { timeout: 120_000, interval: 250 });

/** Brings a statement that nobody can read; gives its import. */
async function failImport(member: Member): Promise<string> {
  const id = v7();
  const uploadId = await member.upload(Buffer.from('no rows'), 'empty.csv', 'text/csv', 'statement');
  await member.ask('POST', '/statement-imports', { id, uploadId });
  await member.until(`/statement-imports/${id}`, ({ status }) => status === 'failed');
  return id;
}

/** The mails of an event that is about one thing, once there is one. */
const mailsAbout = (member: Member, id: string): Promise<ReceivedMail[]> =>
  until(async () => {
    const mails = (await mailsTo(cloud, member.email)).filter(({ text }) => text.includes(id));
    expect(mails.length).toBeGreaterThan(0);
    return mails;
  });

const tokenIn = ({ text }: ReceivedMail) => /\/unsubscribe\?token=([\w-]+)/.exec(text)?.[1] ?? '';
const noticesAbout = async (member: Member, id: string) =>
  contract.listNotifications.reply
    .parse(await member.ask('GET', '/notifications'))
    .items.filter(({ aboutId }) => aboutId === id);
/** As mail programs do it: a form, without any session. */
const oneClick = (token: string) =>
  fetch(`${cloud.api}/notices/unsubscribe?token=${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });

describe('what happens in the books', () => {
  it('is mailed at once to each member who wants that, once, though its messages come again', async () => {
    const [master, assistant, left] = [
      await Member.join(cloud),
      await Member.join(cloud),
      await Member.join(cloud),
    ];
    const organizationId = await organizationIdOf(master);
    await makeAssistant(booksOf(cloud), assistant, organizationId, 'view-only');
    await makeAssistant(booksOf(cloud), left, organizationId, 'view-only');
    const off = { 'import-failed': { isShown: true, mail: 'off' } };
    await left.ask('PUT', '/notifications/settings', { choices: off });
    const first = await failImport(master);
    for (const member of [master, assistant]) {
      const [mail] = await mailsAbout(member, first);
      expect(mail).toMatchObject({ subject: 'Import failed: “empty.csv”' });
      expect(mail?.text).toContain(`${cloud.web}/app/transactions?statement=${first}`);
      expect(mail?.html).toContain('Import failed');
    }
    const [notice] = await noticesAbout(master, first);
    const outbox = new Outbox(booksOf(cloud).table, () => new Date());
    const again = { kind: 'tell-members', organizationId, noticeId: notice?.id ?? '' } as const;
    await outbox.ask(again, again);
    const second = await failImport(master);
    for (const member of [master, assistant]) {
      await mailsAbout(member, second);
      expect(await mailsAbout(member, first)).toHaveLength(1);
    }
    expect(await mailsTo(cloud, left.email)).not.toMatchObject([{ subject: 'Import failed: “empty.csv”' }]);
  });

  it('is mailed once a day, by a round that is made after its hour', async () => {
    const member = await Member.join(cloud);
    const organizationId = await organizationIdOf(member);
    const { timeZone } = contract.getMe.reply.parse(await member.ask('GET', '/me')).organization;
    const now = new Date();
    const hour = Number(
      new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now),
    );
    const choices = { 'import-failed': { isShown: true, mail: 'daily' } };
    await member.ask('PUT', '/notifications/settings', { hour, choices });
    const failed = await failImport(member);
    const { table } = booksOf(cloud);
    const mails = new NoticeMails(table);
    // It waits for tomorrow's; as if it had happened the day before, it is of today.
    const tomorrow = todayIn(timeZone, new Date(now.getTime() + 86_400_000));
    const waiting = await until(async () => {
      const daily = await mails.ofDay(organizationId, organizationId, tomorrow);
      if (!daily) throw new Error('Nothing waits for the daily mail.');
      return daily;
    });
    const dueAt = new Date(now.getTime() - 3_600_000).toISOString();
    const due = { ...waiting, day: todayIn(timeZone, now), dueAt, version: 0 };
    await table.write([mails.dayChange(due, {})]);
    const round = () =>
      fetch(`${cloud.web}/_local/schedules/matchbook-local-ask-for-due`, { method: 'POST' });
    for (const _ of ['once', 'twice']) expect((await round()).status).toBe(200);
    const [mail, ...others] = await mailsAbout(member, failed);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: '“Ada Byron”: one update' });
    await round();
    const next = await failImport(member);
    await until(async () => {
      const daily = await mails.ofDay(organizationId, organizationId, tomorrow);
      expect(daily?.noticeIds).toHaveLength(2);
    });
    expect(await mailsAbout(member, failed)).toHaveLength(1);
    expect(JSON.stringify(await mailsTo(cloud, member.email))).not.toContain(next);
  });
});

describe('the link of a mail', () => {
  it('unsubscribe turns it off with one click and no session, getMailSubscription and openUnsubscribe turn nothing off, subscribeAgain turns it on', async () => {
    const [member, other] = [await Member.join(cloud), await Member.join(cloud)];
    const token = tokenIn((await mailsAbout(member, await failImport(member)))[0] as ReceivedMail);
    const organizationId = await organizationIdOf(member);
    const about = { of: 'import-failed', organization: 'Ada Byron', organizationId };
    const ask = (method: string, path: string) => callApi(cloud, undefined, method, `${path}?token=${token}`);

    // Whatever looks at links before a person does.
    const looked = await fetch(`${cloud.api}/notices/unsubscribe?token=${token}`, { redirect: 'manual' });
    expect(looked.status).toBe(303);
    expect(looked.headers.get('location')).toBe(`/unsubscribe?token=${token}`);
    for (const method of ['HEAD', 'GET']) await fetch(`${cloud.web}/unsubscribe?token=${token}`, { method });
    expect(await ask('GET', '/notices/subscription')).toMatchObject({
      status: 200,
      body: { ...about, isOn: true },
    });

    const clicks = await Promise.all([oneClick(token), oneClick(token)]);
    expect(clicks.map(({ status }) => status)).toEqual([200, 200]);
    expect(await (await oneClick(token)).json()).toEqual({ ...about, isOn: false });
    expect(await ask('POST', '/notices/unsubscribe')).toMatchObject({ body: { ...about, isOn: false } });
    expect(await member.ask('GET', '/notifications/settings')).toEqual({
      ...usualNoticeSettings,
      choices: { ...usualNoticeSettings.choices, 'import-failed': { isShown: true, mail: 'off' } },
    });
    expect(await other.ask('GET', '/notifications/settings')).toEqual(usualNoticeSettings);
    expect(await ask('POST', '/notices/subscribe-again')).toMatchObject({ body: { ...about, isOn: true } });
    expect(await member.ask('GET', '/notifications/settings')).toEqual(usualNoticeSettings);
  });

  it('that is made up is nobody’s', async () => {
    const token = 'a'.repeat(32);
    for (const [method, path] of [
      ['GET', 'subscription'],
      ['POST', 'unsubscribe'],
      ['POST', 'subscribe-again'],
    ] as const) {
      const call = (query: string) => callApi(cloud, undefined, method, `/notices/${path}${query}`);
      expect(await call(`?token=${token}`)).toMatchObject({ status: 404, body: { code: 'not-found' } });
      for (const wrong of ['', '?token=', `?token=${'a'.repeat(101)}`])
        expect(await call(wrong)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    }
  });
});
