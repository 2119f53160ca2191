import { dailyMailOf } from '../../domain/notices/daily-mail.ts';
import { mailedBy } from '../../domain/notices/mail-choice.ts';
import type { Mail } from '../../adapters/mail.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { isOpen } from '../../store/notice-mails.ts';
import type { StoredDailyMail } from '../../store/notice-mails.ts';
import { isSeen } from '../../store/notices.ts';
import { organizationOf } from '../books/organization-of.ts';
import { giveUpMailing, mailOnce } from '../mail-once.ts';
import { noticeLetter } from './notice-letter.ts';

type Parts = Pick<
  Cloud,
  | 'change'
  | 'notices'
  | 'people'
  | 'organizations'
  | 'noticeSettings'
  | 'noticeMails'
  | 'mailSubscriptions'
  | 'mail'
  | 'siteUrl'
  | 'supportAddress'
  | 'now'
  | 'log'
>;

/** Whose daily mail it is, and of which day. */
interface OfDay {
  readonly userId: string;
  readonly day: string;
}

/**
 * Mails a member what happened since their last daily mail, at most once a day. Without anything that they still want to be told of and
 * have not read in the app, none is sent.
 */
export async function mailDay(organizationId: string, { userId, day }: OfDay, cloud: Parts): Promise<void> {
  const daily = await cloud.noticeMails.ofDay(organizationId, userId, day);
  if (!daily || (isOpen(daily) && (await isPutOff(daily, cloud)))) return;
  const mailOfDay = (kept: StoredDailyMail) => mailOf(kept, cloud);
  const id = `${userId} ${day}`;
  await mailOnce({ id, ...keptDay(organizationId, { userId, day }, cloud), mailOf: mailOfDay }, cloud);
}

/** Ends a daily mail that was tried as often as it may be; the app tells of the same. */
export async function giveUpDay(
  organizationId: string,
  ofDay: OfDay,
  cloud: Pick<Cloud, 'change' | 'noticeMails'>,
): Promise<void> {
  await giveUpMailing(keptDay(organizationId, ofDay, cloud), cloud);
}

/** Whether the books moved to another time zone since, where the hour has not come yet: then it waits for it. */
async function isPutOff(daily: StoredDailyMail, cloud: Parts): Promise<boolean> {
  const { organizationId, userId, day, dueAt } = daily;
  const [{ timeZone }, { hour }] = await Promise.all([
    organizationOf(organizationId, cloud),
    cloud.noticeSettings.of(organizationId, userId),
  ]);
  const due = dailyMailOf(day, hour, timeZone).dueAt;
  if (due === dueAt || due <= cloud.now().toISOString()) return false;
  await cloud.change({ organizationId }, 'mailing-noted', (change) => {
    if (change.isRetry) throw new Error('A daily mail changed while it was put off.');
    change.put(cloud.noticeMails.dayChange(daily, { dueAt: due }));
  });
  return true;
}

const keptDay = (
  organizationId: string,
  { userId, day }: OfDay,
  { noticeMails }: Pick<Cloud, 'noticeMails'>,
) => ({
  organizationId,
  read: () => noticeMails.ofDay(organizationId, userId, day),
  changing: (before: StoredDailyMail, change: Partial<StoredDailyMail>) =>
    noticeMails.dayChange(before, change),
});

async function mailOf(
  { organizationId, userId, noticeIds, more }: StoredDailyMail,
  cloud: Parts,
): Promise<Mail | undefined> {
  const [membership, settings, person, seen, notices] = await Promise.all([
    cloud.people.membership(userId, organizationId),
    cloud.noticeSettings.of(organizationId, userId),
    cloud.people.person(userId),
    cloud.notices.seenBy(organizationId, userId),
    cloud.notices.getMany(organizationId, noticeIds),
  ]);
  if (!membership || !person) return undefined;
  const reader = { userId, abilities: await cloud.people.abilities(membership, cloud.now()) };
  const wanted = notices.filter(
    (notice) => !isSeen(notice, seen) && mailedBy(notice, settings, reader) !== 'off',
  );
  if (wanted.length === 0) return undefined;
  const organization = await organizationOf(organizationId, cloud);
  return noticeLetter('daily', { notices: wanted, more }, { person, organization }, cloud);
}
