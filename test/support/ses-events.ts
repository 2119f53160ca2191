import { publishedOf, type Fate } from '../../infra/local/mail/mail-events.ts';

interface SentMail {
  readonly messageId: string;
  readonly tags: Record<string, string>;
  readonly sentAt?: string;
}

const set = { name: 'set', told: [{ kinds: ['bounce', 'complaint', 'delivery'], queue: 'queue' }] };

/** What SES tells of a mail, as its queue gets it. */
export function sesEvent(
  fate: Fate,
  { messageId, tags, sentAt = '2026-04-01T12:00:01.000Z' }: SentMail,
  at: string,
) {
  const sending = { id: messageId, to: ['zoe@example.com'], sentAt, configurationSet: set.name, tags };
  const [told] = publishedOf(sending, fate, [set], at);
  return told?.body ?? '';
}
