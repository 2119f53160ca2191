import { mailedBy } from '../../domain/notices/mail-choice.ts';
import type { Mail } from '../../adapters/mail.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { NoticeMail } from '../../store/notice-mails.ts';
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

/** Mails one member what happened, at most once; nobody who is no member any more, or has turned it off meanwhile. */
export async function mailNotice(organizationId: string, id: string, cloud: Parts): Promise<void> {
  const mailOfNotice = (kept: NoticeMail) => mailOf(kept, cloud);
  await mailOnce({ id, ...keptMail(organizationId, id, cloud), mailOf: mailOfNotice }, cloud);
}

/** Ends a mail that was tried as often as it may be; the app tells of the same. */
export async function giveUpNotice(
  organizationId: string,
  id: string,
  cloud: Pick<Cloud, 'change' | 'noticeMails'>,
): Promise<void> {
  await giveUpMailing(keptMail(organizationId, id, cloud), cloud);
}

const keptMail = (organizationId: string, id: string, { noticeMails }: Pick<Cloud, 'noticeMails'>) => ({
  organizationId,
  read: () => noticeMails.get(organizationId, id),
  changing: (before: NoticeMail, change: Partial<NoticeMail>) => noticeMails.changing(before, change),
});

async function mailOf(
  { organizationId, noticeId, userId, kind }: NoticeMail,
  cloud: Parts,
): Promise<Mail | undefined> {
  const [membership, settings, person, notice] = await Promise.all([
    cloud.people.membership(userId, organizationId),
    cloud.noticeSettings.of(organizationId, userId),
    cloud.people.person(userId),
    cloud.notices.get(organizationId, noticeId),
  ]);
  if (!membership || !person || !notice) return undefined;
  const abilities = await cloud.people.abilities(membership, cloud.now());
  if (mailedBy(notice, settings, { userId, abilities }) === 'off') return undefined;
  const organization = await organizationOf(organizationId, cloud);
  // Of books that are to be deleted nobody is mailed anything else.
  if (organization.closing && kind !== 'deletion-requested') return undefined;
  return noticeLetter(kind, { notices: [notice] }, { person, organization }, cloud);
}
