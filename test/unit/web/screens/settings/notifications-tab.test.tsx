// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getNotificationSettings, saveNotificationSettings } from '../../../../../shared/contract/notices.ts';
import {
  noticeKinds,
  NoticeSettingsChange,
  usualNoticeSettings,
} from '../../../../../shared/model/notice.ts';
import { closeApp, openApp } from '../../../../support/app.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';

const api = fakeApi();
afterEach(closeApp);

let settings = usualNoticeSettings;
beforeEach(() => {
  settings = usualNoticeSettings;
  api.on(getNotificationSettings, () => settings);
});
const saving = () =>
  api.on(saveNotificationSettings, (_request, body) => {
    const { hour = settings.hour, choices } = NoticeSettingsChange.parse(body);
    settings = { hour, choices: { ...settings.choices, ...choices } };
    return settings;
  });

const mailOf = async (name: string) =>
  within(await screen.findByRole('group', { name })).getByRole<HTMLSelectElement>('combobox', {
    name: 'Email',
  });

it('saves how one kind of event is mailed at once, and Undo takes just that back', async () => {
  const saved = saving();
  const { person } = await openApp('/app/settings?tab=notifications', api);
  const failed = await mailOf('Import failed');
  expect(failed.value).toBe('at-once');
  await person.selectOptions(failed, 'In the daily email');
  await waitFor(() => expect(failed.value).toBe('daily'));
  expect(saved.mock.lastCall).toEqual([{ choices: { 'import-failed': { isShown: true, mail: 'daily' } } }]);
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(failed.value).toBe('at-once'));
  expect(settings).toEqual(usualNoticeSettings);
});

it('saves the hour of the daily email, and says what are always emailed', async () => {
  const saved = saving();
  const { person } = await openApp('/app/settings?tab=notifications', api);
  const hour = await screen.findByLabelText<HTMLSelectElement>('Daily email at');
  expect(hour.value).toBe('8');
  await person.selectOptions(hour, '18');
  await waitFor(() => expect(hour.value).toBe('18'));
  expect(saved.mock.lastCall).toEqual([{ hour: 18 }]);
  expect(screen.getByText(/are always emailed/)).toBeTruthy();
});

it('has each kind of event once, under the heading of what it is about', async () => {
  saving();
  await openApp('/app/settings?tab=notifications', api);
  await mailOf('Import failed');
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([
    'Statements, documents and books',
    'Reports and exports',
    'Questions and team',
    'Plan and organization',
  ]);
  expect(screen.getAllByRole('combobox', { name: 'Email' })).toHaveLength(noticeKinds.length);
  const below = (name: string) => within(screen.getByRole('heading', { name }).parentElement as HTMLElement);
  expect(below('Questions and team').getByRole('group', { name: 'Someone joined your team' })).toBeTruthy();
});
