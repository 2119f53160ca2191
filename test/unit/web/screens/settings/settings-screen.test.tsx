// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { templateFor } from '../../../../../shared/countries/index.ts';
import {
  changePassword,
  getMe,
  getPeriodLock,
  listTemplates,
  saveName,
  saveOwnPreferences,
  savePreferences,
  updateProfile,
} from '../../../../../shared/contract/books.ts';
import { countTransactions } from '../../../../../shared/contract/ledger.ts';
import { getNotificationSettings, saveNotificationSettings } from '../../../../../shared/contract/notices.ts';
import { getSecondFactor } from '../../../../../shared/contract/second-factor.ts';
import { listSessions } from '../../../../../shared/contract/sessions.ts';
import { NoticeSettingsChange, usualNoticeSettings } from '../../../../../shared/model/notice.ts';
import { OwnPreferences, Preferences } from '../../../../../shared/model/organization.ts';
import type { Me } from '../../../../../shared/model/organization.ts';
import type { Auth } from '../../../../../web/auth/use-auth.ts';
import { problemOf } from '../../../../../shared/problems.ts';
import { closeApp, openApp } from '../../../../support/app.tsx';
import { fakeApi, wrongAt } from '../../../../support/fake-api.ts';
import { reader } from '../../../../support/screen.tsx';

const api = fakeApi();
afterEach(async () => {
  vi.restoreAllMocks();
  await closeApp();
});

let me: Me;
beforeEach(() => {
  // All of them are much to draw.
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['America/Toronto']);
  me = reader;
  api.on(listTemplates, { items: [templateFor('Canada', 'plumber'), templateFor('Canada', 'realtor')] });
  api.on(getPeriodLock, { lock: null, version: 0, history: [] });
});

/** The books answer with what was saved last. */
async function openSettings(tab: string, auth: Partial<Auth> = {}) {
  const opened = await openApp(`/app/settings?tab=${tab}`, api, { auth });
  api.on(getMe, () => me);
  return opened;
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const region = async (name: string) => within(await screen.findByRole('region', { name }));

/** Waits for the toast and takes it away, so that it isn't taken for the next one. */
async function isToldOnce(): Promise<void> {
  await screen.findByText('Settings saved');
  const { toaster } = await import('../../../../../web/app/toaster.ts');
  act(() => toaster.remove());
  await waitFor(() => expect(screen.queryByText('Settings saved')).toBeNull());
}

it('saves the name by its button, not an empty one, and takes it back', async () => {
  const saved = api.on(saveName, (_request, body) => {
    me = { ...me, profile: { ...me.profile, ...saveName.body.parse(body) } };
    return me.profile;
  });
  const { person } = await openSettings('profile');
  const you = await region('You');
  expect(you.getByText('Email cannot be changed. Contact support if needed.')).toBeTruthy();
  const name = await field('Full name');
  await person.clear(name);
  await person.click(you.getByRole('button', { name: 'Save Changes' }));
  expect(await you.findByText('Fill in this field.')).toBeTruthy();
  expect(saved).not.toHaveBeenCalled();
  await person.type(name, 'Ada Lovelace');
  await person.click(you.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Settings saved')).toBeTruthy();
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(name.value).toBe('Grace Hopper'));
  expect(saved.mock.calls).toEqual([[{ fullName: 'Ada Lovelace' }], [{ fullName: 'Grace Hopper' }]]);
});

it('changes the work that the books are kept for', async () => {
  const updated = api.on(updateProfile, () => {
    me = { ...me, organization: { ...me.organization, profession: 'realtor' } };
    return me.profile;
  });
  const { person } = await openSettings('profile');
  await person.selectOptions(await field('Profession'), 'Realtor');
  const books = await region('What your books are kept for');
  await person.click(books.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Settings Updated')).toBeTruthy();
  expect(updated.mock.lastCall?.[0]).toMatchObject({ country: 'Canada', profession: 'realtor' });
  await waitFor(async () => expect((await field('Profession')).value).toBe('realtor'));
});

it('shows what happens or not, at once and taken back', async () => {
  let settings = usualNoticeSettings;
  api.on(getNotificationSettings, () => settings);
  const saved = api.on(saveNotificationSettings, (_request, body) => {
    const { choices } = NoticeSettingsChange.parse(body);
    settings = { ...settings, choices: { ...settings.choices, ...choices } };
    return settings;
  });
  const { person, address } = await openSettings('profile');
  await person.click(await screen.findByRole('tab', { name: 'Notifications' }));
  await waitFor(() => expect(address()).toContain('tab=notifications'));
  const shown = within(
    await screen.findByRole('group', { name: 'Import finished' }),
  ).getByRole<HTMLInputElement>('checkbox', { name: 'In the app' });
  expect(shown.checked).toBe(true);
  await person.click(shown);
  await waitFor(() => expect(shown.checked).toBe(false));
  expect(saved.mock.lastCall?.[0]).toMatchObject({ choices: { 'import-finished': { isShown: false } } });
  await screen.findByText('Settings saved');
  act(() => shown.blur());
  await person.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(shown.checked).toBe(true));
});

it('saves each field as it is left, where somebody wants that, and takes the last one back', async () => {
  api.on(saveOwnPreferences, (_request, body) => {
    me = { ...me, profile: { ...me.profile, ...OwnPreferences.parse(body) } };
    return me.profile;
  });
  const saved = api.on(savePreferences, (_request, body) => {
    const { dateFormat = me.organization.dateFormat, entryGoal = me.organization.entryGoal } =
      Preferences.parse(body);
    me = { ...me, organization: { ...me.organization, dateFormat, entryGoal } };
    return me.organization;
  });
  const { person } = await openSettings('preferences');
  await person.click(await field('Save each field when I leave it'));
  const [help] = await screen.findAllByText('Each field is saved when you leave it.');
  if (!help) throw new Error('Nothing says that each field is saved.');
  await isToldOnce();
  const goal = await field('Entry goal');
  await person.clear(goal);
  await person.type(goal, '80');
  await person.tab();
  await waitFor(() => expect(saved.mock.calls).toEqual([[{ entryGoal: 80 }]]));
  await isToldOnce();
  const format = await field('Date format');
  await person.selectOptions(format, 'DD/MM/YYYY');
  await person.tab();
  await waitFor(() => expect(saved.mock.lastCall).toEqual([{ dateFormat: 'DD/MM/YYYY' }]));
  await isToldOnce();
  await person.click(help);
  await person.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(saved.mock.lastCall).toEqual([{ dateFormat: 'YYYY-MM-DD' }]));
  await waitFor(() => expect(format.value).toBe('YYYY-MM-DD'));
  expect(goal.value).toBe('80');
});

