import { randomUUID } from 'node:crypto';
import type { Person } from '../../../shared/model/organization.ts';
import { spokenLanguage } from '../../../shared/text/language.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { SecurityEvent } from '../../store/security-notices.ts';
import type { Write } from '../../store/writes.ts';

/** Whom it happened to, and the books that they work in. */
interface Whom {
  readonly organizationId: string;
  readonly person: Person;
}

/** What telling somebody of their way in uses. */
export type SecurityParts = Pick<Cloud, 'securityNotices' | 'outbox' | 'now'>;

/**
 * The writes that tell a person by mail what happened to their way in, beside those that make it true: in the language that they chose,
 * else in that of the request.
 */
export function tellingSecurity(
  event: SecurityEvent,
  { organizationId, person }: Whom,
  { securityNotices, outbox, now }: SecurityParts,
): Write[] {
  const [id, at] = [randomUUID(), now().toISOString()];
  const language = person.language ?? spokenLanguage();
  return [
    securityNotices.adding({
      ...{ id, organizationId, userId: person.id, event, language, at },
      ...{ mail: 'waiting', changedAt: at, version: 1 },
    }),
    ...outbox.asking({ kind: 'mail-security', organizationId, securityNoticeId: id }),
  ];
}
