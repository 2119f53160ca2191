import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../shared/civil-date.ts';
import { contract } from '../../shared/contract/index.ts';
import { limits } from '../../shared/limits.ts';
import { booksOf } from '../support/books.ts';
import { entry, reportSchedule } from '../support/entries.ts';
import { mailsTo } from '../support/inbox.ts';
import { Member } from '../support/member.ts';
import { missPeriod } from '../support/miss-period.ts';
import { lastDue, setUpBefore } from '../support/due-schedules.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';

let cloud: SharedCloud;
let member: Member;
beforeAll(async () => {
  cloud = await sharedCloud();
  member = await Member.join(cloud);
});

const round = async () =>
  (await fetch(`${cloud.web}/_local/schedules/matchbook-local-ask-for-schedules`, { method: 'POST' })).status;

async function added(wish: Parameters<typeof reportSchedule>[0] = {}, owner = member) {
  return contract.addReportSchedule.reply.parse(
    await owner.ask('POST', '/report-schedules', reportSchedule(wish)),
  );
}

async function listed(owner = member) {
  return contract.listReportSchedules.reply.parse(await owner.ask('GET', '/report-schedules')).items;
}

const runsOf = async (id: string, owner = member) =>
  contract.listScheduleRuns.reply.parse(await owner.ask('GET', `/report-schedules/${id}/runs`)).items;

const firstDayIn = (fileName = '') => /\d{4}-\d\d-\d\d/.exec(fileName)?.[0];

describe('addReportSchedule', () => {
  it('has each month mailed once by the round, the earliest first, and listScheduleRuns tells of it', async () => {
    const owner = await Member.join(cloud);
    const recipientEmail = `${v7()}@example.com`;
    const { id, next } = await added({ recipientEmail, day: 1, timeZone: 'UTC' }, owner);
    const due = await lastDue(cloud, owner, id, 2);
    const months = due.map(({ from }) => from);
    expect(months).toHaveLength(2);
    for (const month of months) await owner.ask('POST', '/transactions', entry({ date: addDays(month, 9) }));
    await setUpBefore(cloud, owner, id, due[0] ?? next);
    for (const _ of ['once', 'twice', 'once more']) expect(await round()).toBe(200);
    await expect
      .poll(async () => (await runsOf(id, owner)).map(({ from, status }) => [from, status]))
      .toEqual(months.toReversed().map((month) => [month, 'sent']));
    await round();
    const mails = await mailsTo(cloud, recipientEmail);
    expect(mails.map(({ attachments }) => firstDayIn(attachments[0]?.fileName)).toSorted()).toEqual(months);
    expect((await listed(owner))[0]).toMatchObject({ next, lastRun: { status: 'sent', from: months[1] } });
  });

  it('has a package made and its link mailed once, which opens signed out', async () => {
    const owner = await Member.join(cloud);
    const recipientEmail = `${v7()}@example.com`;
    const description = 'Paper of <b>last</b> month';
    const { id, next } = await added(
      { recipientEmail, timeZone: 'UTC', content: { kind: 'package' } },
      owner,
    );
    const [due = next] = await lastDue(cloud, owner, id, 1);
    await owner.ask('POST', '/transactions', entry({ date: addDays(due.from, 9), description }));
    await setUpBefore(cloud, owner, id, due);
    for (const _ of ['once', 'twice']) expect(await round()).toBe(200);
    await expect.poll(async () => (await runsOf(id, owner)).map(({ status }) => status)).toEqual(['sent']);
    const [mail, ...others] = await mailsTo(cloud, recipientEmail);
    expect(others).toEqual([]);
    expect(mail?.attachments).toEqual([]);
    const address = /https?:\/\/\S+\/shared\/[\w-]{32}/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(mail?.html).toContain(address);
    const page = await (await fetch(new URL(new URL(address).pathname, cloud.web))).text();
    expect(page).toContain(due.from.slice(0, 4));
    expect(page).toContain('Paper of &lt;b&gt;last&lt;/b&gt; month');
    expect((await listed(owner))[0]).toMatchObject({ lastRun: { status: 'sent', from: due.from } });
  });

  it('is one schedule where it is sent twice, and refuses another under its id', async () => {
    const wish = reportSchedule();
    expect(await member.ask('POST', '/report-schedules', wish)).toMatchObject({ id: wish.id, version: 1 });
    expect(await member.ask('POST', '/report-schedules', wish)).toMatchObject({ id: wish.id, version: 1 });
    const other = await member.call('POST', '/report-schedules', { ...wish, label: 'Another' });
    expect(other).toMatchObject({ status: 409, body: { code: 'already-exists' } });
  });

  it('takes as many as there may be of three times as many at once', async () => {
    const owner = await Member.join(cloud);
    const calls = Array.from({ length: 3 * limits.reportSchedules }, () =>
      owner.call('POST', '/report-schedules', reportSchedule()),
    );
    const answers = (await Promise.all(calls)).map(({ status }) => status);
    expect(answers.filter((status) => status === 201)).toHaveLength(limits.reportSchedules);
    expect(new Set(answers)).toEqual(new Set([201, 400]));
    expect(await listed(owner)).toHaveLength(limits.reportSchedules);
  });

  it('says at their fields what is wrong', async () => {
    const wish = { ...reportSchedule(), recipientEmail: 'nobody', timeZone: '+05:00', label: '' };
    expect(await member.call('POST', '/report-schedules', wish)).toMatchObject({
      status: 400,
      body: {
        fields: {
          label: 'Fill in this field.',
          recipientEmail: 'Enter an email address like name@example.com.',
          timeZone: 'Choose a time zone from the list.',
        },
      },
    });
    for (const day of [0, 31, 1.5, 'first']) {
      const answer = await member.call('POST', '/report-schedules', { ...reportSchedule(), day, hour: 24 });
      const fields = {
        day: 'Choose a day from 1 to 28, or the last day of the month.',
        hour: 'Choose an hour from 0 to 23.',
      };
      expect(answer).toMatchObject({ status: 400, body: { fields } });
    }
  });
});

