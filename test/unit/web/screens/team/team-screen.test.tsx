// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abilitiesOf } from '../../../../../shared/abilities.ts';
import {
  changeMember,
  createTeam,
  getTeam,
  inviteTeamMember,
  removeMember,
  resendInvitation,
  revokeInvitation,
} from '../../../../../shared/contract/team.ts';
import type { Me } from '../../../../../shared/model/organization.ts';
import type { TeamView } from '../../../../../shared/model/team.ts';
import { problemOf } from '../../../../../shared/problems.ts';
import { choose, closeApp, openApp } from '../../../../support/app.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { assistant, reader } from '../../../../support/screen.tsx';
import { bookkeeper, helper, owner, team, waiting } from '../../../../support/team-shown.ts';

const api = fakeApi();
afterEach(closeApp);
beforeEach(() => {
  api.on(getTeam, team);
});

/** Opens the team page and answers with who presses and types. */
async function openTeam(view: TeamView = team, me: Partial<Me> = {}) {
  api.on(getTeam, view);
  const app = await openApp('/app/team', api, { me });
  await screen.findByRole('heading', { name: 'Team', level: 1 });
  return app;
}

const none: TeamView = { team: null, members: [owner], invitations: [], seats: { used: 1, limit: 5 } };
const list = async (name: string) => within(await screen.findByRole('list', { name }));
const rowOf = async (name: string) => {
  const found = (await (await list('Members')).findByText(name)).closest('li');
  if (!found) throw new Error(`${name} stands in no row.`);
  return within(found);
};
const confirm = async (person: UserEvent, title: string, button: string) => {
  const question = within(await screen.findByRole('alertdialog', { name: title }));
  await person.click(question.getByRole('button', { name: button }));
};
const isTold = (words: string) => screen.findByText(words);

