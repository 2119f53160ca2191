import { randomUUID } from 'node:crypto';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Membership } from '../../store/people.ts';
import type { Write } from '../../store/writes.ts';
import { furtherBooks } from '../books/found-books.ts';

/** The writes by which somebody who leaves an organization works in books of their own: made for them where they have none any more. */
export async function goingHome(
  { userId, organizationId }: Membership,
  fullName: string | undefined,
  at: string,
  { people, organizations }: Pick<Cloud, 'people' | 'organizations'>,
): Promise<Write[]> {
  const others = (await people.memberships(userId)).filter(
    (membership) => membership.organizationId !== organizationId,
  );
  // Their own organization carries their id, unless they handed it over.
  const own =
    others.find((membership) => membership.organizationId === userId && membership.role === 'master') ??
    others.find(({ role }) => role === 'master') ??
    others[0];
  if (own) return [people.changingMembership(own, { activeSince: at })];
  return fullName === undefined
    ? []
    : organizations.opening(furtherBooks({ id: randomUUID(), name: fullName }, userId, at));
}
