import { withFirstOfMonth } from '../../../shared/text/first-of-month.ts';
import { languageTags } from '../../../shared/text/language.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import type { Mail } from '../../adapters/mail.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { SecurityNotice } from '../../store/security-notices.ts';
import { dataTabPath, inBooks } from '../../../shared/paths.ts';
import { dayInWords } from '../../../shared/text/day-in-words.ts';
import { plainLetterPage } from '../letters/plain-letter.ts';
import { giveUpMailing, mailOnce } from '../mail-once.ts';

type Parts = Pick<
  Cloud,
  | 'change'
  | 'organizations'
  | 'people'
  | 'securityNotices'
  | 'mail'
  | 'siteUrl'
  | 'supportAddress'
  | 'now'
  | 'log'
>;

/** So long after it was foreseen nobody is at changing a password any more. */
const CHANGING_MS = 60_000;

/** Mails somebody what happened to their way in, at most once. Of what may have happened, what has to follow is done first. */
export async function mailSecurity(organizationId: string, id: string, cloud: Parts): Promise<void> {
  const notice = await cloud.securityNotices.get(organizationId, id);
  if (notice?.event.kind === 'password-perhaps-changed') await endSessionsOfThen(notice, cloud);
  const mailOfNotice = (notice: SecurityNotice) => mailOf(notice, cloud);
  await mailOnce({ id, ...kept(organizationId, id, cloud), mailOf: mailOfNotice }, cloud);
}

/** Whoever was signed in when a password may have been changed is so no more; once, however often this is asked for. */
async function endSessionsOfThen(
  { organizationId, userId, at }: SecurityNotice,
  cloud: Pick<Cloud, 'change' | 'people'>,
): Promise<void> {
  const endedAt = new Date(Date.parse(at) + CHANGING_MS).toISOString();
  await cloud.change({ organizationId, system: 'mail-security' }, 'sessions-ended', async (change) => {
    change.about({ id: userId });
    change.put(...(await cloud.people.endingSessions(userId, endedAt)));
  });
}

/** Ends the mailing of a notice that was tried as often as it may be. */
export async function giveUpSecurity(
  organizationId: string,
  id: string,
  cloud: Pick<Cloud, 'change' | 'securityNotices'>,
): Promise<void> {
  await giveUpMailing(kept(organizationId, id, cloud), cloud);
}

const kept = (organizationId: string, id: string, { securityNotices }: Pick<Cloud, 'securityNotices'>) => ({
  organizationId,
  read: () => securityNotices.get(organizationId, id),
  changing: (before: SecurityNotice, change: Partial<SecurityNotice>) =>
    securityNotices.changing(before, change),
});

/** Hours as the app says them, with the time zone. */
const INSTANT = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

async function mailOf(
  { organizationId, userId, event, at, language }: SecurityNotice,
  cloud: Parts,
): Promise<Mail | undefined> {
  const person = await cloud.people.person(userId);
  // Gone meanwhile, or nobody from the first: whose address was tried is told in the same way whether it is somebody's or not.
  if (!person) return undefined;
  const books = await cloud.organizations.settings(organizationId);
  // Deleted meanwhile.
  if (!books) return undefined;
  const { timeZone } = books;
  const { device, mails } = wordsFor(language).security;
  const instant = new Intl.DateTimeFormat(languageTags[language], { ...INSTANT, timeZone }).format(
    new Date(at),
  );
  const when = withFirstOfMonth(instant, language);
  const { subject, text } = worded();
  return {
    ...{ to: person.email, toName: person.fullName, subject, text, attachments: [] },
    html: plainLetterPage(text, { language, siteUrl: cloud.siteUrl }),
    replyTo: { name: 'Matchbook', address: cloud.supportAddress },
  };

  function worded() {
    switch (event.kind) {
      case 'new-sign-in':
        return mails[event.kind]({ when, device: device(event.device) });
      case 'account-deletion-requested':
      case 'organization-deletion-requested': {
        const url = cloud.siteUrl + inBooks(dataTabPath, organizationId);
        return mails[event.kind]({ name: event.name, when, day: dayInWords(event.on, language), url });
      }
      case 'account-deletion-withdrawn':
      case 'organization-deletion-withdrawn':
        return mails[event.kind]({ name: event.name, when });
      default:
        return mails[event.kind]({ when });
    }
  }
}
