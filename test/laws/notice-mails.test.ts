import * as fc from 'fast-check';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { Mailer, type Letter, type Mail, type MailOutcome } from '../../functions/adapters/mail.ts';
import { Work } from '../../functions/domain/work.ts';
import { askForDailyMails } from '../../functions/use-cases/notices/ask-for-daily-mails.ts';
import { mailDay } from '../../functions/use-cases/notices/mail-day.ts';
import { mailNotice } from '../../functions/use-cases/notices/mail-notice.ts';
import { saveNotificationSettings } from '../../functions/use-cases/notices/save-notification-settings.ts';
import { telling } from '../../functions/use-cases/notices/tell.ts';
import { tellMembers } from '../../functions/use-cases/notices/tell-members.ts';
import { writeAsRead } from '../../functions/use-cases/write-as-read.ts';
import { noticeMails } from '../../shared/model/notice.ts';
import { memoryBooks } from '../support/memory-books.ts';

const kinds = ['import-finished', 'import-failed'] as const;
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('tell' as const), kind: fc.constantFrom(...kinds) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('work' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('round' as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pass' as const), minutes: fc.nat(20 * 60) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('hour' as const), hour: fc.nat(23) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('choose' as const),
      kind: fc.constantFrom(...kinds),
      mail: fc.constantFrom(...noticeMails),
    }),
  },
);

/** Takes every letter, and keeps what it said. */
class Letters extends Mailer {
  readonly texts: string[] = [];
  constructor() {
    super('Matchbook <books@example.com>');
  }
  override compose({ to, text }: Mail): Promise<Letter> {
    return Promise.resolve({ to, raw: Buffer.from(text) });
  }
  override send({ raw }: Letter): Promise<MailOutcome> {
    this.texts.push(Buffer.from(raw).toString());
    return Promise.resolve({ kind: 'sent', messageId: `mail-${this.texts.length}` });
  }
}

async function books() {
  const { cloud: kept, caller, memory } = await memoryBooks();
  // The week in which clocks are put forward.
  let now = Date.parse('2026-03-06T12:00:00Z');
  const mail = new Letters();
  const silent = () => undefined;
  const cloud = {
    ...kept,
    mail,
    siteUrl: 'https://matchbook.example',
    supportAddress: 'support@example.com',
    now: () => new Date(now),
    log: { info: silent, warn: silent, error: silent },
  };
  const { organizationId } = caller;
  const work = async () => {
    for (const kind of ['tell-members', 'mail-notice', 'mail-day'])
      for (const item of memory.items().filter(({ entity }) => entity === 'message')) {
        const asked = Work.parse(item['work']);
        if (asked.kind !== kind) continue;
        if (asked.kind === 'tell-members') await tellMembers(organizationId, asked.noticeId, cloud);
        if (asked.kind === 'mail-notice') await mailNotice(organizationId, asked.noticeMailId, cloud);
        if (asked.kind === 'mail-day') await mailDay(organizationId, asked, cloud);
      }
  };
  return {
    ...{ cloud, caller, mail, work },
    pass: (minutes: number) => {
      now += minutes * 60_000;
    },
    round: async () => {
      await askForDailyMails(cloud);
      await work();
    },
  };
}

describe('what happened', () => {
  it('is mailed to nobody twice, and to who always wanted it once, whatever comes again, late or in between', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
        const { cloud, caller, mail, work, pass, round } = await books();
        const { organizationId } = caller;
        const told: { aboutId: string; kind: (typeof kinds)[number] }[] = [];
        const everOff = new Set<string>();
        for (const one of acts) {
          if (one.do === 'work') await work();
          else if (one.do === 'round') await round();
          else if (one.do === 'pass') pass(one.minutes);
          else if (one.do === 'hour') await saveNotificationSettings({ hour: one.hour }, caller, cloud);
          else if (one.do === 'choose') {
            const choices = { [one.kind]: { isShown: true, mail: one.mail } };
            if (one.mail === 'off') everOff.add(one.kind);
            await saveNotificationSettings({ choices }, caller, cloud);
          } else {
            const aboutId = v7();
            told.push({ aboutId, kind: one.kind });
            const notice = telling({ organizationId, kind: one.kind, aboutId, name: 'a.csv' }, cloud);
            await writeAsRead(organizationId, 'told-once', notice, cloud);
          }
        }
        await work();
        for (let day = 0; day < 3; day += 1) {
          pass(24 * 60);
          await round();
        }
        for (const { aboutId, kind } of told) {
          const times = mail.texts.filter((text) => text.includes(aboutId)).length;
          if (everOff.has(kind)) expect(times).toBeLessThanOrEqual(1);
          else expect(times, `${kind} in ${mail.texts.length} mails`).toBe(1);
        }
      }),
      { numRuns: 150 },
    );
  });
});
