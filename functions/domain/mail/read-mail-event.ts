import * as z from 'zod';
import { Id } from '../../../shared/model/common.ts';
import type { BounceReason, MailEvent } from './mail-event.ts';

const At = z.object({ timestamp: z.iso.datetime() });
/** A tag has a list of values, of which we send one; what is no id is nobody's. */
const Tag = z
  .tuple([Id])
  .transform(([id]) => id)
  .optional()
  .catch(undefined);
const Sent = At.extend({
  messageId: z.string().min(1).max(200),
  tags: z.object({ organization: Tag, report: Tag }).default({}),
});

/** What SES publishes of a mail (SES Developer Guide, "Examples of event data that Amazon SES publishes to Amazon SNS"), as far as it is used. */
const Published = z.discriminatedUnion('eventType', [
  z.object({
    eventType: z.literal('Bounce'),
    mail: Sent,
    bounce: At.extend({ bounceType: z.string(), bounceSubType: z.string().default('') }),
  }),
  z.object({ eventType: z.literal('Complaint'), mail: Sent, complaint: At }),
  z.object({ eventType: z.literal('Delivery'), mail: Sent, delivery: At }),
  z.object({ eventType: z.literal('Reject'), mail: Sent }),
]);
type Published = z.infer<typeof Published>;

/** What SES tells of a mail, or undefined for what is no such message: the queue's own tests, kinds that were not asked for. */
export function readMailEvent(body: string): MailEvent | undefined {
  const { success, data } = Published.safeParse(parsed(body));
  if (!success) return undefined;
  const { messageId, tags, timestamp: sentAt } = data.mail;
  return { messageId, tags, sentAt, ...whatHappened(data) };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function whatHappened(published: Published): Pick<MailEvent, 'kind' | 'at' | 'reason'> {
  switch (published.eventType) {
    case 'Delivery':
      return { kind: 'delivered', at: published.delivery.timestamp };
    case 'Complaint':
      return { kind: 'complained', at: published.complaint.timestamp, reason: 'unwanted' };
    case 'Reject':
      return { kind: 'bounced', at: published.mail.timestamp, reason: 'virus' };
    case 'Bounce': {
      const { timestamp: at, bounceType, bounceSubType } = published.bounce;
      const reason = REASONS[`${bounceType} ${bounceSubType}`] ?? OTHERWISE[bounceType] ?? 'unknown';
      return { kind: 'bounced', at, reason };
    }
  }
}

/** SES Developer Guide, "Bounce types". */
const REASONS: Readonly<Record<string, BounceReason>> = {
  'Permanent General': 'no-such-address',
  'Permanent NoEmail': 'no-such-address',
  'Permanent Suppressed': 'suppressed',
  'Permanent OnAccountSuppressionList': 'suppressed',
  'Transient MailboxFull': 'mailbox-full',
  'Transient MessageTooLarge': 'too-large',
  'Transient ContentRejected': 'content-refused',
  'Transient AttachmentRejected': 'content-refused',
};
const OTHERWISE: Readonly<Record<string, BounceReason>> = {
  Permanent: 'refused',
  Transient: 'not-taken-now',
};
