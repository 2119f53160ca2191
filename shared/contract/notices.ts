import { Feedback, NewFeedback } from '../model/feedback.ts';
import { route } from './route.ts';

/** What people tell us of Matchbook. */
export const sendFeedback = route({
  method: 'POST',
  path: '/feedback',
  summary: 'Tell us about Matchbook; it is kept, and mailed to those who look after it',
  access: 'member',
  touches: ['table:read', 'table:write'],
  status: 201,
  body: NewFeedback,
  reply: Feedback,
  problems: ['already-exists', 'feedback-limit-reached'],
});
