import { takesSeat } from '../../domain/team/seats.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Change } from '../../store/change.ts';
import type { Membership } from '../../store/people.ts';
import { hasQuestions } from '../questions/settle-questions.ts';

/** Ends a membership, and frees its seat. */
export async function leave(
  member: Membership,
  change: Change,
  cloud: Pick<Cloud, 'people' | 'teams' | 'questions'>,
): Promise<void> {
  const { organizationId } = member;
  await cloud.teams.seatsTaken(organizationId);
  change.put(
    cloud.people.endingMembership(member),
    cloud.people.forgettingActivity(member),
    ...(takesSeat(member) ? [cloud.teams.freeingSeat(organizationId)] : []),
  );
  // What was asked of them is asked of everybody.
  if (await hasQuestions(organizationId, cloud)) change.enqueue({ kind: 'settle-questions', organizationId });
}
