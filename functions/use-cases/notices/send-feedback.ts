import { todayIn } from '../../../shared/civil-date.ts';
import { limits } from '../../../shared/limits.ts';
import type { Feedback, NewFeedback } from '../../../shared/model/feedback.ts';
import { bodyId } from '../../domain/ids.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { again } from '../../store/again.ts';
import type { StoredFeedback } from '../../store/feedbacks.ts';
import { settingsOf } from '../books/organization-of.ts';

type Parts = Pick<Cloud, 'organizations' | 'feedbacks' | 'outbox' | 'now'>;

/** Keeps what somebody tells us and asks for its mail, in one transaction; sent again under its id it is the same message. */
export async function sendFeedback(
  body: NewFeedback,
  caller: Caller,
  cloud: Parts,
): Promise<Feedback | Refusal> {
  const { timeZone } = await settingsOf(caller.organizationId, cloud);
  const outcome = await again(() => trySend(body, timeZone, caller, cloud));
  if (outcome === 'conflict') throw new Error('Others were quicker whenever a message was to be kept.');
  return outcome;
}

async function trySend(
  body: NewFeedback,
  timeZone: string,
  { organizationId, userId }: Caller,
  { feedbacks, outbox, now }: Parts,
): Promise<Feedback | Refusal | 'conflict'> {
  const earlier = await feedbacks.get(organizationId, body.id);
  if (earlier) return isSame(earlier, body, userId) ? shown(earlier) : refuse('already-exists');
  const day = todayIn(timeZone, now());
  if ((await feedbacks.countOf(userId, day)) >= limits.feedbackADay)
    return refuse('feedback-limit-reached', {
      because: { code: 'feedback-used-up', limit: limits.feedbackADay, timeZone },
    });
  const at = now().toISOString();
  const feedback: StoredFeedback = {
    ...body,
    ...{ organizationId, userId, mail: 'waiting', createdAt: at, changedAt: at, version: 1 },
  };
  const message = outbox.asking({ kind: 'mail-feedback', organizationId, feedbackId: body.id });
  const written = await feedbacks.tryAdd(feedback, day, message);
  return written === 'conflict' ? written : shown(feedback);
}

const isSame = (earlier: StoredFeedback, body: NewFeedback, userId: string): boolean =>
  earlier.userId === userId && bodyId(told(earlier)) === bodyId(told(body));

const told = ({ id, type, message, page, appVersion }: NewFeedback): NewFeedback => ({
  ...{ id, type, message, page, appVersion },
});

const shown = (feedback: StoredFeedback): Feedback => ({
  ...told(feedback),
  createdAt: feedback.createdAt,
});
