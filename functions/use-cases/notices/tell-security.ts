import { randomUUID } from 'node:crypto';
import type { Person } from '../../../shared/model/organization.ts';
import { spokenLanguage } from '../../../shared/text/language.ts';
import type { Work } from '../../domain/work.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Change, Effect } from '../../store/change.ts';
import type { SecurityEvent, SecurityNotice } from '../../store/security-notices.ts';

/** Whom it happened to, and the books that they work in. */
interface Whom {
  readonly organizationId: string;
  readonly person: Person;
}

/** What telling somebody of their way in uses. */
export type SecurityParts = Pick<Cloud, 'securityNotices' | 'now'>;

/**
 * The writes that tell a person by mail what happened to their way in, beside those that make it true: in the language that they chose,
 * else in that of the request.
 */
export function tellingSecurity(event: SecurityEvent, whom: Whom, parts: SecurityParts): Effect[] {
  const notice = noticeOf(event, whom, parts);
  return [parts.securityNotices.adding(notice), workFor(notice)];
}

/**
 * Notes what may be about to happen elsewhere, where no write of ours can stand beside it: unless somebody comes back to say how it came
 * out, the sweep has it told as what it was foreseen as.
 */
export async function foreseeSecurity(
  event: SecurityEvent,
  whom: Whom,
  parts: SecurityParts,
): Promise<SecurityNotice> {
  const notice = noticeOf(event, whom, parts);
  await parts.securityNotices.foresee(notice);
  return notice;
}

/** Has told what was foreseen as it came out; nothing where it has been told as foreseen meanwhile. */
export async function tellForeseen(
  change: Change,
  foreseen: SecurityNotice,
  event: SecurityEvent,
  { securityNotices }: Pick<SecurityParts, 'securityNotices'>,
): Promise<void> {
  const { organizationId, id, version } = foreseen;
  if ((await securityNotices.get(organizationId, id))?.version !== version) return;
  change.put(securityNotices.changing(foreseen, { event, changedAt: change.at }));
  change.enqueue(workFor(foreseen));
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

const workFor = ({ organizationId, id }: SecurityNotice): Work => ({
  ...{ kind: 'mail-security', organizationId, securityNoticeId: id },
});
