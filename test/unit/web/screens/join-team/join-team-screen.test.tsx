// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getMe } from '../../../../../shared/contract/books.ts';
import { acceptInvitation } from '../../../../../shared/contract/team.ts';
import { problemOf } from '../../../../../shared/problems.ts';
import { keptInvitationCode } from '../../../../../web/auth/invitation-code.ts';
import { takeCarriedNotice } from '../../../../../web/kit/carried-notice.ts';
import { closeApp, renderApp } from '../../../../support/app.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { notePagesLeft } from '../../../../support/pages-left.ts';
import { reader } from '../../../../support/screen.tsx';

const CODE = '7KQ2-M0X9-TB4E-ZC81-HN5V';
const api = fakeApi();
const { assign } = notePagesLeft();

beforeEach(() => {
  api.on(getMe, reader);
  assign.mockClear();
});
afterEach(closeApp);

const field = () => screen.findByLabelText<HTMLInputElement>('Invitation code');
const join = () => screen.findByRole('button', { name: 'Join Team' });

describe('somebody signed in', () => {
  it('joins by the code of the link, and goes on in the team’s books, where that is told', async () => {
    const accepted = api.on(acceptInvitation, { team_name: 'Hopper Plumbing' });
    const { person } = await renderApp(`/join-team?code=${CODE}`);
    expect((await field()).value).toBe(CODE);
    await person.click(await join());
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/app'));
    expect(accepted.mock.lastCall?.[0]).toEqual({ invitation_code: CODE });
    expect(takeCarriedNotice()).toEqual({ title: 'Successfully joined', description: 'Hopper Plumbing' });
    expect(sessionStorage.getItem('matchbook.books')).toBeNull();
  });

  it('is asked for a code where there is none', async () => {
    const { person } = await renderApp('/join-team');
    await person.type(await field(), '   ');
    await person.click(await join());
    expect(await screen.findByText('Please enter an invitation code')).toBeTruthy();
  });

  it('who is a member already is told so, and goes on in the app', async () => {
    api.on(acceptInvitation, problemOf('already-exists'));
    const { person } = await renderApp(`/join-team?code=${CODE}`);
    await person.click(await join());
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/app'));
    expect(takeCarriedNotice()).toEqual({ title: "You're already part of a team!" });
  });

  it.each([
    ['wrong-state', 'This invitation has expired.', true],
    ['not-found', 'This invitation code isn’t valid.', false],
    ['changed-meanwhile', 'A newer code was sent after this one.', false],
    ['plan-limit-reached', 'All 2 seats of this plan are taken.', false],
  ] as const)('is told at the field why the code was refused: %s', async (code, detail, isNoticed) => {
    api.on(acceptInvitation, problemOf(code, { detail }));
    const { person } = await renderApp(`/join-team?code=${CODE}`);
    await person.click(await join());
    expect((await screen.findAllByText(detail)).length).toBeGreaterThan(0);
    expect(await screen.findByText('Failed to join team')).toBeTruthy();
    expect((await field()).value).toBe(CODE);
    expect(screen.queryByText('You haven’t joined a team') !== null).toBe(isNoticed);
    expect(assign).not.toHaveBeenCalled();
  });
});

it('somebody whose address is another one signs out, and their code is kept for the invited one', async () => {
  const detail = 'This invitation is for a•••@b•••.example, and you are signed in as g•••@e•••.com.';
  api.on(acceptInvitation, problemOf('other-address', { detail }));
  const signOut = vi.fn(() => Promise.resolve());
  const { person } = await renderApp(`/join-team?code=${CODE}`, { auth: { signOut } });
  await person.click(await join());
  expect((await screen.findAllByText(detail)).length).toBeGreaterThan(0);
  expect(screen.queryByText('You haven’t joined a team')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Sign out and use the invited address' }));
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(keptInvitationCode(localStorage)).toBe(CODE);
});

describe('somebody signed out', () => {
  const auth = { state: { status: 'signed-out' } } as const;

  it('is told that their code is kept only where there is one', async () => {
    localStorage.clear();
    await renderApp('/join-team', { auth });
    await field();
    expect(screen.queryByText(/Your code is kept/)).toBeNull();
    expect(screen.getByText(/^Enter the code from your invitation email, then sign in/)).toBeTruthy();
    await closeApp();
    await renderApp(`/join-team?code=${CODE}`, { auth });
    await field();
    expect(screen.getByText(/^Your code is kept/)).toBeTruthy();
  });

  it('signs in first, and comes back to the code', async () => {
    const { person, address, changeAuth } = await renderApp(`/join-team?code=${CODE}`, { auth });
    await person.click(await join());
    expect(await screen.findByText('Please sign in first')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/signin'));
    changeAuth({ state: { status: 'signed-in', userId: reader.profile.id } });
    await waitFor(() => expect(address()).toBe(`/join-team?code=${CODE}`));
    expect((await field()).value).toBe(CODE);
  });

  it('creates an account first, and sets up no business before the code is accepted', async () => {
    const newcomer = { ...reader, profile: { ...reader.profile, country: null, profession: null } };
    api.on(getMe, newcomer);
    const { person, address, changeAuth } = await renderApp(`/join-team?code=${CODE}`, { auth });
    await field();
    await person.click(screen.getByRole('link', { name: 'Create account' }));
    await waitFor(() => expect(address()).toBe('/signup'));
    changeAuth({ state: { status: 'signed-in', userId: reader.profile.id } });
    await waitFor(() => expect(address()).toBe(`/join-team?code=${CODE}`));
    // Who would rather have books of their own is kept by the code no longer.
    await person.click(await screen.findByRole('button', { name: 'Go to my books' }));
    await waitFor(() => expect(address()).toBe('/signup'));
    expect(await screen.findByRole('heading', { name: /books/i, level: 1 })).toBeTruthy();
  });
});
