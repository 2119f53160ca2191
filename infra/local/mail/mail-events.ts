import type { MailSet } from '../template/cloud-model.ts';

/** What SES knows of a mail after it has taken it: by which set it was sent, and what was sent with it. */
export interface Sending {
  id: string;
  to: string[];
  sentAt: string;
  configurationSet: string;
  tags: Record<string, string>;
}

/** What may become of a mail; of bounces the permanent one of an address that does not exist, and one of a full mailbox. */
export type Fate = 'delivered' | 'bounced' | 'transient' | 'complaint';

/** A message for a queue. */
export interface Told {
  queue: string;
  body: string;
}

/** What SES publishes of a mail's fate at this instant, to all who hear of its set's mails. */
export function publishedOf(sending: Sending, fate: Fate, sets: readonly MailSet[], at: string): Told[] {
  const { eventType, ...detail } = DETAILS[fate](sending, at);
  const set = sets.find(({ name }) => name === sending.configurationSet);
  const heard = set?.told.filter(({ kinds }) =>
    kinds.some((kind) => kind.toLowerCase() === eventType.toLowerCase()),
  );
  const body = JSON.stringify({ eventType, mail: mailOf(sending), ...detail });
  return (heard ?? []).map(({ queue }) => ({ queue, body }));
}

/** SES Developer Guide, "Contents of event data that Amazon SES publishes to Amazon SNS"; a tag's value is a list there. */
function mailOf({ id, to, sentAt, configurationSet, tags }: Sending) {
  const listed = Object.entries(tags).map(([name, value]) => [name, [value]]);
  return {
    timestamp: sentAt,
    messageId: id,
    destination: to,
    headersTruncated: false,
    headers: [],
    tags: { ...Object.fromEntries(listed), 'ses:configuration-set': [configurationSet] } as object,
  };
}

type Detail = { eventType: string } & Record<string, unknown>;

const bounce =
  (bounceType: string, bounceSubType: string, status: string) =>
  ({ to }: Sending, timestamp: string): Detail => ({
    eventType: 'Bounce',
    bounce: {
      ...{ bounceType, bounceSubType, timestamp, feedbackId: 'local' },
      bouncedRecipients: to.map((emailAddress) => ({ emailAddress, action: 'failed', status })),
    },
  });

const DETAILS: Readonly<Record<Fate, (sending: Sending, at: string) => Detail>> = {
  delivered: ({ to }, timestamp) => ({
    eventType: 'Delivery',
    delivery: { timestamp, processingTimeMillis: 1, recipients: to, smtpResponse: '250 OK' },
  }),
  bounced: bounce('Permanent', 'General', '5.1.1'),
  transient: bounce('Transient', 'MailboxFull', '5.2.2'),
  complaint: ({ to }, timestamp) => ({
    eventType: 'Complaint',
    complaint: {
      ...{ timestamp, feedbackId: 'local', complaintFeedbackType: 'abuse' },
      complainedRecipients: to.map((emailAddress) => ({ emailAddress })),
    },
  }),
};

/** What becomes by itself of a mail to an address: SES has a simulator with one for each fate. */
export function fateAt(address: string): Fate {
  const [local = '', domain] = address.toLowerCase().split('@');
  if (domain !== 'simulator.amazonses.com') return 'delivered';
  const [name] = local.split('+');
  if (name === 'bounce') return 'bounced';
  return name === 'complaint' ? 'complaint' : 'delivered';
}
