import { todayIn } from '../../../shared/civil-date.ts';
import { limits } from '../../../shared/limits.ts';
import type { Feedback, NewFeedback } from '../../../shared/model/feedback.ts';
import { bodyId } from '../../domain/ids.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Change } from '../../store/change.ts';
import type { StoredFeedback } from '../../store/feedbacks.ts';
import { settingsOf } from '../books/organization-of.ts';

type Parts = Pick<Cloud, 'change' | 'organizations' | 'feedbacks' | 'now'>;

/** Keeps what somebody tells us and asks for its mail, in one transaction; sent again under its id it is the same message. */
export async function sendFeedback(
  body: NewFeedback,
  caller: Caller,
  cloud: Parts,
): Promise<Feedback | Refusal> {
  const { timeZone } = await settingsOf(caller.organizationId, cloud);
  return cloud.change(caller, 'feedback-sent', (change) => sent(body, timeZone, caller, change, cloud));
}

async function sent(
  body: NewFeedback,
  timeZone: string,
  { organizationId, userId }: Caller,
  change: Change,
  { feedbacks, now }: Parts,
): Promise<Feedback | Refusal> {
  const earlier = await feedbacks.get(organizationId, body.id);
  if (earlier) return isSame(earlier, body, userId) ? shown(earlier) : refuse('already-exists');
  const day = todayIn(timeZone, now());
  if ((await feedbacks.countOf(userId, day)) >= limits.feedbackADay)
    return refuse('feedback-limit-reached', {
      because: { code: 'feedback-used-up', limit: limits.feedbackADay, timeZone },
    });
  const { at } = change;
  const feedback: StoredFeedback = {
    ...body,
    ...{ organizationId, userId, mail: 'waiting', createdAt: at, changedAt: at, version: 1 },
  };
  change.about({ id: body.id });
  change.put(...feedbacks.addition(feedback, day));
  change.enqueue({ kind: 'mail-feedback', organizationId, feedbackId: body.id });
  return shown(feedback);
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
