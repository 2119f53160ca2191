import * as z from 'zod';
import { NoticeKind } from './notice.ts';

/** What a link in a mail turns off: one kind of event, or the mail of the day. */
export const Subscribed = z.union([NoticeKind, z.literal('daily')]);
export type Subscribed = z.infer<typeof Subscribed>;

/** What such a link is about: in which books, by their name and id, and whether it is mailed. */
export const MailSubscription = z.object({
  of: Subscribed,
  organization: z.string(),
  organizationId: z.string(),
  isOn: z.boolean(),
});
export type MailSubscription = z.infer<typeof MailSubscription>;