it('changes the theme and how close rows stand, at once', async () => {
  const saved = api.on(saveOwnPreferences, (_request, body) => {
    me = { ...me, profile: { ...me.profile, ...OwnPreferences.parse(body) } };
    return me.profile;
  });
  const { person } = await openSettings('preferences');
  const html = document.documentElement;
  await person.click(await screen.findByText('Compact'));
  await waitFor(() => expect(html.dataset['density']).toBe('compact'));
  await person.click(screen.getByText('Dark'));
  await waitFor(() => expect(html.className).toBe('dark'));
  await person.click(screen.getByText('Match system'));
  await waitFor(() => expect(html.className).toBe('light'));
  expect(saved.mock.calls).toEqual([[{ density: 'compact' }], [{ theme: 'dark' }], [{ theme: 'system' }]]);
});

it('changes the password of who knows it, who is signed in here again with it, and says at the field that another one does not', async () => {
  const endAll = vi.fn<Auth['endAll']>(async (ending) => {
    await ending();
  });
  api.on(listSessions, { items: [], recent: [] });
  api.on(getSecondFactor, { isOn: false, since: null, codesLeft: 0 });
  const changed = api.on(changePassword, wrongAt({ currentPassword: 'This is not your password.' }));
  const { person } = await openSettings('security', { endAll });
  const current = await field('Current password');
  await person.type(current, 'Wrong-horse-1');
  await person.type(await field('New password'), 'Another-horse-8');
  await person.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('This is not your password.')).toBeTruthy();
  api.on(changePassword, { changed: true });
  await person.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Password changed')).toBeTruthy();
  expect(current.value).toBe('');
  expect(changed).toHaveBeenCalledOnce();
  const { email } = me.profile;
  expect(endAll).toHaveBeenLastCalledWith(expect.any(Function), { email, password: 'Another-horse-8' });
});

it('says what another currency does before it is changed, and leaves it where that is not wanted', async () => {
  const saved = api.on(savePreferences, (_request, body) => {
    me = { ...me, organization: { ...me.organization, ...Preferences.parse(body) } };
    return me.organization;
  });
  api.on(countTransactions, { count: 128 });
  const { person } = await openSettings('preferences');
  const ours = await region('Your organization');
  const choose = async () => {
    await person.selectOptions(await field('Currency'), 'EUR');
    await person.click(ours.getByRole('button', { name: 'Save Changes' }));
    return within(await screen.findByRole('alertdialog'));
  };
  const asked = await choose();
  expect(await asked.findByText(/The 128 transactions you have keep their own currency/)).toBeTruthy();
  expect(asked.getByText(/While a closed period holds transactions/)).toBeTruthy();
  await person.click(asked.getByRole('button', { name: 'Cancel' }));
  await waitFor(async () => expect((await field('Currency')).value).toBe('CAD'));
  expect(saved).not.toHaveBeenCalled();
  await person.click((await choose()).getByRole('button', { name: 'Change currency' }));
  expect(await screen.findByText('Settings saved')).toBeTruthy();
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(saved.mock.calls.map(([body]) => body)).toEqual([{ currency: 'EUR' }, { currency: 'CAD' }]),
  );
});

it('says so too where another country brings the currency', async () => {
  const updated = api.on(updateProfile, () => me.profile);
  api.on(listTemplates, { items: [templateFor('Canada', 'plumber'), templateFor('Ireland', 'plumber')] });
  api.on(countTransactions, { count: 0 });
  const { person } = await openSettings('profile');
  await person.selectOptions(await field('Country'), 'Ireland');
  const books = await region('What your books are kept for');
  await person.click(books.getByRole('button', { name: 'Save Changes' }));
  const asked = within(await screen.findByRole('alertdialog'));
  expect(asked.getByText(/Accounts without transactions change to EUR/)).toBeTruthy();
  expect(updated).not.toHaveBeenCalled();
  await person.click(asked.getByRole('button', { name: 'Change currency' }));
  await waitFor(() => expect(updated.mock.lastCall?.[0]).toMatchObject({ country: 'Ireland' }));
});

it('says why another currency is refused', async () => {
  const detail = 'These books are closed up to March 31, 2026.';
  api.on(savePreferences, problemOf('period-locked', { detail }));
  api.on(countTransactions, { count: 1 });
  const { person } = await openSettings('preferences');
  await person.selectOptions(await field('Currency'), 'EUR');
  const ours = await region('Your organization');
  await person.click(ours.getByRole('button', { name: 'Save Changes' }));
  const asked = within(await screen.findByRole('alertdialog'));
  await person.click(asked.getByRole('button', { name: 'Change currency' }));
  expect(await screen.findByText(detail)).toBeTruthy();
});
