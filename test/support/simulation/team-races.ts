import { isRefusal, refuse } from '../../../functions/domain/outcome.ts';
import type { Refusal } from '../../../functions/domain/outcome.ts';
import { callerOf, type Caller } from '../../../functions/runtime/caller.ts';
import { MembershipChanged } from '../../../functions/store/change.ts';
import { planItems } from '../../../functions/store/plans.ts';
import { unlessClosed } from '../../../functions/use-cases/books/closed-period.ts';
import { addTransaction } from '../../../functions/use-cases/ledger/add-transaction.ts';
import { editTransactions } from '../../../functions/use-cases/ledger/edit-transactions.ts';
import { listTransactions } from '../../../functions/use-cases/ledger/list-transactions.ts';
import { acceptInvitation } from '../../../functions/use-cases/team/accept-invitation.ts';
import { changeMember } from '../../../functions/use-cases/team/change-member.ts';
import { createTeam } from '../../../functions/use-cases/team/create-team.ts';
import { inviteTeamMember } from '../../../functions/use-cases/team/invite-team-member.ts';
import { removeMember } from '../../../functions/use-cases/team/remove-member.ts';
import { planSeats } from '../../../shared/limits.ts';
import { randomFrom } from '../campaigns/random.ts';
import { entry } from '../entries.ts';
import { founded, live, lived } from './living.ts';
import { uuidFrom, withChancesFrom } from './same-chances.ts';
import type { Simulated } from './simulate.ts';
import { standingEntries } from './team.ts';
import type { Team } from './team.ts';
import { teamViolations } from './team-invariants.ts';
import { World, type Otherwise } from './world.ts';

/** Whoever has a seat from the first beside the master, and those who are invited into the two that the plan has left. */
const ASSISTANTS = 2;
const INVITED = 5;
/** So often one of them accepts at once; the others, who may press the button again, this often. */
const ACCEPTANCES_MAX = 50;
const ACCEPTANCES = 2;
const REMOVALS = 2;
const ROWS = 60;
const PASSWORD = 'Password-1';
/** So many turns of everybody's pass at most before something begins: time goes on only when nobody waits for a turn. */
const TURNS_MAX = 60;
const STEPS_MAX = 200_000;
const IDS = 0x7ea3;

/**
 * One team on one seeded line: one invitation is accepted many times at once and five for two seats, an assistant is removed (twice at once) while
 * a bulk act of theirs and their entries are under way, and the master hands over to two at once. Tells what is not as it has to be.
 */
export function simulateTeam(seed: number, otherwise: Otherwise = {}): Promise<Simulated> {
  const ids = randomFrom(seed ^ IDS);
  return withChancesFrom(ids, async () => {
    const world = new World(seed, otherwise);
    const people = await founded(world, 1 + ASSISTANTS + INVITED, ids);
    const team = await settled(world, people);
    world.begin();
    let isDone = false;
    const all = Promise.all(acts(world, team).map((act) => begun(world, act))).then(() => (isDone = true));
    await live(world, () => isDone, STEPS_MAX);
    world.isCalm = true;
    const isQuiet = await live(world, () => isDone && world.isQuiet, STEPS_MAX);
    await all;
    // Nothing goes wrong any more: whoever has no seat by now finds none.
    await lived(world, async () => {
      for (const invitee of team.invited) await accepted(world, team, invitee);
    });
    world.end();
    const found = isQuiet ? [] : [`Not everything ended within ${STEPS_MAX} steps.`];
    const seen = await lived(world, () => teamViolations(world, team));
    return { seed, steps: world.scheduler.steps, violations: [...found, ...world.unforeseen, ...seen] };
  });
}

/** A team whose assistants have joined and whom the others are invited to, with entries, before anything can go wrong. */
function settled(world: World, people: readonly string[]): Promise<Team> {
  const { cloud } = world;
  const [organizationId = '', ...others] = people;
  world.isCalm = true;
  return lived(world, async () => {
    world.pool.add(organizationId, PASSWORD);
    const plan = { organizationId, name: 'business', trialEndsAt: null } as const;
    await cloud.table.write([cloud.table.put(planItems, plan)]);
    const master = await callerOf(organizationId, cloud);
    if (!master) throw new Error('There is no master.');
    const teamId = uuidFrom(world.scheduler.random);
    await createTeam({ id: teamId, name: 'Team' }, master, cloud);
    const team: Team = {
      ...{ organizationId, seats: planSeats.business ?? 0, assistants: others.slice(0, ASSISTANTS) },
      invited: await Promise.all(
        others.map(async (userId) => {
          const wish = { team_id: teamId, invited_email: `${userId}@example.com` };
          const as = { role: 'assistant', access_level: 'full' } as const;
          const made = await inviteTeamMember({ ...wish, ...as }, master, cloud);
          if (isRefusal(made)) throw new Error(made.refused);
          return { userId, code: made.invitation_code };
        }),
      ),
      ...{ joined: [], atRemoval: new Map() },
    };
    for (const invitee of team.invited.slice(0, ASSISTANTS)) await accepted(world, team, invitee);
    for (let row = 0; row < ROWS; row += 1) await addTransaction(newEntry(world), master, cloud);
    world.isCalm = false;
    return { ...team, invited: team.invited.slice(ASSISTANTS) };
  });
}

