// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endAllSessions, endSession, listSessions } from '../../../../../shared/contract/sessions.ts';
import type { SignIn } from '../../../../../shared/model/session.ts';
import { problemOf } from '../../../../../shared/problems.ts';
import type { Problem } from '../../../../../shared/problems.ts';
import { AuthContext } from '../../../../../web/auth/use-auth.ts';
import type { Auth } from '../../../../../web/auth/use-auth.ts';
import { RecentSignIns } from '../../../../../web/screens/settings/recent-sign-ins.tsx';
import { SessionsCard } from '../../../../../web/screens/settings/sessions-card.tsx';
import { fakeApi, wrongAt } from '../../../../support/fake-api.ts';
import { reader, show } from '../../../../support/screen.tsx';

afterEach(() => {
  cleanup();
  vi.mocked(endAll).mockClear();
});

const here: SignIn = {
  ...{ id: '0198a000-0000-7000-8000-000000000001', device: 'Firefox on Linux', isThis: true, endedAt: null },
  ...{ since: '2026-03-01T02:00:00.000Z', seenAt: '2026-03-02T12:00:00.000Z' },
};
const phone = {
  ...here,
  id: '0198a000-0000-7000-8000-000000000002',
  device: 'Safari on iOS',
  isThis: false,
};
const signOut = vi.fn(() => Promise.resolve());
const rest = () => Promise.reject(new Error('Nobody asks for this.'));
const auth: Auth = {
  ...{ state: { status: 'signed-in', userId: 'grace' }, pending: undefined, isBusy: false, signOut },
  ...{
    signIn: rest,
    giveCode: rest,
    comeBack: rest,
    signUp: rest,
    verify: rest,
    resend: rest,
    startReset: rest,
  },
  ...{ finishReset: rest, abandonSignUp: () => undefined, abandonReset: () => undefined },
  endAll: vi.fn<Auth['endAll']>(async (ending) => {
    await ending();
  }),
};
const { endAll } = auth;

function showWith(items: SignIn[] | Problem, recent?: SignIn[]) {
  const api = fakeApi();
  api.on(listSessions, Array.isArray(items) ? { items, recent: recent ?? items } : items);
  return {
    api,
    ...show(
      <AuthContext value={auth}>
        <SessionsCard />
        <RecentSignIns />
      </AuthContext>,
    ),
  };
}

describe('the sessions', () => {
  it('say when another device was last seen, not the one that is in use', async () => {
    showWith([here, phone]);
    const [thisOne, other] = await screen.findAllByText(/Place unknown/);
    expect(other?.textContent).toContain('Last seen');
    expect(thisOne?.textContent).not.toContain('Last seen');
  });

  it('tell this one apart, and say first that with another one all end, this one too', async () => {
    const { api, person } = showWith([here, phone]);
    const ended = api.on(endSession, { ...phone, endedAt: here.seenAt });
    await person.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign out Safari on iOS?' });
    expect(dialog.textContent).toContain('Every device is signed out, this one too');
    expect(ended).not.toHaveBeenCalled();
    await person.click(within(dialog).getByRole('button', { name: 'Sign Out Everywhere' }));
    await vi.waitFor(() => expect(ended).toHaveBeenCalled());
    expect(endAll).toHaveBeenCalledWith(expect.any(Function));
    expect(screen.queryByRole('button', { name: 'Sign out Firefox on Linux' })).toBeNull();
  });

  it('say in both cards that they could not be loaded, and are there once they are asked for again', async () => {
    const { api, person } = showWith(problemOf('unexpected'));
    expect(await screen.findAllByText('Failed to load your sessions')).toHaveLength(2);
    api.on(listSessions, { items: [here, phone], recent: [] });
    const [again] = screen.getAllByRole('button', { name: 'Try again' });
    if (again) await person.click(again);
    expect(await screen.findByRole('button', { name: 'Sign out Safari on iOS' })).toBeTruthy();
    expect(screen.queryByText('Failed to load your sessions')).toBeNull();
  });

  it('say that one was not ended', async () => {
    const { api, person, told } = showWith([here, phone]);
    api.on(endSession, problemOf('not-found'));
    await person.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
    const dialog = await screen.findByRole('alertdialog');
    await person.click(within(dialog).getByRole('button', { name: 'Sign Out Everywhere' }));
    await vi.waitFor(() =>
      expect(told.failed).toHaveBeenCalledWith('The session was not signed out', expect.any(String)),
    );
  });

  it('all end once that is confirmed, and this one is left', async () => {
    const { api, person } = showWith([here]);
    const ended = api.on(endAllSessions, { ended: true });
    expect(await screen.findByText('You’re not signed in anywhere else.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign Out Everywhere Else' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Sign Out Everywhere' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(ended).not.toHaveBeenCalled();
    await person.click(within(dialog).getByRole('button', { name: 'Sign Out Everywhere' }));
    await vi.waitFor(() => expect(ended).toHaveBeenCalledWith({ keepThis: false }));
    expect(endAll).toHaveBeenCalledWith(expect.any(Function));
  });

  it('end everywhere else by the password, with which this one goes on', async () => {
    const { api, person, told } = showWith([here, phone]);
    const refused = api.on(endAllSessions, wrongAt({ password: 'This is not your password.' }));
    await person.click(await screen.findByRole('button', { name: 'Sign Out Everywhere Else' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out everywhere else?' }));
    await person.type(dialog.getByLabelText('Password'), 'Correct-horse-7{Enter}');
    expect(await dialog.findByText('This is not your password.')).toBeTruthy();
    expect(refused).toHaveBeenCalledWith({ keepThis: true, password: 'Correct-horse-7' });
    expect(told.done).not.toHaveBeenCalled();
    api.on(endAllSessions, { ended: true });
    await person.click(dialog.getByRole('button', { name: 'Sign Out Everywhere Else' }));
    await vi.waitFor(() =>
      expect(told.done).toHaveBeenCalledWith(
        expect.objectContaining({ title: 'Signed out everywhere else' }),
      ),
    );
    const { email } = reader.profile;
    expect(endAll).toHaveBeenLastCalledWith(expect.any(Function), { email, password: 'Correct-horse-7' });
  });

  it('are recent ones with the day where the books are, and whether they are over', async () => {
    showWith([here], [here, { ...phone, endedAt: here.seenAt }]);
    const list = await screen.findByRole('list', { name: 'Recent sign-ins' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first?.textContent).toContain('2026-02-28');
    expect(first?.textContent).not.toContain('Signed out');
    expect(second?.textContent).toContain('Signed out');
  });
});
