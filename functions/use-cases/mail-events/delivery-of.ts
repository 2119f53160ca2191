import type { MailDelivery } from '../../../shared/model/export.ts';
import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import type { MailEvent } from '../../domain/mail/mail-event.ts';

/** What a report says of its mail after an event: also why it came back and what to do, where it did. */
export function deliveryOf({ kind, at, reason }: Pick<MailEvent, 'kind' | 'at' | 'reason'>): MailDelivery {
  if (reason === undefined) return { status: kind, at };
  const { bounces, bounceAdvice } = wordsToKeep;
  return { status: kind, at, reason: `${bounces[reason]} ${bounceAdvice[reason]}` };
}
