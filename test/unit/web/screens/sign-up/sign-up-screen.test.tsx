// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { templateFor } from '../../../../../shared/countries/index.ts';
import {
  getMe,
  listTemplates,
  savePreferences,
  updateProfile,
} from '../../../../../shared/contract/books.ts';
import type { Me } from '../../../../../shared/model/organization.ts';
import { enterSalesTaxPath } from '../../../../../shared/paths.ts';
import { problemOf } from '../../../../../shared/problems.ts';
import { ApiProblem } from '../../../../../web/api/api-problem.ts';
import type { Auth } from '../../../../../web/auth/use-auth.ts';
import { closeApp, openApp } from '../../../../support/app.tsx';
import { answerEmptyBooks } from '../../../../support/empty-books.ts';
import { fakeApi } from '../../../../support/fake-api.ts';
import { reader } from '../../../../support/screen.tsx';

const api = fakeApi();
// A refusal is noted for whoever looks into it.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await closeApp();
});

const named = (name: string) => Object.assign(new Error('the provider’s words'), { name });
const { email, fullName } = reader.profile;
const pending = { email, fullName, role: 'master' } as const;
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** What a field says is wrong with it, once it has the focus. */
async function refusalAt(label: string): Promise<string | null> {
  const input = await field(label);
  await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
  await waitFor(() => expect(document.activeElement).toBe(input));
  return screen.getByRole('alert').textContent;
}

it('says at the address that somebody has it already, and takes another one', async () => {
  const signUp = vi.fn<Auth['signUp']>().mockRejectedValueOnce(named('UsernameExistsException'));
  const auth = { state: { status: 'signed-out' }, signUp } as const;
  const { person, changeAuth } = await openApp('/signup', api, { auth });
  await person.type(await field('Full name'), fullName);
  await person.type(await field('Email'), 'a@b.ca');
  await person.type(await field('Password'), 'Correct-horse-7');
  await person.click(screen.getByRole('checkbox', { name: /^I accept the/ }));
  await person.click(await button('Create account'));
  expect(await refusalAt('Email')).toBe('An account with this email already exists. Sign in instead.');
  signUp.mockResolvedValueOnce();
  await person.clear(await field('Email'));
  await person.type(await field('Email'), email);
  await person.click(await button('Create account'));
  await waitFor(() =>
    expect(signUp).toHaveBeenLastCalledWith({ fullName, email, password: 'Correct-horse-7' }),
  );
  changeAuth({ pending });
  const code = await field('Six-digit code');
  await waitFor(() => expect(document.activeElement).toBe(code));
});

it('asks again for the code of a sign-up that was interrupted, and looks at one after the other', async () => {
  const looking = Promise.withResolvers<'verified'>();
  const verify = vi.fn<Auth['verify']>().mockReturnValueOnce(looking.promise);
  const auth = { state: { status: 'signed-out' }, pending, verify } as const;
  const { person, address, changeAuth } = await openApp('/signup', api, { auth });
  const sent = `We sent a six-digit code to ${email}. It is valid for 10 minutes.`;
  expect(await screen.findByText(sent)).toBeTruthy();
  const code = await field('Six-digit code');
  await waitFor(() => expect(document.activeElement).toBe(code));
  await person.keyboard('000000');
  await waitFor(() => expect(verify).toHaveBeenCalledWith('000000'));
  await person.keyboard('{Backspace}');
  expect(code.value).toBe('000000');
  looking.reject(new ApiProblem(problemOf('wrong-code')));
  expect(await screen.findByText('Verification failed')).toBeTruthy();
  expect(await refusalAt('Six-digit code')).toBe(
    'That code is not right. Check the newest email and try again.',
  );
  verify.mockImplementationOnce((token) => {
    changeAuth({ pending: undefined });
    return Promise.resolve(token === '123456' ? 'verified' : 'signed-in');
  });
  // The wrong digits are selected: the right ones take their place.
  await person.keyboard('123456');
  expect(await screen.findByText("You're in!")).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy();
  expect(address()).toBe('/signin');
});

it('sends a new code once half a minute has passed', async () => {
  const resend = vi.fn<Auth['resend']>(() => Promise.resolve());
  const auth = { state: { status: 'signed-out' }, pending, resend } as const;
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  await openApp('/signup', api, { auth });
  const later = await button(/^Send a new code in \d+ s$/);
  expect(later).toHaveProperty('disabled', true);
  for (let second = 0; second < 31; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
  const send = await button('Send a new code');
  act(() => send.click());
  expect(await screen.findByText('Verification code sent')).toBeTruthy();
  expect(resend).toHaveBeenCalledOnce();
  expect(await button(/^Send a new code in \d+ s$/)).toBeTruthy();
});

it('leads whoever has no books yet to the step that is open, from every screen', async () => {
  api.on(listTemplates, { items: [templateFor('New Zealand', 'plumber')] });
  answerEmptyBooks(api);
  const none = { country: null, region: null, profession: null };
  const withoutBooks: Partial<Me> = { profile: { ...reader.profile, ...none } };
  const updated = api.on(updateProfile, () => {
    api.on(getMe, reader);
    return reader.profile;
  });
  const { person, address } = await openApp('/app/receipts', api, { me: withoutBooks });
  const country = await field('Country');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  await person.selectOptions(country, 'New Zealand');
  expect(address()).toBe('/signup');
  await person.selectOptions(await field('Profession'), 'Plumber');
  const registered = screen.getByRole('radiogroup', { name: 'Are you registered for GST?' });
  await person.click(within(registered).getByRole('radio', { name: 'No' }));
  const preferred = api.on(savePreferences, reader.organization);
  await person.click(await button('Open my books'));
  expect(await screen.findByRole('heading', { name: 'Financial Dashboard' })).toBeTruthy();
  expect(preferred).toHaveBeenCalledWith({ salesTax: null });
  expect(updated.mock.lastCall?.[0]).toMatchObject({ country: 'New Zealand', profession: 'plumber' });
});

it('leads a business that is registered for sales tax to where it says so', async () => {
  api.on(listTemplates, { items: [templateFor('UK', 'general')] });
  answerEmptyBooks(api);
  const none = { country: null, region: null, profession: null };
  api.on(updateProfile, () => {
    api.on(getMe, { ...reader, organization: { ...reader.organization, country: 'UK', region: null } });
    return reader.profile;
  });
  const { person, address } = await openApp('/app', api, {
    me: { profile: { ...reader.profile, ...none } },
  });
  await person.selectOptions(await field('Country'), 'UK');
  await person.selectOptions(await field('Profession'), 'General');
  await person.click(screen.getByRole('radio', { name: 'Yes' }));
  await person.click(await button('Open my books'));
  expect(await screen.findByLabelText('VAT number')).toBeTruthy();
  expect(address()).toBe(enterSalesTaxPath);
});
