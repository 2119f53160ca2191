import { wordsFor } from '../../../shared/text/words-for.ts';
import type { Mail, MailOutcome } from '../../adapters/mail.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { again } from '../../store/again.ts';
import type { StoredFeedback } from '../../store/feedbacks.ts';
import { organizationOf } from '../books/organization-of.ts';
import { mayBeSending } from '../may-be-sending.ts';

type Parts = Pick<
  Cloud,
  'organizations' | 'people' | 'feedbacks' | 'mail' | 'supportAddress' | 'now' | 'log'
>;

/** Mails what somebody told us to those who look after Matchbook, at most once: claimed before it is handed over, as a report is. */
export async function mailFeedback(organizationId: string, id: string, cloud: Parts): Promise<void> {
  const feedback = await cloud.feedbacks.get(organizationId, id);
  if (feedback?.mail !== 'waiting') return;
  if (feedback.claimedAt !== undefined) {
    if (mayBeSending(feedback.claimedAt, cloud.now())) throw new Error('Somebody is mailing this message.');
    return noteUnknown(feedback, cloud);
  }
  const letter = await cloud.mail.compose(await mailOf(feedback, cloud));
  if (letter === 'too-large') throw new Error('A message of bounded length was too large to be mailed.');
  const at = cloud.now().toISOString();
  const claimed = await cloud.feedbacks.tryChange(feedback, { claimedAt: at, changedAt: at });
  if (claimed === 'conflict') throw new Error('Somebody else is mailing this message.');
  await noteOutcome(claimed, await cloud.mail.send(letter), cloud);
}

/** Ends the mailing of a message that was tried as often as it may be; the message itself stays. */
export async function giveUpFeedback(
  organizationId: string,
  id: string,
  cloud: Pick<Cloud, 'feedbacks' | 'now'>,
): Promise<void> {
  await again(async () => {
    const feedback = await cloud.feedbacks.get(organizationId, id);
    if (feedback?.mail !== 'waiting') return 'ended';
    const mail = feedback.claimedAt === undefined ? 'failed' : 'unknown';
    return cloud.feedbacks.tryChange(feedback, { mail, changedAt: cloud.now().toISOString() });
  });
}

async function noteOutcome(claimed: StoredFeedback, outcome: MailOutcome, cloud: Parts): Promise<void> {
  switch (outcome.kind) {
    case 'sent':
      return end(claimed, { mail: 'sent', messageId: outcome.messageId }, cloud);
    case 'refused':
      cloud.log.error('the support address was refused', { feedbackId: claimed.id });
      return end(claimed, { mail: 'failed' }, cloud);
    case 'unknown':
      return noteUnknown(claimed, cloud, outcome.error);
    case 'not-sent':
      await end(claimed, { claimedAt: undefined }, cloud);
      throw new Error('The message has not left.', { cause: outcome.error });
  }
}

async function noteUnknown(claimed: StoredFeedback, cloud: Parts, error?: unknown): Promise<void> {
  cloud.log.error('a message about Matchbook may have left', { error, feedbackId: claimed.id });
  await end(claimed, { mail: 'unknown' }, cloud);
}

/** Who mailed it knows best what became of it: that is written over whatever stands by then. */
async function end({ organizationId, id }: StoredFeedback, change: Partial<StoredFeedback>, cloud: Parts) {
  const written = await again(async () => {
    const feedback = await cloud.feedbacks.get(organizationId, id);
    return (
      feedback && cloud.feedbacks.tryChange(feedback, { ...change, changedAt: cloud.now().toISOString() })
    );
  });
  if (written === 'conflict') throw new Error('What became of a message could not be kept.');
}

async function mailOf(feedback: StoredFeedback, cloud: Parts): Promise<Mail> {
  const [organization, person] = await Promise.all([
    organizationOf(feedback.organizationId, cloud),
    cloud.people.person(feedback.userId),
  ]);
  const { email = '', fullName = '' } = person ?? {};
  const { subject, letter } = wordsFor().feedback;
  return {
    to: cloud.supportAddress,
    ...(email === '' ? {} : { replyTo: { name: fullName, address: email } }),
    subject: subject(feedback.type),
    text: letter({ ...feedback, fullName, email, organization: organization.name }),
    attachments: [],
  };
}
