import { takesSeat } from '../../../functions/domain/team/seats.ts';
import { AuditEntries } from '../../../functions/store/audit-entries.ts';
import { standingEntries } from './team.ts';
import type { Team } from './team.ts';
import type { World } from './world.ts';

/**
 * What has to be true of a team once nothing is under way any more; each sentence names what is not. One master; as many members as seats, and as
 * many seats counted as taken; everybody joined once; after the answer to a removal nothing that whoever was removed had begun was written;
 * and the audit log has each of these acts once.
 */
export async function teamViolations(world: World, team: Team): Promise<string[]> {
  const { organizationId } = team;
  const members = await world.cloud.people.membershipsIn(organizationId);
  const entries = await entriesOf(world, organizationId);
  return [
    ...wrongMasters(members, organizationId, entries),
    ...(await wrongSeats(world, team, members)),
    ...wrongJoining(team, members, entries),
    ...writtenAfterRemoval(world, team, entries),
  ];
}

type Members = Awaited<ReturnType<World['cloud']['people']['membershipsIn']>>;
type Entries = Awaited<ReturnType<typeof entriesOf>>;

/** More than there ever are in such a world. */
const ENTRIES_MAX = 1000;

async function entriesOf({ cloud }: World, organizationId: string) {
  const page = { after: undefined, limit: ENTRIES_MAX };
  return (await new AuditEntries(cloud.table).page(organizationId, page)).items;
}

const noted = (entries: Entries, act: string, id?: string): Entries =>
  entries.filter((entry) => entry.act === act && (id === undefined || entry.thing?.id === id));

/** One member is the master: the one to whom it was handed over, or the first. */
function wrongMasters(members: Members, first: string, entries: Entries): string[] {
  const masters = members.filter(({ role }) => role === 'master').map(({ userId }) => userId);
  const handed = noted(entries, 'ownership-transferred');
  const [expected = first] = handed.map(({ thing }) => thing?.id);
  if (handed.length <= 1 && masters.length === 1 && masters[0] === expected) return [];
  return [`Masters are ${masters.join(', ') || 'nobody'}; it was handed over ${handed.length} times.`];
}

async function wrongSeats({ cloud }: World, { organizationId, seats, invited }: Team, members: Members) {
  const taken = members.filter(takesSeat).length;
  const counted = await cloud.teams.seatsTaken(organizationId);
  const isIn = (userId: string) => members.some((member) => member.userId === userId);
  const isLeftOut = taken < seats && invited.some(({ userId }) => !isIn(userId));
  return [
    ...(taken > seats ? [`${taken} members have ${seats} seats.`] : []),
    ...(counted === taken ? [] : [`${taken} seats are taken, and ${counted} counted.`]),
    ...(isLeftOut ? [`${taken} of ${seats} seats are taken, and somebody who was invited found none.`] : []),
  ];
}

/** Who was let in is a member, and so says one entry; whoever was not is none. */
function wrongJoining({ invited, joined }: Team, members: Members, entries: Entries): string[] {
  return invited.flatMap(({ userId }) => {
    const isMember = members.some((member) => member.userId === userId);
    const answers = joined.filter((one) => one === userId).length;
    const times = noted(entries, 'member-joined', userId).length;
    const isRight = times === Number(isMember) && answers <= times;
    return isRight
      ? []
      : [`${userId} was let in ${answers} times, is noted ${times} times: ${String(isMember)}.`];
  });
}

function writtenAfterRemoval(world: World, { organizationId, atRemoval }: Team, entries: Entries): string[] {
  const now = standingEntries(world, organizationId);
  return [...atRemoval].flatMap(([userId, then]) => {
    const changed = now.filter((row) => !then.includes(row)).length;
    const removals = noted(entries, 'member-removed', userId).length;
    const edits = noted(entries, 'entries-edited').filter(
      ({ actor }) => 'userId' in actor && actor.userId === userId,
    );
    const isOpen = edits.some(({ progress }) => progress === 'begun');
    return [
      ...(changed > 0 ? [`${changed} entries were written after ${userId} was removed.`] : []),
      ...(removals === 1 ? [] : [`${userId} was removed, which is noted ${removals} times.`]),
      ...(edits.length <= 1 && !isOpen ? [] : [`A bulk act of ${userId} is noted ${edits.length} times.`]),
    ];
  });
}
