import * as z from 'zod';
import { FilledLine, Id, Instant, Lines } from './common.ts';
import { telling } from './field-words.ts';

/** What people have to say about Matchbook itself. */
export const feedbackTypes = ['bug', 'feature', 'improvement', 'general'] as const;
export const FeedbackType = z.enum(feedbackTypes, telling({ code: 'required' }));
export type FeedbackType = z.infer<typeof FeedbackType>;

/** A message to us, with the page and the version of the app that it was written on. */
export const NewFeedback = z.strictObject({
  id: Id,
  type: FeedbackType,
  message: Lines(4000).min(1, telling({ code: 'required' })),
  page: FilledLine(300),
  appVersion: FilledLine(120),
});
export type NewFeedback = z.infer<typeof NewFeedback>;

export const Feedback = z.object({ ...NewFeedback.shape, createdAt: Instant });
export type Feedback = z.infer<typeof Feedback>;
