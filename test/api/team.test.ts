import { beforeAll, describe, expect, it } from 'vitest';
import { v7 } from 'uuid';
import { cloud as parts } from '../../functions/runtime/cloud.ts';
import { planItems } from '../../functions/store/plans.ts';
import { BOOKS_HEADER } from '../../shared/contract/route.ts';
import type { Plan } from '../../shared/model/organization.ts';
import { Client } from '../../shared/model/client.ts';
import { TeamView } from '../../shared/model/team.ts';
import { entry } from '../support/entries.ts';
import { MemoryCloud, type MemoryMember } from '../support/memory-cloud.ts';

let cloud: MemoryCloud;
beforeAll(() => {
  cloud = new MemoryCloud();
});

const teamOf = async (member: MemoryMember) => TeamView.parse(await member.ask('GET', '/team'));

const putOn = (organizationId: string, name: Plan) =>
  parts.table.write([parts.table.put(planItems, { organizationId, name, trialEndsAt: null })]);

/** Names somebody's own books in a request. */
const own = ({ userId }: MemoryMember) => ({ [BOOKS_HEADER]: userId });

/** A master with a team on a plan that has seats enough. */
async function founded(plan: Plan = 'business') {
  const master = await cloud.join('Mia Owner');
  const team = v7();
  await master.ask('POST', '/team', { id: team, name: 'Mia’s Team' });
  await putOn(master.userId, plan);
  const invite = async (invited_email: string, more: object = {}) =>
    master.call('POST', '/invite-team-member', { team_id: team, invited_email, ...more });
  const joined = async (more: object = {}) => {
    const person = await cloud.join('Ari Helper');
    const { body } = await invite(person.email, more);
    await person.ask('POST', '/accept-invitation', { invitation_code: body['invitation_code'] });
    return person;
  };
  return { master, team, invite, joined };
}

describe('a team', () => {
  it('createTeam makes it once, for the master, and getTeam shows who is in it', async () => {
    const master = await cloud.join('Mia Owner');
    expect(await teamOf(master)).toMatchObject({ team: null, invitations: [], seats: { used: 1, limit: 2 } });
    const body = { id: v7(), name: 'Mia’s Team' };
    for (let times = 0; times < 2; times += 1)
      expect(await master.call('POST', '/team', body)).toMatchObject({
        status: 201,
        body: { ...body, masterUserId: master.userId },
      });
    expect(await master.call('POST', '/team', { ...body, id: v7() })).toMatchObject({ status: 409 });
    const { members } = await teamOf(master);
    expect(members).toMatchObject([
      { id: master.userId, fullName: 'Mia Owner', role: 'master', accessLevel: 'full', hasSeat: true },
    ]);
  });
});

