import { SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { v7 } from 'uuid';
import * as z from 'zod';
import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { GeneratedReport } from '../../shared/model/export.ts';
import { booksOf, makeAssistant, organizationIdOf } from '../support/books.ts';
import { endedReport } from '../support/ended-report.ts';
import { entry } from '../support/entries.ts';
import { Member } from '../support/member.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';

let cloud: SharedCloud;
beforeAll(async () => {
  cloud = await sharedCloud();
});

const stranger = () => `${crypto.randomUUID()}@example.com`;
const march = { exportType: 'custom', dateRange: { from: '2026-03-01', to: '2026-03-31' } };
const orderTo = (accountantEmail: string, more = {}) => ({
  ...{ ...march, selectedFields: ['date', 'amount'], accountantEmail, ...more },
});

async function bookkeeper(): Promise<Member> {
  const member = await Member.join(cloud);
  await member.ask('POST', '/transactions', entry());
  return member;
}

/** The id of the newest mail to an address, as SES gave it. */
async function messageIdOf(address: string): Promise<string> {
  const answer = await fetch(`${cloud.web}/_inbox/messages.json?to=${encodeURIComponent(address)}`);
  const [newest] = z.array(z.object({ id: z.string() })).parse(await answer.json());
  return newest?.id ?? '';
}

const reportBounce = (body: object) =>
  fetch(`${cloud.web}/_local/bounce`, { method: 'POST', body: JSON.stringify(body) });

/** Waits until a report says so of its mail. */
async function delivered(member: Member, id: string, status: string): Promise<GeneratedReport> {
  const report = await member.until(
    `/generated-reports/${id}`,
    (body) => contract.getGeneratedReport.reply.parse(body).delivery?.status === status,
  );
  return contract.getGeneratedReport.reply.parse(report);
}

const noticesOf = async (member: Member, kind: string) =>
  contract.listNotifications.reply
    .parse(await member.ask('GET', '/notifications'))
    .items.filter((one) => one.kind === kind);

/** Sends a mail that says to be a report of somebody's, as no function of ours would; gives its id. */
async function forge(tags: { organization: string; report: string }): Promise<string> {
  const { region, endpoints } = cloud.stack();
  const credentials = { accessKeyId: 'administrator', secretAccessKey: 'administrator' };
  const ses = new SESClient({ region, endpoint: endpoints.ses, credentials });
  const head = 'From: books@matchbook.localhost\r\nTo: eve@example.com\r\nSubject: A report\r\n\r\n';
  const { MessageId = '' } = await ses.send(
    new SendRawEmailCommand({
      RawMessage: { Data: Buffer.from(head) },
      ConfigurationSetName: 'matchbook-local-reports',
      Tags: Object.entries(tags).map(([Name, Value]) => ({ Name, Value })),
    }),
  );
  return MessageId;
}

describe('sendReportAgain', () => {
  it('mails what a report was about to a corrected address, once under one key', async () => {
    const member = await bookkeeper();
    const [wrong, right] = [stranger(), stranger()];
    const report = await endedReport(member, '/send-custom-export', orderTo(wrong));
    await reportBounce({ messageId: await messageIdOf(wrong) });
    await delivered(member, report.id, 'bounced');
    const path = `/generated-reports/${report.id}/send` as const;
    const toWrong = { recipientEmail: wrong };
    expect(await member.call('POST', `/generated-reports/${report.id}/send`, toWrong)).toMatchObject({
      ...{ status: 409, body: { code: 'address-bounced', success: false } },
    });
    const again = await endedReport(member, path, { recipientEmail: right, recipientName: 'Zoë' });
    const { type, from, to, size } = report;
    expect(again).toMatchObject({ type, from, to, size, recipient: { email: right, name: 'Zoë' } });
    const key = { 'Idempotency-Key': v7() };
    const body = { recipientEmail: right };
    const [one, two] = await Promise.all([0, 1].map(() => member.call('POST', path, body, key)));
    expect(one).toMatchObject({ status: 200 });
    expect(two?.body).toEqual(one?.body);
    const other = await bookkeeper();
    expect(await other.call('POST', path, body)).toMatchObject({ status: 404 });
    await member.ask('DELETE', `/generated-reports/${report.id}`);
    expect(await member.call('POST', path, body)).toMatchObject({ status: 404 });
  });
});

describe('a report that is mailed', () => {
  it('says that it was delivered; once it bounces it says why, people are told, and its address is refused until somebody sends anyway: listBouncedAddresses', async () => {
    const [member, assistant] = [await bookkeeper(), await Member.join(cloud)];
    const to = stranger();
    const report = await endedReport(member, '/send-custom-export', orderTo(to));
    expect(report).toMatchObject({ status: 'Ready', delivery: { status: 'delivered' } });
    const messageId = await messageIdOf(to);
    expect(await (await reportBounce({ messageId })).json()).toMatchObject({ kind: 'bounced', told: 1 });
    const bounced = await delivered(member, report.id, 'bounced');
    expect(bounced).toMatchObject({ status: 'Ready', recipient: { email: to } });
    expect(bounced.delivery?.reason).toBe(
      'There is no mailbox of this address. Correct the address, then send it again.',
    );
    expect(await noticesOf(member, 'report-bounced')).toMatchObject([{ aboutId: report.id, isRead: false }]);
    const listed = await member.ask('GET', '/bounced-addresses');
    expect(listed).toEqual({
      items: [
        {
          ...{ email: to, kind: 'bounced', at: bounced.delivery?.at },
          reason: 'There is no mailbox of this address.',
        },
      ],
    });
    const detail = expect.stringMatching(
      /^Email to this address came back on .*There is no mailbox .*sendAnyway: true/,
    ) as string;
    const refused = { status: 409, body: { code: 'address-bounced', success: false, detail } };
    expect(await member.call('POST', '/send-custom-export', orderTo(to.toUpperCase()))).toMatchObject(
      refused,
    );
    const accounting = { ...march, recipientEmail: to };
    expect(await member.call('POST', '/send-accounting-report', accounting)).toMatchObject(refused);
    const otherShape = { reportType: 'Yearly CSV', accountantEmail: to, dateRange: march.dateRange };
    expect(await member.call('POST', '/send-accounting-report', otherShape)).toMatchObject(refused);
    // Other books know nothing of it, and those who only look are not told of addresses.
    await makeAssistant(booksOf(cloud), assistant, await organizationIdOf(member), 'view-only');
    expect(await assistant.call('GET', '/bounced-addresses')).toMatchObject({ status: 403 });
    const other = await bookkeeper();
    expect(await other.ask('GET', '/bounced-addresses')).toEqual({ items: [] });
    await endedReport(other, '/send-custom-export', orderTo(to));
    // Sent anyway, it arrives: from then on nothing stands against the address.
    for (const body of [
      { ...accounting, sendAnyway: true },
      { ...otherShape, sendAnyway: true },
    ])
      expect(await member.call('POST', '/send-accounting-report', body)).toMatchObject({ status: 200 });
    const again = await endedReport(member, '/send-custom-export', orderTo(to, { sendAnyway: true }));
    await delivered(member, again.id, 'delivered');
    await member.until('/bounced-addresses', ({ items }) => (items as unknown[]).length === 0);
    expect(await member.call('POST', '/send-custom-export', orderTo(to))).toMatchObject({ status: 200 });
  });

  it('says that it was reported as spam, or met a full mailbox', async () => {
    const member = await bookkeeper();
    for (const [kind, status, reason] of [
      [
        'complaint',
        'complained',
        'Whoever received it reported it as spam. Ask them before you send it again.',
      ],
      ['transient', 'bounced', 'The mailbox is full. Ask its owner to make room, then send it again.'],
    ] as const) {
      const to = stranger();
      const { id } = await endedReport(member, '/send-custom-export', orderTo(to));
      expect((await reportBounce({ messageId: await messageIdOf(to), kind })).status).toBe(202);
      expect(await delivered(member, id, status)).toMatchObject({ delivery: { status, reason } });
      expect(await member.call('POST', '/send-custom-export', orderTo(to))).toMatchObject({ status: 409 });
    }
    expect((await reportBounce({ messageId: 'none' })).status).toBe(404);
    expect((await reportBounce({ messageId: 'none', kind: 'lost' })).status).toBe(400);
  });

  it('is told once, and nobody’s by the tags of another’s mail', async () => {
    const [member, other] = [await bookkeeper(), await bookkeeper()];
    const [to, otherTo] = [stranger(), stranger()];
    const { id: report } = await endedReport(member, '/send-custom-export', orderTo(to));
    const { id: theirs } = await endedReport(other, '/send-custom-export', orderTo(otherTo));
    for (const [who, id] of [
      [member, report],
      [other, theirs],
    ] as const)
      await delivered(who, id, 'delivered');
    const organization = await organizationIdOf(other);
    for (const tags of [{ report: theirs }, { report }, { report: v7() }])
      await reportBounce({ messageId: await forge({ organization, ...tags }) });
    const messageId = await messageIdOf(to);
    for (let time = 0; time < 3; time += 1) await reportBounce({ messageId });
    const bounced = await delivered(member, report, 'bounced');
    await endedReport(member, '/send-custom-export', orderTo(to, { sendAnyway: true }));
    expect(await delivered(member, report, 'bounced')).toEqual(bounced);
    expect(await noticesOf(member, 'report-bounced')).toHaveLength(1);
    expect(await delivered(other, theirs, 'delivered')).toMatchObject({ status: 'Ready' });
    expect(await noticesOf(other, 'report-bounced')).toEqual([]);
  });
});
