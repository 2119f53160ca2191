// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getReceivingAddress, listQuarantine } from '../../../../../shared/contract/mail.ts';
import { recoverSignIn } from '../../../../../shared/contract/second-factor.ts';
import { problemOf } from '../../../../../shared/problems.ts';
import type { Auth } from '../../../../../web/auth/use-auth.ts';
import { speak } from '../../../../../web/text/speak.ts';
import { closeApp, openApp } from '../../../../support/app.tsx';
import { answerEmptyBooks } from '../../../../support/empty-books.ts';
import { fakeApi } from '../../../../support/fake-api.ts';
import { reader } from '../../../../support/screen.tsx';

const api = fakeApi();
afterEach(closeApp);
beforeEach(() => {
  // A refusal is noted for whoever looks into it.
  vi.spyOn(console, 'error').mockReturnValue();
  answerEmptyBooks(api);
  api.on(listQuarantine, { items: [] });
  api.on(getReceivingAddress, { address: 'grace@in.example.com' });
});
afterEach(() => vi.restoreAllMocks());

const named = (name: string) => Object.assign(new Error('the provider’s words'), { name });
const { email } = reader.profile;
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.findByRole('button', { name });

/** What a field says is wrong with it, once it has the focus. */
async function refusalAt(label: string): Promise<string | null> {
  const input = await field(label);
  await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
  await waitFor(() => expect(document.activeElement).toBe(input));
  return screen.getByRole('alert').textContent;
}

const signedOut = (auth: Partial<Auth> = {}): { auth: Partial<Auth> } => ({
  auth: { state: { status: 'signed-out' }, ...auth },
});

describe('who is refused at the door', () => {
  it('is told at the password, which has the focus, and then led to where they wanted to go', async () => {
    const signIn = vi.fn<Auth['signIn']>().mockRejectedValueOnce(named('NotAuthorizedException'));
    const { person, address, changeAuth } = await openApp('/app/receipts', api, signedOut({ signIn }));
    await person.type(await field('Email'), email);
    expect(address()).toBe('/signin?next=%2Fapp%2Freceipts');
    await person.type(await field('Password'), 'Not-the-right-1');
    await person.click(await button('Sign In'));
    expect(await screen.findByText('Sign In Failed')).toBeTruthy();
    expect(await refusalAt('Password')).toBe('That email or password isn’t right.');
    signIn.mockResolvedValueOnce('signed-in');
    await person.clear(await field('Password'));
    await person.type(await field('Password'), 'Correct-horse-7{Enter}');
    await waitFor(() => expect(signIn).toHaveBeenLastCalledWith({ email, password: 'Correct-horse-7' }));
    changeAuth({ state: { status: 'signed-in', userId: 'grace' } });
    expect(await screen.findByRole('heading', { name: 'Receipts & Documents' })).toBeTruthy();
    expect(await screen.findByText('You have successfully signed in.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Sign In Failed')).toBeNull());
  });
});

