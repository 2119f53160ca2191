import { SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { mockClient } from 'aws-sdk-client-mock';
import { simpleParser } from 'mailparser';
import { v7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { Mailer } from '../../../../../functions/adapters/mail.ts';
import { Work } from '../../../../../functions/domain/work.ts';
import { memberships, profiles } from '../../../../../functions/store/people.ts';
import { giveUp } from '../../../../../functions/use-cases/jobs/give-up.ts';
import { askForDailyMails } from '../../../../../functions/use-cases/notices/ask-for-daily-mails.ts';
import { getMailSubscription } from '../../../../../functions/use-cases/notices/get-mail-subscription.ts';
import { mailDay } from '../../../../../functions/use-cases/notices/mail-day.ts';
import { mailNotice } from '../../../../../functions/use-cases/notices/mail-notice.ts';
import { readAllNotifications } from '../../../../../functions/use-cases/notices/read-all-notifications.ts';
import { saveNotificationSettings } from '../../../../../functions/use-cases/notices/save-notification-settings.ts';
import { subscribeAgain } from '../../../../../functions/use-cases/notices/subscribe-again.ts';
import { telling } from '../../../../../functions/use-cases/notices/tell.ts';
import { tellMembers } from '../../../../../functions/use-cases/notices/tell-members.ts';
import { unsubscribe } from '../../../../../functions/use-cases/notices/unsubscribe.ts';
import { writeAsRead } from '../../../../../functions/use-cases/write-as-read.ts';
import type { NoticeKind, NoticeSettingsChange } from '../../../../../shared/model/notice.ts';
import { french } from '../../../../../shared/text/fr/french.ts';
import { learnWords } from '../../../../../shared/text/words-for.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';

const ses = mockClient(SESClient);
beforeEach(() => {
  ses.reset();
  ses.on(SendRawEmailCommand).resolves({ MessageId: 'm1' });
});
learnWords('fr', french);

const sentTo = (address: string) =>
  ses
    .commandCalls(SendRawEmailCommand)
    .filter(({ args: [{ input }] }) => input.Destinations?.includes(address))
    .map(({ args: [{ input }] }) => Buffer.from(input.RawMessage?.Data ?? ''));
const letters = (address = 'ada@example.com') => Promise.all(sentTo(address).map((raw) => simpleParser(raw)));
const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? '';

const HOURS = 60;

/** Books at eight in the morning of 1 April in Toronto, of which a clock runs by hand and every message is done when it is said. */
async function books() {
  const { cloud: kept, caller, memory } = await memoryBooks();
  let minutes = 0;
  const silent = () => undefined;
  const settings = { region: 'memory', credentials: { accessKeyId: 'test', secretAccessKey: 'test' } };
  const cloud = {
    ...kept,
    mail: new Mailer('Matchbook <books@example.com>', settings),
    siteUrl: 'https://matchbook.example',
    supportAddress: 'support@example.com',
    now: () => new Date(kept.now().getTime() + minutes * 60_000),
    log: { info: silent, warn: silent, error: silent },
  };
  const { organizationId, userId } = caller;
  const of = (entity: string) => memory.items().filter((item) => item['entity'] === entity);
  const doAll = async (kind: Work['kind']) => {
    for (const message of of('message')) {
      const work = Work.parse(message['work']);
      if (work.kind !== kind) continue;
      if (work.kind === 'tell-members') await tellMembers(organizationId, work.noticeId, cloud);
      if (work.kind === 'mail-notice') await mailNotice(organizationId, work.noticeMailId, cloud);
      if (work.kind === 'mail-day') await mailDay(organizationId, work, cloud);
    }
  };
  /** Every message that there ever was, once more. */
  const work = async () => {
    for (const kind of ['tell-members', 'mail-notice', 'mail-day'] as const) await doAll(kind);
  };
  return {
    ...{ cloud, caller, of, work, doAll },
    pass: (more: number) => {
      minutes += more;
    },
    round: async () => {
      await askForDailyMails(cloud);
      await work();
    },
    tell: (kind: NoticeKind, name = 'march.csv', day?: string) =>
      writeAsRead(
        organizationId,
        'told-once',
        telling({ organizationId, kind, aboutId: v7(), name, ...(day === undefined ? {} : { day }) }, cloud),
        cloud,
      ),
    choose: (change: NoticeSettingsChange, who = userId) =>
      saveNotificationSettings(change, { ...caller, userId: who }, cloud),
    join: async (email: string, accessLevel: 'full' | 'view-only' = 'view-only', language?: 'fr') => {
      const id = v7();
      const { person, membership } = caller;
      await cloud.table.write([
        cloud.table.put(profiles, {
          ...person,
          id,
          email,
          fullName: 'Bea',
          ...(language ? { language } : {}),
        }),
        cloud.table.put(memberships, { ...membership, userId: id, role: 'assistant' as const, accessLevel }),
      ]);
      return id;
    },
    leave: (id: string) =>
      cloud.table.write([cloud.table.removeAt([`USER#${id}`, `MEMBER#${organizationId}`])]),
  };
}

describe('what is mailed at once', () => {
  it('reaches each member once, however often its messages come, with a link to the thing', async () => {
    const { tell, work, join, of } = await books();
    await join('bea@example.com', 'view-only', 'fr');
    await tell('import-failed');
    for (const _ of ['once', 'twice']) await work();
    const [[letter, ...more], [second, ...others]] = [await letters(), await letters('bea@example.com')];
    expect([more, others]).toEqual([[], []]);
    expect(letter?.subject).toBe('Import failed: “march.csv”');
    expect(letter?.text).toMatch(/https:\/\/matchbook\.example\/app\/transactions\?statement=[\w-]{36}/);
    expect(letter?.html).toContain('<a href="https://matchbook.example/app/transactions?statement=');
    expect(letter?.replyTo?.value).toEqual([{ name: 'Matchbook', address: 'support@example.com' }]);
    expect(second?.subject).toMatch(/^Échec de l’importation/);
    expect(second?.html).toContain('<html lang="fr-CA">');
    expect(of('notice-mail')).toMatchObject([{ mail: 'sent' }, { mail: 'sent' }]);
  });

  it('says how mail programs turn it off by themselves (RFC 8058)', async () => {
    const { tell, work } = await books();
    await tell('report-failed');
    await work();
    const raw = String(sentTo('ada@example.com')[0]).replaceAll(/\r\n\s+/g, ' ');
    expect(raw).toMatch(
      /^List-Unsubscribe: <https:\/\/matchbook\.example\/api\/notices\/unsubscribe\?token=[\w-]{32}>/m,
    );
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  });

  it('holds what somebody typed as text alone', async () => {
    const { tell, work } = await books();
    await tell('document-unreadable', '<img src=x onerror=alert(1)>.pdf');
    await work();
    const [letter] = await letters();
    expect(letter?.html).toContain('&lt;img src=x');
    expect(letter?.html).not.toContain('<img');
  });

  it('reaches nobody who left or turned it off before it went', async () => {
    const { tell, doAll, work, join, leave, choose, of } = await books();
    const gone = await join('gone@example.com');
    const off = await join('off@example.com');
    await tell('import-failed');
    await doAll('tell-members');
    await leave(gone);
    await choose({ choices: { 'import-failed': { isShown: true, mail: 'off' } } }, off);
    await work();
    expect([sentTo('gone@example.com'), sentTo('off@example.com')]).toEqual([[], []]);
    expect(sentTo('ada@example.com')).toHaveLength(1);
    expect(
      of('notice-mail')
        .map(({ mail }) => mail)
        .toSorted(),
    ).toEqual(['failed', 'failed', 'sent']);
  });

  it('is twenty mails a day at most; the rest goes with the mail of the day', async () => {
    const { tell, work, pass, round } = await books();
    for (let n = 1; n <= 23; n += 1) await tell('import-failed', `${n}.csv`);
    await work();
    expect(sentTo('ada@example.com')).toHaveLength(20);
    pass(24 * HOURS);
    await round();
    const daily = (await letters()).at(-1);
    expect(sentTo('ada@example.com')).toHaveLength(21);
    expect(daily?.subject).toBe('“Ada”: 3 updates');
    await tell('import-failed', 'next day.csv');
    await work();
    expect((await letters()).at(-1)?.subject).toContain('next day.csv');
  });

  it('is not handed over again where nobody can tell whether it left', async () => {
    ses.on(SendRawEmailCommand).rejects(Object.assign(new Error('lost'), { code: 'ECONNRESET' }));
    const { tell, work, of } = await books();
    await tell('import-failed');
    for (const _ of ['once', 'twice']) await work();
    expect(sentTo('ada@example.com')).toHaveLength(1);
    expect(of('notice-mail')).toMatchObject([{ mail: 'unknown' }]);
  });

  it('ends as failed where it was tried in vain', async () => {
    const { tell, doAll, of, cloud, caller } = await books();
    await tell('import-failed');
    await doAll('tell-members');
    const { organizationId } = caller;
    const noticeMailId = String(of('notice-mail')[0]?.['id']);
    await giveUp({ kind: 'mail-notice', organizationId, noticeMailId }, cloud);
    expect(of('notice-mail')).toMatchObject([{ mail: 'failed' }]);
  });
});

describe('the mail of the day', () => {
  it('tells at its hour what came since the last one, once, whenever rounds are made', async () => {
    const { tell, work, pass, round, of } = await books();
    await tell('import-finished', 'first.csv');
    await tell('recurring-missing', 'Hydro', '2026-03-30');
    await work();
    await round();
    pass(23 * HOURS + 59);
    await round();
    expect(sentTo('ada@example.com')).toEqual([]);
    pass(1);
    for (const _ of ['once', 'twice']) await round();
    pass(24 * HOURS);
    await round();
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter?.subject).toBe('“Ada”: 2 updates');
    expect(letter?.text).toContain('“Hydro”, due on 03/30/2026, is on no statement.');
    expect(of('daily-mail')).toMatchObject([{ day: '2026-04-02', mail: 'sent' }]);
  });

  it('goes late where rounds were missed, each day’s by itself', async () => {
    const { tell, work, pass, round } = await books();
    await tell('import-finished', 'first.csv');
    await work();
    pass(25 * HOURS);
    await tell('import-finished', 'second.csv');
    await work();
    pass(72 * HOURS);
    await round();
    const texts = (await letters()).map(({ text }) => text ?? '');
    expect(texts).toHaveLength(2);
    expect(texts.filter((text) => text.includes('first.csv'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('second.csv'))).toHaveLength(1);
  });

  it('leaves out what was read in the app, and is not sent empty', async () => {
    const { cloud, caller, tell, work, pass, round, of } = await books();
    await tell('import-finished', 'read.csv');
    await work();
    pass(1 * HOURS);
    await readAllNotifications({ until: cloud.now().toISOString() }, caller, cloud);
    pass(23 * HOURS);
    await round();
    expect(sentTo('ada@example.com')).toEqual([]);
    expect(of('daily-mail')).toMatchObject([{ mail: 'failed' }]);
  });

  it('goes at another hour once that is chosen, also where it has begun to fill', async () => {
    const { tell, work, pass, round, choose } = await books();
    await tell('import-finished');
    await work();
    await choose({ hour: 6 });
    pass(21 * HOURS + 59);
    await round();
    expect(sentTo('ada@example.com')).toEqual([]);
    await choose({ hour: 7 });
    pass(1);
    await round();
    expect(sentTo('ada@example.com')).toEqual([]);
    pass(1 * HOURS);
    await round();
    expect(sentTo('ada@example.com')).toHaveLength(1);
  });

  it('waits for its hour where the books moved to another time zone', async () => {
    const { cloud, caller, tell, work, pass, round } = await books();
    await tell('import-finished');
    await work();
    const moved = { timeZone: 'America/Vancouver' };
    await cloud.table.write([cloud.organizations.settingsChange(caller.organizationId, moved)]);
    pass(24 * HOURS);
    await round();
    expect(sentTo('ada@example.com')).toEqual([]);
    pass(3 * HOURS);
    await round();
    expect(sentTo('ada@example.com')).toHaveLength(1);
  });

  it('is for members alone, of what is of use to them', async () => {
    const { tell, work, pass, round, join, leave } = await books();
    await join('view@example.com');
    const gone = await join('gone@example.com', 'full');
    await tell('statement-missing', 'Checking', '2026-03-01');
    await work();
    await leave(gone);
    pass(24 * HOURS);
    await round();
    expect([sentTo('view@example.com'), sentTo('gone@example.com')]).toEqual([[], []]);
    const [letter] = await letters();
    expect(letter?.text).toContain('There is no statement of “Checking” for March 2026 yet.');
  });

  it('names fifty things and counts the rest', async () => {
    const { tell, work, pass, round } = await books();
    for (let n = 1; n <= 53; n += 1) await tell('import-finished', `${n}.csv`);
    await work();
    pass(24 * HOURS);
    await round();
    const [letter] = await letters();
    expect(letter?.subject).toBe('“Ada”: 53 updates');
    expect(letter?.text).toContain('And 3 more.\nhttps://matchbook.example/app/notifications');
  });
});

describe('the link in a mail', () => {
  it('turns off one kind of event, again and again, and on as it was', async () => {
    const { tell, work, cloud, of, caller } = await books();
    const { organizationId } = caller;
    await tell('import-failed');
    await work();
    const token = tokenIn((await letters())[0]?.text);
    const about = { of: 'import-failed', organization: 'Ada', organizationId };
    expect(await getMailSubscription(token, cloud)).toEqual({ ...about, isOn: true });
    for (const _ of ['once', 'twice'])
      expect(await unsubscribe(token, cloud)).toEqual({ ...about, isOn: false });
    await tell('import-failed', 'later.csv');
    await tell('report-failed', 'report.csv');
    await work();
    expect((await letters()).map(({ subject }) => subject)).toEqual([
      'Import failed: “march.csv”',
      'Report not sent: “report.csv”',
    ]);
    for (const _ of ['once', 'twice'])
      expect(await subscribeAgain(token, cloud)).toEqual({ ...about, isOn: true });
    expect(of('notice-settings')).toMatchObject([
      { choices: { 'import-failed': { isShown: true, mail: 'at-once' } }, turnedOff: {} },
    ]);
  });

  it('in a daily mail turns the daily mail off', async () => {
    const { tell, work, pass, round, cloud } = await books();
    await tell('import-finished');
    await work();
    pass(24 * HOURS);
    await round();
    const token = tokenIn((await letters())[0]?.text);
    expect(await unsubscribe(token, cloud)).toMatchObject({ of: 'daily', isOn: false });
    await tell('import-finished');
    await work();
    pass(24 * HOURS);
    await round();
    expect(sentTo('ada@example.com')).toHaveLength(1);
    expect(await subscribeAgain(token, cloud)).toMatchObject({ of: 'daily', isOn: true });
  });

  it('is another one in each mail, and nobody’s where it was made up', async () => {
    const { tell, work, cloud } = await books();
    for (const name of ['a.csv', 'b.csv']) await tell('import-failed', name);
    await work();
    const tokens = (await letters()).map(({ text }) => tokenIn(text));
    expect(new Set(tokens).size).toBe(2);
    expect(JSON.stringify(await cloud.mailSubscriptions.linkOf(tokens[0] ?? ''))).not.toContain(tokens[0]);
    for (const ask of [getMailSubscription, unsubscribe, subscribeAgain])
      expect(await ask(`${tokens[0]}x`, cloud)).toMatchObject({ refused: 'not-found' });
  });
});
