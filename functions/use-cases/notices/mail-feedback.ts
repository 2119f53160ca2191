import { usualLanguage } from '../../../shared/text/language.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import type { Mail } from '../../adapters/mail.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredFeedback } from '../../store/feedbacks.ts';
import { organizationOf } from '../books/organization-of.ts';
import { plainLetterPage } from '../letters/plain-letter.ts';
import { giveUpMailing, mailOnce } from '../mail-once.ts';

type Parts = Pick<
  Cloud,
  'change' | 'organizations' | 'people' | 'feedbacks' | 'mail' | 'siteUrl' | 'supportAddress' | 'now' | 'log'
>;

/** Mails what somebody told us to those who look after Matchbook, at most once. */
export async function mailFeedback(organizationId: string, id: string, cloud: Parts): Promise<void> {
  const mailOfFeedback = (feedback: StoredFeedback) => mailOf(feedback, cloud);
  await mailOnce({ id, ...kept(organizationId, id, cloud), mailOf: mailOfFeedback }, cloud);
}

/** Ends the mailing of a message that was tried as often as it may be; the message itself stays. */
export async function giveUpFeedback(
  organizationId: string,
  id: string,
  cloud: Pick<Cloud, 'change' | 'feedbacks'>,
): Promise<void> {
  await giveUpMailing(kept(organizationId, id, cloud), cloud);
}

const kept = (organizationId: string, id: string, { feedbacks }: Pick<Cloud, 'feedbacks'>) => ({
  organizationId,
  read: () => feedbacks.get(organizationId, id),
  changing: (before: StoredFeedback, change: Partial<StoredFeedback>) => feedbacks.changing(before, change),
});

async function mailOf(feedback: StoredFeedback, cloud: Parts): Promise<Mail> {
  const [organization, person] = await Promise.all([
    organizationOf(feedback.organizationId, cloud),
    cloud.people.person(feedback.userId),
  ]);
  const { email = '', fullName = '' } = person ?? {};
  const { subject, letter } = wordsFor(usualLanguage).feedback;
  const text = letter({ ...feedback, fullName, email, organization: organization.name });
  return {
    to: cloud.supportAddress,
    ...(email === '' ? {} : { replyTo: { name: fullName, address: email } }),
    subject: subject(feedback.type),
    text,
    html: plainLetterPage(text, { language: usualLanguage, siteUrl: cloud.siteUrl }),
    attachments: [],
  };
}