describe('an invitation', () => {
  it('acceptInvitation makes its person a member who works in the team from then on, and tells the master', async () => {
    const { master, invite } = await founded();
    const person = await cloud.join('Ari Helper');
    const { status, body } = await invite(person.email.toUpperCase(), { access_level: 'view-only' });
    expect([status, body]).toMatchObject([200, { status: 'pending', invited_email: person.email }]);
    const code = String(body['invitation_code']);
    expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/);
    const [shown] = (await teamOf(master)).invitations;
    expect(shown).toMatchObject({
      invitedEmail: person.email,
      invitationCode: code,
      accessLevel: 'view-only',
    });

    const typed = { invitation_code: code.toLowerCase().replaceAll('-', ' ') };
    expect(await person.ask('POST', '/accept-invitation', typed)).toEqual({ team_name: 'Mia’s Team' });
    expect(await person.ask('GET', '/me')).toMatchObject({
      organization: { id: master.userId },
      membership: { role: 'assistant', accessLevel: 'view-only' },
      abilities: [],
    });
    expect(await teamOf(master)).toMatchObject({ invitations: [], seats: { used: 2, limit: 5 } });
    const { items } = await master.ask('GET', '/notifications');
    expect(items).toMatchObject([{ kind: 'member-joined', name: 'Ari Helper' }]);
    const again = await person.call('POST', '/accept-invitation', typed);
    expect(again).toMatchObject({ status: 409, body: { detail: 'You’re already part of a team!' } });
  });

  it('inviteTeamMember lets in its address alone, and tells neither in full', async () => {
    const { invite } = await founded();
    const { body } = await invite('ann.ledger@books.example');
    const stranger = await cloud.join();
    const refused = await stranger.call('POST', '/accept-invitation', body);
    expect(refused.status).toBe(400);
    const code = { invitation_code: body['invitation_code'] };
    const { status, body: problem } = await stranger.call('POST', '/accept-invitation', code);
    expect([status, problem['code']]).toEqual([409, 'other-address']);
    expect(problem['detail']).toContain('a•••@b•••.example');
    expect(problem['detail']).not.toContain('ann.ledger');
    expect(problem['detail']).not.toContain(stranger.email);
  });

  it('ends by resendInvitation, by revokeInvitation and after seven days', async () => {
    const { master, invite } = await founded();
    const person = await cloud.join();
    const accept = (code: unknown) =>
      person.call('POST', '/accept-invitation', { invitation_code: String(code) });
    const first = (await invite(person.email)).body;
    const second = (await invite(person.email)).body;
    expect((await teamOf(master)).invitations).toHaveLength(1);
    const replaced = { status: 409, body: { code: 'changed-meanwhile' } };
    expect(await accept(first['invitation_code'])).toMatchObject(replaced);
    const id = String(second['id']);
    const resent = await master.ask('POST', `/team/invitations/${id}/resend`);
    expect(await accept(second['invitation_code'])).toMatchObject(replaced);
    expect(await master.ask('DELETE', `/team/invitations/${id}`)).toEqual({ revoked: true });
    const revoked = await accept(resent['invitationCode']);
    expect(revoked.body).toMatchObject({ code: 'wrong-state' });
    expect(revoked.body['detail']).toContain('taken back');
    expect(await master.call('POST', `/team/invitations/${id}/resend`)).toMatchObject({ status: 404 });
    const unknown = await accept('0000-0000-0000-0000-0000');
    expect([unknown.status, unknown.body['detail']]).toMatchObject([
      404,
      expect.stringContaining('isn’t valid'),
    ]);
    const unreadable = await accept('7KQ2-M0X9');
    expect([unreadable.status, unreadable.body['detail']]).toMatchObject([
      404,
      expect.stringContaining('20 letters'),
    ]);

    const third = (await invite(person.email)).body;
    const invitation = await parts.teams.invitation(master.userId, id);
    if (!invitation) throw new Error('There is no invitation.');
    await parts.table.write([
      parts.teams.changingInvitation(invitation, { endsAt: '2026-01-01T00:00:00.000Z' }),
    ]);
    expect((await accept(third['invitation_code'])).body['detail']).toContain('expired');
    expect((await teamOf(master)).invitations).toEqual([]);
    expect((await invite(person.email)).status).toBe(200);
  });

  it('of a member is refused, and on Starter of anybody but an accountant', async () => {
    const { master, invite, joined } = await founded();
    const member = await joined();
    expect(await invite(member.email)).toMatchObject({ status: 409 });
    expect(await invite(master.email)).toMatchObject({ status: 409 });
    await putOn(master.userId, 'starter');
    expect(await invite('b@example.com')).toMatchObject({ status: 402 });
    expect(await invite('b@example.com', { role: 'accountant' })).toMatchObject({ status: 200 });
  });

  it('takes the last seat once, however many accept at once', async () => {
    const { master, invite } = await founded('business');
    const people = await Promise.all(Array.from({ length: 6 }, () => cloud.join()));
    const codes: unknown[] = [];
    for (const { email } of people) codes.push((await invite(email)).body['invitation_code']);
    const answers = await Promise.all(
      people.map((person, at) => person.call('POST', '/accept-invitation', { invitation_code: codes[at] })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
    expect(statuses.filter((status) => status !== 200)).toEqual([402, 402]);
    const late = answers.find(({ status }) => status === 402);
    expect(late?.body['detail']).toContain('Ask the team’s owner to make room');
    expect((await teamOf(master)).members).toHaveLength(5);
  });

  it('accepted many times at once makes one member', async () => {
    const { master, invite } = await founded();
    const person = await cloud.join();
    const code = { invitation_code: (await invite(person.email)).body['invitation_code'] };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => person.call('POST', '/accept-invitation', code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await teamOf(master)).toMatchObject({ seats: { used: 2 } });
  });
});

describe('a member', () => {
  it('is raised, lowered and made an accountant by changeMember from the next request on', async () => {
    const { master, joined } = await founded();
    const member = await joined({ access_level: 'view-only' });
    const add = () => member.call('POST', '/transactions', entry());
    const path = `/team/members/${member.userId}`;
    expect(await add()).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
    expect(await master.ask('PATCH', path, { accessLevel: 'full' })).toMatchObject({ accessLevel: 'full' });
    expect((await add()).status).toBe(201);
    expect(await master.ask('PATCH', path, { role: 'accountant' })).toMatchObject({ role: 'accountant' });
    expect((await teamOf(master)).seats.used).toBe(1);
    expect((await add()).status).toBe(403);
    expect(await member.call('PATCH', path, { role: 'assistant' })).toMatchObject({ status: 403 });
    await putOn(master.userId, 'starter');
    expect(await master.call('PATCH', path, { role: 'assistant' })).toMatchObject({ status: 402 });
  });

  it('whom removeMember takes out is refused from the next request on, and works in their own books', async () => {
    const { master, joined } = await founded();
    const member = await joined();
    const there = { [BOOKS_HEADER]: master.userId };
    expect(await master.ask('DELETE', `/team/members/${member.userId}`)).toEqual({ removed: true });
    const refused = { status: 403, body: { code: 'not-a-member' } };
    expect(await member.call('GET', '/me', undefined, there)).toMatchObject(refused);
    expect(await member.call('POST', '/transactions', entry(), there)).toMatchObject(refused);
    expect(await member.ask('GET', '/me')).toMatchObject({ organization: { id: member.userId } });
    expect((await teamOf(master)).seats.used).toBe(1);
    expect(await master.call('DELETE', `/team/members/${member.userId}`)).toMatchObject({ status: 404 });
  });

  it('who is removed leaves what was asked of them to everybody', async () => {
    const { master, joined } = await founded();
    const member = await joined();
    const row = entry();
    await master.ask('POST', '/transactions', row);
    const question = {
      id: v7(),
      about: { transactionId: row.id },
      text: 'Which client?',
      askedOf: member.userId,
    };
    await master.ask('POST', '/questions', question);
    await master.ask('DELETE', `/team/members/${member.userId}`);
    const { items } = await master.ask('GET', '/questions');
    expect(items).toMatchObject([{ id: question.id, askedOf: null, status: 'open' }]);
    const other = await joined();
    expect(await other.ask('GET', '/worklist')).toMatchObject({ questions: { open: 1, forMe: 1 } });
  });

  it('leaves by their own id; the master can’t, nor be removed or lowered', async () => {
    const { master, joined } = await founded();
    const member = await joined();
    const stays = { status: 409 };
    expect(await master.call('DELETE', `/team/members/${master.userId}`)).toMatchObject(stays);
    expect(
      await master.call('PATCH', `/team/members/${master.userId}`, { accessLevel: 'view-only' }),
    ).toMatchObject(stays);
    expect(await member.call('DELETE', `/team/members/${master.userId}`)).toMatchObject({ status: 403 });
    expect(await member.ask('DELETE', `/team/members/${member.userId}`)).toEqual({ removed: true });
    expect(await member.ask('GET', '/me')).toMatchObject({ organization: { id: member.userId } });
  });

  it('beyond the seats of the plan reads on and writes nothing, the longest-standing writes', async () => {
    const { master, joined } = await founded();
    const [first, second, accountant] = [
      await joined(),
      await joined(),
      await joined({ role: 'accountant' }),
    ];
    await putOn(master.userId, 'professional');
    expect((await first.call('POST', '/transactions', entry())).status).toBe(201);
    expect((await second.call('POST', '/transactions', entry())).status).toBe(403);
    expect((await second.call('GET', '/transactions')).status).toBe(200);
    expect(await accountant.ask('GET', '/me')).toMatchObject({ abilities: ['canDownload'] });
    const seats = (await teamOf(master)).members.map(({ hasSeat }) => hasSeat);
    expect(seats).toEqual([true, true, false, true]);
  });

  it('gets single abilities on Enterprise alone', async () => {
    const { master, joined } = await founded('enterprise');
    const member = await joined({ access_level: 'view-only' });
    const path = `/team/members/${member.userId}`;
    const abilities = { canEdit: true };
    expect(await master.ask('PATCH', path, { abilities })).toMatchObject({ abilities });
    expect((await member.call('POST', '/transactions', entry())).status).toBe(201);
    await putOn(master.userId, 'business');
    expect((await member.call('POST', '/transactions', entry())).status).toBe(403);
    expect(await master.call('PATCH', path, { abilities })).toMatchObject({ status: 402 });
  });
});

describe('organizations of one person', () => {
  it('addOrganization adds on Starter, listOrganizations lists, openOrganization opens; a request names its own', async () => {
    const person = await cloud.join('Ana Two');
    const id = v7();
    const body = { id, name: 'Beehives' };
    for (let times = 0; times < 2; times += 1)
      expect(await person.call('POST', '/organizations', body)).toMatchObject({
        status: 201,
        body: { id, name: 'Beehives', role: 'master', plan: 'starter', isActive: true },
      });
    // Opening it failed, and the name was corrected before it was sent again.
    const corrected = { id, name: 'Beehives Ltd.' };
    expect(await person.call('POST', '/organizations', corrected)).toMatchObject({
      status: 201,
      body: corrected,
    });
    expect(await person.ask('GET', '/me')).toMatchObject({ organization: corrected });
    await person.ask('POST', '/transactions', entry());
    const own = { [BOOKS_HEADER]: person.userId };
    expect((await person.call('GET', '/transactions/count', undefined, own)).body).toEqual({ count: 0 });
    const { items } = await person.ask('GET', '/organizations');
    expect(items).toMatchObject([
      { id, isActive: true },
      { id: person.userId, isActive: false },
    ]);
    await person.ask('POST', `/organizations/${person.userId}/open`);
    expect(await person.ask('GET', '/me')).toMatchObject({ organization: { id: person.userId } });
    const stranger = await cloud.join();
    expect(await stranger.call('POST', `/organizations/${id}/open`)).toMatchObject({ status: 404 });
    expect(await stranger.call('POST', '/organizations', body)).toMatchObject({ status: 409 });
    const there = { [BOOKS_HEADER]: id };
    expect(await stranger.call('GET', '/me', undefined, there)).toMatchObject({
      status: 403,
      body: { code: 'not-a-member' },
    });
  });
});

describe('clients', () => {
  const clientsOf = async (member: MemoryMember, query = '') => {
    const { items, nextCursor } = await member.ask('GET', `/clients${query}`);
    return { items: Client.array().parse(items), next: nextCursor as string | undefined };
  };

  it('listClients tells what waits in each, those first whose return is due first', async () => {
    const { master, joined } = await founded();
    const accountant = await joined({ role: 'accountant' });
    await accountant.call(
      'PUT',
      '/profile',
      { country: 'Canada', region: 'ON', profession: 'accountant' },
      own(accountant),
    );
    await master.ask('PUT', '/profile', { country: 'Canada', region: 'ON', profession: 'freelancer' });
    await master.ask('PUT', '/preferences', {
      salesTax: {
        number: '123456782 RT0001',
        since: '2026-01-01',
        method: 'normal',
        period: 'quarter',
        endsIn: 3,
      },
    });
    await master.ask('POST', '/transactions', entry({ category: undefined }));
    const { items } = await clientsOf(accountant);
    expect(items).toMatchObject([
      { id: master.userId, role: 'accountant', missingReceipts: 1, closedUntil: null, lastImportAt: null },
      { id: accountant.userId, role: 'master', missingReceipts: 0, nextReturn: null },
    ]);
    const due = items[0]?.nextReturn;
    expect(due && due.dueOn >= new Date().toISOString().slice(0, 10)).toBe(true);
    const first = await clientsOf(accountant, '?limit=1');
    const second = await clientsOf(accountant, `?limit=1&cursor=${first.next}`);
    expect([...first.items, ...second.items]).toEqual(items);
    expect(second.next).toBeUndefined();
    expect((await clientsOf(master)).items).toHaveLength(1);
  });
});
