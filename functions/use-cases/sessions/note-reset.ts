import { endSessions } from '../books/end-sessions.ts';
import type { EndingParts } from '../books/end-sessions.ts';
import { tellingSecurity } from '../notices/tell-security.ts';
import type { SecurityParts } from '../notices/tell-security.ts';

/** Ends every session of somebody whose password was reset, and tells them. */
export async function noteReset(userId: string, cloud: SecurityParts & EndingParts): Promise<void> {
  const member = await cloud.people.member(userId);
  // Books that are still to be founded carry their person's id.
  const organizationId = member?.membership.organizationId ?? userId;
  // Who has no books yet has nothing to lose, and nobody in whose turn a mail would go.
  const told = member
    ? tellingSecurity({ kind: 'password-changed' }, { organizationId, person: member.person }, cloud)
    : [];
  const person = { organizationId, userId, through: 'mail-code' } as const;
  await endSessions(person, 'password-changed', cloud, (change) => {
    change.put(...told);
  });
}