describe('a master without a team', () => {
  it('creates one, by a name made of theirs', async () => {
    const created = api.on(createTeam, { id: team.team?.id ?? '', name: 'Hopper’s', masterUserId: 'grace' });
    const { person } = await openTeam(none);
    const name = await screen.findByLabelText<HTMLInputElement>('Team name');
    expect(name.value).toBe("Grace Hopper's Team");
    api.on(getTeam, team);
    await person.click(screen.getByRole('button', { name: 'Create Team' }));
    await isTold('Team created successfully!');
    expect(created.mock.lastCall?.[0]).toMatchObject({ name: "Grace Hopper's Team" });
    await rowOf('Ada Byron');
  });

  it('is named by their address where they gave no name', async () => {
    await openTeam(none, { profile: { ...reader.profile, fullName: '' } });
    const name = await screen.findByLabelText<HTMLInputElement>('Team name');
    expect(name.value).toBe("grace@example.com's Team");
  });

  it('hears that it failed, and tries again', async () => {
    api.on(createTeam, problemOf('unexpected'));
    const { person } = await openTeam(none);
    await person.click(await screen.findByRole('button', { name: 'Create Team' }));
    await isTold('Failed to create team');
    expect(screen.getByRole('button', { name: 'Create Team' })).toBeTruthy();
  });

  it('finds no button in sample books, which have no team', async () => {
    await openTeam(none, { organization: { ...reader.organization, sample: true } });
    expect(await screen.findByText(/^Sample data has no team/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create Team' })).toBeNull();
  });
});

it('says that the team was not loaded, and loads it again', async () => {
  api.on(getTeam, problemOf('unexpected'));
  const { person } = await openApp('/app/team', api);
  await screen.findByText('Failed to load team information');
  api.on(getTeam, team);
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await rowOf('Ada Byron');
});

describe('an assistant', () => {
  const ada: Partial<Me> = { ...assistant, profile: { ...reader.profile, id: 'ada', role: 'assistant' } };

  it('sees the team and their own badge, and nothing that is the master’s', async () => {
    await openTeam({ ...team, invitations: [] }, ada);
    expect(await screen.findByText('Hopper Plumbing')).toBeTruthy();
    const own = await rowOf('Ada Byron');
    for (const badge of ['You', 'Assistant', 'Full access']) expect(own.getByText(badge)).toBeTruthy();
    expect((await rowOf('Grace Hopper')).getByText('Master')).toBeTruthy();
    for (const name of [/^Remove/, 'Invite', /^More for/])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByText(/of 5 seats/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Team' })).toBeNull();
  });

  it('leaves once that is confirmed; a refusal is told', async () => {
    const left = vi.fn<(id: string | undefined) => void>();
    api.on(removeMember, ({ params }) => {
      left(params['id']);
      return problemOf('changed-meanwhile');
    });
    const { person } = await openTeam({ ...team, invitations: [] }, ada);
    await person.click(await screen.findByRole('button', { name: 'Leave Team' }));
    await confirm(person, 'Leave Hopper Plumbing?', 'Leave Team');
    await isTold('You didn’t leave the team');
    expect(left).toHaveBeenCalledWith('ada');
  });

  it('without a team is told how to join one', async () => {
    await openTeam({ ...none, members: [] }, ada);
    expect(await screen.findByText('You’re not on a team')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Enter an invitation code' }).getAttribute('href')).toBe(
      '/join-team',
    );
  });
});

describe('the master', () => {
  it('sees members with what they are, seats, and invitations with code, days and mail', async () => {
    await openTeam({ ...team, members: [owner, { ...helper, hasSeat: false }, bookkeeper] });
    const ada = await rowOf('Ada Byron');
    expect(ada.getByText('Only reads: no seat')).toBeTruthy();
    expect(ada.getByText('ada@example.com')).toBeTruthy();
    expect(ada.getByText(/Joined/).textContent).toBe('Joined 2026-02-01 · Last active never');
    expect(screen.getByText('2 of 5 seats')).toBeTruthy();
    const invitation = (await list('Pending invitations')).getByRole('listitem');
    for (const words of ['alan@example.com', waiting.invitationCode, '6 days left', 'The email failed'])
      expect(within(invitation).getByText(words)).toBeTruthy();
    const own = await rowOf('Grace Hopper');
    expect(own.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Team', current: 'page' })).toBeTruthy();
  });

  it('invites by Enter, with a role and an access level', async () => {
    const { id, invitationCode, expiresAt } = waiting;
    const invited = api.on(inviteTeamMember, {
      ...{ id, team_id: team.team?.id ?? '', invited_email: 'new@example.com' },
      ...{ invitation_code: invitationCode, status: 'pending', expires_at: expiresAt },
    });
    const { person } = await openTeam();
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Invite' });
    const email = screen.getByLabelText<HTMLInputElement>('Email');
    await person.type(email, '   ');
    expect(button.disabled).toBe(true);
    await person.selectOptions(screen.getByLabelText('Access level'), 'View-only');
    await person.clear(email);
    await person.type(email, 'new@example.com{Enter}');
    await isTold('Invitation sent to new@example.com');
    expect(invited.mock.lastCall?.[0]).toEqual({
      ...{ team_id: team.team?.id, invited_email: 'new@example.com' },
      ...{ role: 'assistant', access_level: 'view-only' },
    });
    await waitFor(() => expect(email.value).toBe(''));
    await person.selectOptions(screen.getByLabelText('Role'), 'Accountant');
    expect(screen.queryByLabelText('Access level')).toBeNull();
    await person.type(email, 'luca@example.com{Enter}');
    await waitFor(() => expect(invited).toHaveBeenCalledTimes(2));
    expect(invited.mock.lastCall?.[0]).toMatchObject({ role: 'accountant', access_level: 'full' });
  });

  it('is told why an invitation was refused, at the field where it names that', async () => {
    api.on(inviteTeamMember, problemOf('already-exists', { detail: 'Somebody is a member already.' }));
    const { person } = await openTeam();
    await person.type(await screen.findByLabelText('Email'), 'ada@example.com{Enter}');
    await isTold('Failed to send invitation');
    await isTold('Somebody is a member already.');
    await person.clear(screen.getByLabelText('Email'));
    await person.type(screen.getByLabelText('Email'), 'nobody{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true'));
  });

  it('invites accountants alone on Starter', async () => {
    await openTeam({ ...team, members: [owner], seats: { used: 1, limit: 1 } });
    expect(await screen.findByText(/^Members need the Professional or Business plan/)).toBeTruthy();
    const roles = within(screen.getByLabelText('Role')).getAllByRole('option');
    expect(roles.map(({ textContent }) => textContent)).toEqual(['Accountant']);
    expect(screen.getByText('1 of 1 seat')).toBeTruthy();
  });

  it('is told what to do where all seats are taken, and counts any number on Enterprise', async () => {
    await openTeam({ ...team, seats: { used: 5, limit: 5 } });
    expect(await screen.findByText(/^All seats are taken/)).toBeTruthy();
    await closeApp();
    await openTeam({ ...team, seats: { used: 7, limit: null } });
    expect(await screen.findByText('7 seats used')).toBeTruthy();
  });

  it('copies, resends and revokes an invitation', async () => {
    const resent = api.on(resendInvitation, waiting);
    const revoked = api.on(revokeInvitation, { revoked: true });
    const { person } = await openTeam();
    await person.click(await screen.findByRole('button', { name: 'Copy the code for alan@example.com' }));
    await isTold('Invitation code copied!');
    expect(await navigator.clipboard.readText()).toBe(waiting.invitationCode);
    await person.click(screen.getByRole('button', { name: 'Resend the invitation to alan@example.com' }));
    await isTold('Invitation sent to alan@example.com');
    expect(resent).toHaveBeenCalledTimes(1);
    await person.click(screen.getByRole('button', { name: 'Revoke the invitation to alan@example.com' }));
    expect(revoked).not.toHaveBeenCalled();
    api.on(getTeam, { ...team, invitations: [] });
    await confirm(person, 'Revoke the invitation to alan@example.com?', 'Revoke');
    await isTold('Invitation revoked');
    await isTold('No pending invitations.');
  });

  it('removes a member once that is confirmed', async () => {
    const removed = vi.fn<(id: string | undefined) => void>();
    api.on(removeMember, ({ params }) => {
      removed(params['id']);
      return { removed: true as const };
    });
    const { person } = await openTeam();
    await person.click((await rowOf('Ada Byron')).getByRole('button', { name: 'Remove Ada Byron' }));
    expect(removed).not.toHaveBeenCalled();
    api.on(getTeam, { ...team, members: [owner, bookkeeper] });
    await confirm(person, 'Are you sure you want to remove this team member?', 'Remove');
    await isTold('Team member removed');
    expect(removed).toHaveBeenCalledWith('ada');
    await waitFor(() => expect(screen.queryByText('Ada Byron')).toBeNull());
  });

  it('is told that a member was not removed', async () => {
    api.on(removeMember, problemOf('unexpected'));
    const { person } = await openTeam();
    await person.click((await rowOf('Ada Byron')).getByRole('button', { name: 'Remove Ada Byron' }));
    await confirm(person, 'Are you sure you want to remove this team member?', 'Remove');
    await isTold('Failed to remove team member');
  });

  it('changes a member’s access level and role', async () => {
    const changed = api.on(changeMember, helper);
    const { person } = await openTeam();
    const ada = await rowOf('Ada Byron');
    await person.selectOptions(ada.getByLabelText('Access of Ada Byron'), 'View-only');
    await isTold('Access of Ada Byron changed');
    expect(changed.mock.lastCall?.[0]).toEqual({ accessLevel: 'view-only' });
    await person.selectOptions(ada.getByLabelText('Role of Ada Byron'), 'Accountant');
    await waitFor(() => expect(changed.mock.lastCall?.[0]).toEqual({ role: 'accountant' }));
    expect((await rowOf('Luca Pacioli')).queryByLabelText('Access of Luca Pacioli')).toBeNull();
  });

  it('transfers the ownership to an assistant, by their own password', async () => {
    const refused = { ...problemOf('invalid-input'), fields: { password: 'That is not your password.' } };
    const changed = api.on(changeMember, refused);
    const { person } = await openTeam();
    expect((await rowOf('Luca Pacioli')).queryByRole('button', { name: /^More for/ })).toBeNull();
    await choose(person, 'More for Ada Byron', 'Transfer ownership');
    const dialog = within(await screen.findByRole('dialog', { name: 'Transfer ownership to Ada Byron?' }));
    await person.type(dialog.getByLabelText('Your password'), 'wrong');
    await person.click(dialog.getByRole('button', { name: 'Transfer ownership' }));
    expect(await dialog.findByText('That is not your password.')).toBeTruthy();
    api.on(changeMember, { ...helper, role: 'master' });
    await person.click(dialog.getByRole('button', { name: 'Transfer ownership' }));
    await isTold('Ada Byron owns this organization now');
    expect(changed.mock.lastCall?.[0]).toEqual({ role: 'master', password: 'wrong' });
  });

  it('gives single abilities on Enterprise, of which only what differs is kept', async () => {
    const changed = api.on(changeMember, helper);
    const { person } = await openTeam(team, { plan: { name: 'enterprise', trialEndsAt: null } });
    await rowOf('Ada Byron');
    await choose(person, 'More for Ada Byron', 'Permissions');
    const dialog = within(await screen.findByRole('dialog', { name: 'Permissions of Ada Byron' }));
    await person.click(dialog.getByLabelText('Delete and archive anything'));
    await person.click(dialog.getByLabelText('Match documents to transactions'));
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await isTold('Permissions of Ada Byron changed');
    expect(changed.mock.lastCall?.[0]).toEqual({ abilities: { canDelete: true, canMatch: false } });
  });
});

describe('what changes for somebody while the page is open', () => {
  it('is told, and the link to the team comes and goes with what they may do', async () => {
    const viewOnly: Partial<Me> = {
      membership: { ...reader.membership, role: 'assistant', accessLevel: 'view-only' },
      abilities: [...abilitiesOf({ role: 'assistant', accessLevel: 'view-only' })],
    };
    const { person } = await openTeam();
    await screen.findByRole('link', { name: 'Team', current: 'page' });
    api.on(changeMember, problemOf('not-allowed'));
    const { getMe } = await import('../../../../../shared/contract/books.ts');
    api.on(getMe, { ...reader, ...viewOnly });
    await person.selectOptions((await rowOf('Ada Byron')).getByLabelText('Access of Ada Byron'), 'View-only');
    await isTold('Your access was changed to view-only');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Team' })).toBeNull());
    expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
  });
});