describe('a forgotten password', () => {
  it('is replaced by the code, for another address where the first was mistyped', async () => {
    const startReset = vi.fn<Auth['startReset']>(() => Promise.resolve());
    const abandonReset = vi.fn<Auth['abandonReset']>();
    const finishReset = vi.fn<Auth['finishReset']>().mockRejectedValueOnce(named('CodeMismatchException'));
    const { person, changeAuth } = await openApp(
      '/signin',
      api,
      signedOut({ startReset, abandonReset, finishReset }),
    );
    const askFor = async (address: string) => {
      await person.click(await button('Forgot your password?'));
      expect(await screen.findByRole('heading', { name: 'Reset your password' })).toBeTruthy();
      await person.type(await field('Email'), address);
      await person.click(await button('Send code'));
      await waitFor(() => expect(startReset).toHaveBeenLastCalledWith(address));
      changeAuth({ state: { status: 'password-recovery', email: address } });
    };
    await askFor('mistyped@example.com');
    expect(await field('New password')).toBeTruthy();
    await person.click(await button('Back to sign in'));
    expect(abandonReset).toHaveBeenCalledOnce();
    changeAuth({ state: { status: 'signed-out' } });
    await askFor(email);
    await person.type(await field('New password'), 'Another-horse-8');
    await person.type(await field('Six-digit code'), '000000');
    await person.click(await button('Set new password'));
    expect(await screen.findByText('Password reset failed')).toBeTruthy();
    expect(await refusalAt('Six-digit code')).toMatch(/^That code is not right/);
    // The wrong digits are selected: the right ones take their place.
    await person.keyboard('123456');
    await person.click(await button('Set new password'));
    await waitFor(() =>
      expect(finishReset).toHaveBeenLastCalledWith({ email, code: '123456', password: 'Another-horse-8' }),
    );
    expect(await screen.findByText('Password changed')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy();
  });

  it('is asked for at the address that was typed already', async () => {
    const startReset = vi.fn(() => Promise.resolve());
    const { person } = await openApp('/signin', api, signedOut({ startReset }));
    await person.type(await field('Email'), email);
    await person.click(await button('Forgot your password?'));
    await screen.findByRole('heading', { name: 'Reset your password' });
    await person.click(await button('Send code'));
    await waitFor(() => expect(startReset).toHaveBeenLastCalledWith(email));
  });
});

describe('the code of an app', () => {
  const openCode = async (auth: Partial<Auth>) => {
    const signIn = vi.fn<Auth['signIn']>().mockResolvedValueOnce('code-needed');
    const opened = await openApp('/signin', api, signedOut({ signIn, ...auth }));
    await opened.person.type(await field('Email'), email);
    await opened.person.type(await field('Password'), 'Correct-horse-7');
    await opened.person.click(await button('Sign In'));
    expect(await screen.findByRole('heading', { name: 'One more step' })).toBeTruthy();
    const code = await field('Code from your app');
    await waitFor(() => expect(document.activeElement).toBe(code));
    return { ...opened, signIn };
  };

  it('is asked for after the password, and again where it is wrong', async () => {
    const giveCode = vi.fn<Auth['giveCode']>().mockRejectedValueOnce(named('CodeMismatchException'));
    const { person, changeAuth } = await openCode({ giveCode });
    await person.keyboard('000000');
    expect(await screen.findByText(/Type the one it shows now/)).toBeTruthy();
    giveCode.mockResolvedValueOnce();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code from your app')));
    await person.keyboard('123456');
    await waitFor(() => expect(giveCode).toHaveBeenLastCalledWith('123456'));
    changeAuth({ state: { status: 'signed-in', userId: 'grace' } });
    expect(await screen.findByRole('heading', { name: 'Financial Dashboard' })).toBeTruthy();
    expect(await screen.findByText('You have successfully signed in.')).toBeTruthy();
  });

  it('gives way to a recovery code, which is refused or lets in', async () => {
    const recovered = api.on(recoverSignIn, problemOf('recovery-refused'));
    const { person, changeAuth, signIn } = await openCode({});
    await person.click(await button('Use a recovery code instead'));
    const code = await field('Recovery code');
    await waitFor(() => expect(document.activeElement).toBe(code));
    await person.keyboard('00000-00000{Enter}');
    expect(await screen.findByText(/the recovery code is not right/)).toBeTruthy();
    expect(recovered.mock.lastCall?.[0]).toMatchObject({ email, password: 'Correct-horse-7' });
    api.on(recoverSignIn, { isOff: true });
    signIn.mockResolvedValueOnce('signed-in');
    await person.clear(code);
    await person.type(code, 'abcde-fghij{Enter}');
    expect(await screen.findByText('Two-factor authentication is off')).toBeTruthy();
    changeAuth({ state: { status: 'signed-in', userId: 'grace' } });
    expect(await screen.findByRole('heading', { name: 'Financial Dashboard' })).toBeTruthy();
  });
});

describe('the language', () => {
  afterEach(() => speak('en'));

  it('is changed in place: nothing typed is lost', async () => {
    const { person } = await openApp('/signin', api, signedOut());
    await person.type(await field('Email'), 'nobody@example.com');
    await person.click(await button('Français'));
    expect(await screen.findByRole('heading', { name: 'Heureux de vous revoir' })).toBeTruthy();
    expect(document.documentElement.lang).toBe('fr-CA');
    expect((await field('Courriel')).value).toBe('nobody@example.com');
    await person.click(await button('English'));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy();
    expect((await field('Email')).value).toBe('nobody@example.com');
  });
});
