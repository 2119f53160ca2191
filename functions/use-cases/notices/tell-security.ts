import { randomUUID } from 'node:crypto';
import type { Person } from '../../../shared/model/organization.ts';
import { spokenLanguage } from '../../../shared/text/language.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { SecurityEvent, SecurityNotice } from '../../store/security-notices.ts';
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
export function tellingSecurity(event: SecurityEvent, whom: Whom, parts: SecurityParts): Write[] {
  const notice = noticeOf(event, whom, parts);
  return [parts.securityNotices.adding(notice), ...askingFor(notice, parts)];
}

/**
 * Notes what may be about to happen elsewhere, where no write of ours can stand beside it: unless somebody comes back to say how it came
 * out, the sweep has it told as what it was foreseen as.
 */
export async function foreseeSecurity(
  event: SecurityEvent,
  whom: Whom,
  parts: SecurityParts & Pick<Cloud, 'table'>,
): Promise<SecurityNotice> {
  const notice = noticeOf(event, whom, parts);
  await parts.table.write([parts.securityNotices.adding(notice)]);
  return notice;
}

/** The writes that tell what was foreseen as it came out. */
export function tellingForeseen(
  foreseen: SecurityNotice,
  event: SecurityEvent,
  { securityNotices, outbox, now }: SecurityParts,
): Write[] {
  const changed = { event, changedAt: now().toISOString() };
  return [securityNotices.changing(foreseen, changed), ...askingFor(foreseen, { outbox })];
}

function noticeOf(
  event: SecurityEvent,
  { organizationId, person }: Whom,
  { now }: Pick<SecurityParts, 'now'>,
): SecurityNotice {
  const [id, at] = [randomUUID(), now().toISOString()];
  const language = person.language ?? spokenLanguage();
  return {
    ...{ id, organizationId, userId: person.id, event, language, at },
    ...{ mail: 'waiting', changedAt: at, version: 1 },
  };
}

const askingFor = (
  { organizationId, id }: SecurityNotice,
  { outbox }: Pick<SecurityParts, 'outbox'>,
): Write[] => outbox.asking({ kind: 'mail-security', organizationId, securityNoticeId: id });
