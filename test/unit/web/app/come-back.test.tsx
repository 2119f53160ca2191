// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Auth } from '../../../../web/auth/use-auth.ts';
import { choose, closeApp, openApp } from '../../../support/app.tsx';
import { answerEmptyBooks } from '../../../support/empty-books.ts';
import { fakeApi } from '../../../support/fake-api.ts';
import { reader } from '../../../support/screen.tsx';

const api = fakeApi();
afterEach(closeApp);
beforeEach(() => {
  answerEmptyBooks(api);
});

const { email } = reader.profile;
const isAway = { status: 'signed-in', userId: 'grace', isAway: true } as const;

/** Half an entry is typed when the API takes the session no more. */
async function openAway(auth: Partial<Auth>) {
  const opened = await openApp('/app/transactions', api, { auth });
  await choose(opened.person, 'Add', 'Add Expense');
  const form = within(await screen.findByRole('dialog', { name: 'Add Expense' }));
  await opened.person.type(form.getByLabelText('Description'), 'Paint, 4 l');
  opened.changeAuth({ state: isAway });
  const standing = await screen.findByRole('alertdialog', { name: 'Session Expired' });
  return { ...opened, standing, door: within(standing) };
}

const named = (name: string) => Object.assign(new Error('the provider’s words'), { name });

describe('a session that ended while one works', () => {
  it('is taken up where one is, with what is typed', async () => {
    const comeBack = vi.fn<Auth['comeBack']>().mockRejectedValueOnce(named('NotAuthorizedException'));
    const { person, standing, door, address, changeAuth } = await openAway({ comeBack });
    expect(door.getByText(email)).toBeTruthy();
    await person.keyboard('{Escape}');
    expect(standing.dataset['state']).toBe('open');
    await person.type(door.getByLabelText('Password'), 'Wrong-horse-7');
    await person.click(door.getByRole('button', { name: 'Sign In' }));
    expect(await door.findByText(/^That email or password isn’t right/)).toBeTruthy();
    comeBack.mockResolvedValueOnce('signed-in');
    await person.clear(door.getByLabelText('Password'));
    await person.type(door.getByLabelText('Password'), 'Another-horse-8{Enter}');
    await waitFor(() => expect(comeBack).toHaveBeenLastCalledWith({ email, password: 'Another-horse-8' }));
    changeAuth({ state: { status: 'signed-in', userId: 'grace' } });
    // It fades away, which takes forever without a screen.
    await waitFor(() => expect(standing.dataset['state']).toBe('closed'));
    const form = within(await screen.findByRole('dialog', { name: 'Add Expense' }));
    expect(form.getByLabelText('Description')).toHaveProperty('value', 'Paint, 4 l');
    expect(address()).toBe('/app/transactions');
  });

  it('asks whoever has an app for its code', async () => {
    const comeBack = vi.fn<Auth['comeBack']>().mockResolvedValueOnce('code-needed');
    const giveCode = vi.fn<Auth['giveCode']>(() => Promise.resolve());
    const { person, door } = await openAway({ comeBack, giveCode });
    await person.type(door.getByLabelText('Password'), 'Correct-horse-7{Enter}');
    const code = await door.findByLabelText('Code from your app');
    await waitFor(() => expect(document.activeElement).toBe(code));
    await person.keyboard('123456');
    await waitFor(() => expect(giveCode).toHaveBeenCalledWith('123456'));
  });

  it('asks for the code alone where a right password is known, as after it was changed', async () => {
    const giveCode = vi.fn<Auth['giveCode']>(() => Promise.resolve());
    const { person, changeAuth } = await openApp('/app/transactions', api, { auth: { giveCode } });
    const proved = { email, password: 'Another-horse-8' };
    changeAuth({ state: { ...isAway, proved } });
    const door = within(await screen.findByRole('alertdialog', { name: 'Sign in again' }));
    expect(door.queryByLabelText('Password')).toBeNull();
    const code = await door.findByLabelText('Code from your app');
    await waitFor(() => expect(document.activeElement).toBe(code));
    await person.keyboard('123456');
    await waitFor(() => expect(giveCode).toHaveBeenCalledWith('123456'));
  });

  it('is left instead by who does not come back', async () => {
    const signOut = vi.fn<Auth['signOut']>(() => Promise.resolve());
    const { person, door } = await openAway({ signOut });
    await person.click(door.getByRole('button', { name: 'Sign Out' }));
    expect(signOut).toHaveBeenCalledOnce();
  });
});
