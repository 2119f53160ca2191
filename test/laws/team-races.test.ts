import { describe, expect, it } from 'vitest';
import type { Cloud } from '../../functions/runtime/cloud.ts';
import { change } from '../../functions/store/change.ts';
import type { ChangeMethod } from '../../functions/store/change.ts';
import { memberships, People, type Membership } from '../../functions/store/people.ts';
import { Teams } from '../../functions/store/teams.ts';
import { firstFound } from '../support/simulation/first-found.ts';
import { simulateTeam } from '../support/simulation/team-races.ts';

/** As many as a run of all tests has time for; `npm run campaign -- teams` has more. */
const SEEDS = 6;

describe('a team of whom several act at once, with faults and crashes between any two steps', () => {
  it('has one master, as many members as seats, and nothing written after the answer to a removal', async () => {
    const found = [];
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const { violations } = await simulateTeam(seed);
      // Replay: npm run campaign -- teams --seeds 1 --seed SEED
      if (violations.length > 0) found.push({ seed, violations });
    }
    expect(found).toEqual([]);
  });

  it('lives the same again from the same seed', async () => {
    const [once, again] = [await simulateTeam(77), await simulateTeam(77)];
    expect(again).toEqual(once);
  });
});

describe('a planted fault of teams', () => {
  const foundIn = async (parts: (cloud: Cloud) => Partial<Cloud>, from?: number) =>
    (await firstFound({ parts }, { lived: simulateTeam, from }))?.violations;

  it('is found: a seat that is looked for, and taken whoever took the last one meanwhile', async () => {
    const careless = ({ teams }: Cloud): Partial<Cloud> => ({
      teams: Object.assign(teams, {
        takingSeat: (organizationId: string) => Teams.prototype.takingSeat.call(teams, organizationId),
      }),
    });
    expect(await foundIn(careless, 5)).toContainEqual(expect.stringMatching(/\d members have 5 seats/));
  });

  it('is found: an invitation that lets in whoever holds it, as often as they like', async () => {
    const careless = ({ teams, people, table }: Cloud): Partial<Cloud> => ({
      teams: Object.assign(teams, {
        changingInvitation: (...[before, change]: Parameters<Teams['changingInvitation']>) =>
          change.status === 'accepted'
            ? table.put(memberships, nobody)
            : Teams.prototype.changingInvitation.call(teams, before, change),
      }),
      people: Object.assign(people, {
        addingMembership: (membership: Membership) => table.put(memberships, membership),
      }),
    });
    expect(await foundIn(careless)).toContainEqual(expect.stringContaining('was let in 2 times'));
  });

  it('is found: acts that go on whoever has been removed meanwhile', async () => {
    const heedless = function (this: Cloud, ...[of, ...act]: Parameters<ChangeMethod>) {
      return change.call(this, { ...of, membership: undefined }, ...act);
    } as ChangeMethod;
    expect(await foundIn(() => ({ change: heedless }))).toContainEqual(
      expect.stringContaining('entries were written after'),
    );
  });

  it('is found: ownership that is handed over whoever else is the master by then', async () => {
    const careless = ({ people, table }: Cloud): Partial<Cloud> => ({
      people: Object.assign(people, {
        changingMembership: (before: Membership, changed: Partial<Membership>) =>
          before.role === 'master'
            ? table.put(memberships, { ...before, ...changed })
            : People.prototype.changingMembership.call(people, before, changed),
      }),
    });
    expect(await foundIn(careless, 24)).toContainEqual(expect.stringMatching(/^Masters are .*, /));
  });

  it('is found: a removal of whoever was read, whatever they have become', async () => {
    const careless = ({ people, table }: Cloud): Partial<Cloud> => ({
      people: Object.assign(people, {
        endingMembership: (membership: Membership) => table.remove(memberships, membership),
      }),
    });
    expect(await foundIn(careless)).toContainEqual(
      expect.stringMatching(/was removed, which is noted 2 times|^Masters are nobody/),
    );
  });
});

/** Somebody in books of their own. */
const nobody: Membership = {
  ...{ userId: 'nobody', organizationId: 'nobody', role: 'assistant', accessLevel: 'full' },
  ...{ joinedAt: '', activeSince: '' },
};