describe('listReportSchedules', () => {
  it('lists the next that goes first, and what is paused last', async () => {
    const owner = await Member.join(cloud);
    const late = await added({ day: 20, frequency: 'yearly' }, owner);
    const early = await added({}, owner);
    const paused = await added({}, owner);
    await owner.ask('PATCH', `/report-schedules/${paused.id}`, { version: 1, isPaused: true });
    expect((await listed(owner)).map(({ id }) => id)).toEqual([early.id, late.id, paused.id]);
  });
});

describe('changeReportSchedule', () => {
  it('changes what it names, while it is as it was seen', async () => {
    const { id, version, hour } = await added();
    const change = { version, label: 'Quarter to Dana', frequency: 'quarterly', day: 'last' };
    expect(await member.ask('PATCH', `/report-schedules/${id}`, change)).toMatchObject({
      ...{ label: 'Quarter to Dana', frequency: 'quarterly', day: 'last', hour, version: 2 },
    });
    expect(await member.call('PATCH', `/report-schedules/${id}`, change)).toMatchObject({
      ...{ status: 409, body: { code: 'changed-meanwhile' } },
    });
  });
});

describe('deleteReportSchedule', () => {
  it('is taken back by restoreReportSchedule, which changes nothing where it stands', async () => {
    const { id, next } = await added();
    await member.ask('DELETE', `/report-schedules/${id}`);
    expect((await listed()).map((one) => one.id)).not.toContain(id);
    for (const path of ['runs', 'preview'])
      expect(await member.call('GET', `/report-schedules/${id}/${path}`)).toMatchObject({ status: 404 });
    for (const _ of ['once', 'twice'])
      expect(await member.ask('POST', `/report-schedules/${id}/restore`)).toMatchObject({ id, next });
    expect((await listed()).map((one) => one.id)).toContain(id);
  });
});

describe('previewReportSchedule', () => {
  it('shows the mail that goes next, or why there would be none', async () => {
    const owner = await Member.join(cloud);
    const { id, next } = await added({ timeZone: 'UTC' }, owner);
    expect(await owner.ask('GET', `/report-schedules/${id}/preview`)).toMatchObject({
      ...{ due: next, mail: null, problem: { code: 'nothing-to-export' } },
    });
    await owner.ask('POST', '/transactions', entry({ date: next.from }));
    expect(await owner.ask('GET', `/report-schedules/${id}/preview`)).toMatchObject({
      mail: {
        to: 'books@example.com',
        fileName: expect.stringContaining(`-transactions-${next.from}-to-${next.to}.csv`) as string,
      },
    });
  });
});

describe('sendScheduledPeriod', () => {
  it('mails a period that was not mailed once, and refuses it from then on', async () => {
    const owner = await Member.join(cloud);
    const recipientEmail = `${v7()}@example.com`;
    const { id } = await added({ recipientEmail }, owner);
    const march = { from: '2026-03-01', to: '2026-03-31' };
    const send = (key = {}) => owner.call('POST', `/report-schedules/${id}/send`, march, key);
    expect(await send()).toMatchObject({ status: 404, body: { code: 'not-found' } });
    await missPeriod(booksOf(cloud), owner, id, march);
    expect(await send()).toMatchObject({
      ...{ status: 422, body: { code: 'nothing-to-export' } },
    });
    await owner.ask('POST', '/transactions', entry({ date: '2026-03-14' }));
    const key = { 'Idempotency-Key': v7() };
    const asked = await Promise.all([1, 2, 3].map(() => send(key)));
    for (const answer of asked) expect(answer).toMatchObject({ status: 200, body: march });
    await expect.poll(async () => (await runsOf(id, owner))[0]?.status).toBe('sent');
    expect(await send()).toMatchObject({
      status: 409,
      body: { code: 'wrong-state', detail: expect.stringContaining('was sent') as string },
    });
    expect(await send(key)).toMatchObject({
      status: 200,
      body: { status: 'sent' },
    });
    expect(await mailsTo(cloud, recipientEmail)).toHaveLength(1);
  });
});