/** What is done at once. */
function acts(world: World, team: Team): (() => Promise<unknown>)[] {
  const { organizationId, assistants, invited } = team;
  const [removed = '', heir = ''] = assistants;
  const [eager, ...others] = invited;
  const times = (count: number, act: () => Promise<unknown>) => Array.from({ length: count }, () => act);
  return [
    ...(eager ? times(ACCEPTANCES_MAX, () => accept(world, team, eager)) : []),
    // Whoever looks for the last seat meets others who look.
    ...times(ACCEPTANCES, () => Promise.all(others.map((invitee) => accept(world, team, invitee)))),
    () => edit(world, team, removed),
    ...times(REMOVALS, () =>
      asked(world, removed, organizationId, (caller) =>
        unlessClosed(() => addTransaction(newEntry(world), caller, world.cloud)),
      ),
    ),
    // The master's own acts meet each other.
    () =>
      Promise.all([
        ...Array.from({ length: REMOVALS }, () => remove(world, team, removed)),
        ...[removed, heir].map((to) => handOver(world, team, to)),
      ]),
  ];
}

/** Begins something at a moment of its own. */
async function begun({ scheduler }: World, act: () => Promise<unknown>): Promise<void> {
  const turns = Math.floor(scheduler.random() * TURNS_MAX);
  for (let turn = 0; turn < turns; turn += 1) await scheduler.turn();
  await act();
}

/** Asks something in an organization's name, as the endpoint does: of whoever is no member, or no more what they were, it is refused. */
function asked<T>(
  world: World,
  userId: string,
  organizationId: string,
  body: (caller: Caller) => Promise<T | Refusal>,
): Promise<T | Refusal | undefined> {
  return world.request('ask', async () => {
    const caller = await callerOf(userId, world.cloud, { organizationId });
    if (!caller) return refuse('not-found');
    return body(caller).catch((error: unknown) => {
      if (error instanceof MembershipChanged) return refuse('not-allowed');
      throw error;
    });
  });
}

const accept = (world: World, team: Team, invitee: Team['invited'][number]) =>
  world.request('accept', () => accepted(world, team, invitee));

async function accepted({ cloud }: World, { joined }: Team, { userId, code }: Team['invited'][number]) {
  const caller = await callerOf(userId, cloud, { organizationId: userId });
  if (!caller) return refuse('not-found');
  const answer = await acceptInvitation(code, caller, cloud);
  if (!isRefusal(answer)) joined.push(userId);
  return answer;
}

/** Removes somebody; asked again for want of an answer they are gone. */
function remove(world: World, { organizationId, atRemoval }: Team, userId: string) {
  return asked(world, organizationId, organizationId, async (caller) => {
    const answer = await removeMember(userId, caller, world.cloud);
    const isGone = !isRefusal(answer) || answer.refused === 'not-found';
    if (isGone && !atRemoval.has(userId)) atRemoval.set(userId, standingEntries(world, organizationId));
    return answer;
  });
}

function handOver(world: World, { organizationId }: Team, to: string) {
  const wish = { role: 'master', password: PASSWORD } as const;
  return asked(world, organizationId, organizationId, (caller) =>
    changeMember(to, wish, caller, world.cloud),
  );
}

/** Edits all entries that somebody sees. */
async function edit(world: World, { organizationId }: Team, userId: string): Promise<void> {
  const id = uuidFrom(world.scheduler.random);
  await asked(world, userId, organizationId, async (caller) => {
    const seen = await listTransactions({ limit: ROWS }, caller, world.cloud);
    if (isRefusal(seen)) return seen;
    const entries = seen.items.map(({ id: transactionId, version }) => ({ transactionId, version }));
    const act = { do: 'category', category: 'Travel' } as const;
    return unlessClosed(() => editTransactions({ id, act, entries }, caller, world.cloud));
  });
}

const newEntry = (world: World) => entry({ id: uuidFrom(world.scheduler.random) });
