import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import { usualNoticeSettings } from '../../shared/model/notice.ts';
import type { Notice } from '../../shared/model/notice.ts';
import { booksOf, makeAssistant, organizationIdOf } from '../support/books.ts';
import { endedReport } from '../support/ended-report.ts';
import { entry, statementCsv } from '../support/entries.ts';
import { Member } from '../support/member.ts';
import { addPapers, paper } from '../support/papers.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';

let cloud: SharedCloud;
beforeAll(async () => {
  cloud = await sharedCloud();
});

const listed = (answer: Record<string, unknown>): Notice[] =>
  contract.listNotifications.reply.parse(answer).items;

/** What a member is told of, once there is something of this kind. */
const toldOf = async (member: Member, kind: Notice['kind']): Promise<Notice[]> =>
  listed(
    await member.until('/notifications', (page) => listed(page).some((one) => one.kind === kind)),
  ).filter((one) => one.kind === kind);

const unread = async (member: Member) => (await member.ask('GET', '/notifications/unread'))['count'];

describe('the members of an organisation', () => {
  it('are told of an import that has finished: listNotifications and countUnread tell each what is new to them, readNotification and readAllNotifications mark it as read', async () => {
    const [master, assistant] = [await Member.join(cloud), await Member.join(cloud)];
    await makeAssistant(booksOf(cloud), assistant, await organizationIdOf(master), 'view-only');
    expect(await unread(master)).toBe(0);
    const { id } = await master.readStatement(
      statementCsv([{ date: '2026-03-05', description: 'Cedar Tools', amount: -1200 }]),
      'checking',
    );
    await master.commit(String(id));
    const [told, ...others] = await toldOf(master, 'import-finished');
    expect(others).toEqual([]);
    expect(told).toMatchObject({ aboutId: id, isRead: false });
    expect(await assistant.ask('POST', `/notifications/${told?.id}/read`)).toMatchObject({ isRead: true });
    expect([await unread(assistant), await unread(master)]).toEqual([0, 1]);
    await master.ask('POST', '/notifications/read', { until: told?.at });
    expect(await unread(master)).toBe(0);
  });

  it('are told of a file that can’t be read, be it a document or a statement', async () => {
    const member = await Member.join(cloud);
    const blank = Buffer.from('%PDF-1.4\nnothing');
    const uploadId = await member.upload(blank, 'torn.pdf', 'application/pdf', 'receipt');
    expect(await toldOf(member, 'document-unreadable')).toMatchObject([
      { aboutId: uploadId, name: 'torn.pdf' },
    ]);
    const importId = v7();
    const statement = await member.upload(Buffer.from('no rows'), 'empty.csv', 'text/csv', 'statement');
    await member.ask('POST', '/statement-imports', { id: importId, uploadId: statement });
    expect(await toldOf(member, 'import-failed')).toMatchObject([{ aboutId: importId, name: 'empty.csv' }]);
  });

  it('are told once a day that suggestions wait, and of a report that was sent', async () => {
    const member = await Member.join(cloud);
    const shops = ['Alder Books', 'Birch Garage'];
    const organizationId = await organizationIdOf(member);
    const offered = shops.map((vendor, at) => paper(organizationId, { vendor, amount: 2000 + at }));
    await addPapers(booksOf(cloud), offered);
    for (const [at, description] of shops.entries())
      await member.ask('POST', '/transactions', entry({ description, amount: 2000 + at }));
    await member.until('/matches', (page) => contract.listMatches.reply.parse(page).items.length === 2);
    expect(await toldOf(member, 'suggestions-waiting')).toMatchObject([{ aboutId: null, name: '' }]);
    const report = await endedReport(member, '/send-accounting-report', {
      exportType: 'custom',
      dateRange: { from: '2026-03-01', to: '2026-03-31' },
      recipientEmail: `${v7()}@example.com`,
    });
    expect(await toldOf(member, 'report-sent')).toMatchObject([{ aboutId: report.id, name: report.name }]);
  });

  it('choose each for themselves how they are told: saveNotificationSettings keeps it, getNotificationSettings tells it', async () => {
    const [master, assistant] = [await Member.join(cloud), await Member.join(cloud)];
    await makeAssistant(booksOf(cloud), assistant, await organizationIdOf(master), 'view-only');
    const choices = { 'report-sent': { isShown: false, mail: 'daily' } };
    expect(await assistant.ask('PUT', '/notifications/settings', { hour: 7, choices })).toMatchObject({
      hour: 7,
      choices,
    });
    expect(await assistant.ask('GET', '/notifications/settings')).toMatchObject({ hour: 7, choices });
    expect(await master.ask('GET', '/notifications/settings')).toEqual(usualNoticeSettings);
    for (const wrong of [{ hour: 24 }, { hour: 7.5 }, { choices: { rain: choices['report-sent'] } }])
      expect(await master.call('PUT', '/notifications/settings', wrong)).toMatchObject({ status: 400 });
  });
});
