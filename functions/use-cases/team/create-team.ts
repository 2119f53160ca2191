import type { NewTeam, Team } from '../../../shared/model/team.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** Creates the team of the caller's organization, which has one; sent again under its id it is the same. */
export async function createTeam(
  { id, name }: NewTeam,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'teams'>,
): Promise<Team | Refusal> {
  const { organizationId, userId } = caller;
  return cloud.change(caller, 'team-created', async (change) => {
    const shown = (team: { id: string; name: string }): Team => ({
      ...{ id: team.id, name: team.name, masterUserId: userId },
    });
    const earlier = await cloud.teams.get(organizationId);
    if (earlier) return earlier.id === id ? shown(earlier) : refuse('already-exists');
    change.about({ id, name });
    change.put(cloud.teams.adding({ organizationId, id, name, createdAt: change.at }));
    return shown({ id, name });
  });
}
