import { sendFeedback as route } from '../../shared/contract/notices.ts';
import type { Feedback, NewFeedback } from '../../shared/model/feedback.ts';
import { call } from './call.ts';

/** Sends us what somebody wrote; under the same id it is the same message. */
export const sendFeedback = (body: NewFeedback): Promise<Feedback> => call(route, { body });
