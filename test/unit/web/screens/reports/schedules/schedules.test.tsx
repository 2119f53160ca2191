// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getPeriodLock } from '../../../../../../shared/contract/books.ts';
import {
  getGeneratedReport,
  listBouncedAddresses,
  listGeneratedReports,
} from '../../../../../../shared/contract/exports.ts';
import {
  addReportSchedule,
  changeReportSchedule,
  deleteReportSchedule,
  listReportSchedules,
  listScheduleRuns,
  restoreReportSchedule,
  sendScheduledPeriod,
} from '../../../../../../shared/contract/report-schedules.ts';
import { getHandOverCheck, getReport } from '../../../../../../shared/contract/reports.ts';
import {
  NewReportSchedule,
  ReportSchedule,
  ReportScheduleChange,
} from '../../../../../../shared/model/report-schedule.ts';
import type { ScheduleRun } from '../../../../../../shared/model/report-schedule.ts';
import { problemOf } from '../../../../../../shared/problems.ts';
import { closeApp, openApp } from '../../../../../support/app.tsx';
import { choose } from '../../../../../support/choose.ts';
import { fakeApi } from '../../../../../support/fake-api.ts';
import { ordered, report } from '../../../features/export/reports.ts';
import { reportOf } from '../books-reported.ts';

const api = fakeApi();
afterEach(closeApp);

const monthly: ReportSchedule = {
  id: '01920000-0000-7000-8000-0000000000aa',
  ...{ label: 'Monthly report', frequency: 'monthly', day: 1, hour: 8, timeZone: 'America/Toronto' },
  content: { kind: 'report', type: 'transactions', format: 'csv' },
  ...{ recipientEmail: 'dana@example.com', recipientName: 'Dana Cole', language: 'en', skipUnchanged: false },
  isPaused: false,
  next: { from: '2026-03-01', to: '2026-03-31', dueAt: '2026-04-01T12:00:00.000Z' },
  createdAt: '2026-03-02T12:00:00.000Z',
  version: 1,
};

/** The schedule as it stands; undefined while there is none. */
let kept: ReportSchedule | undefined;

beforeEach(() => {
  kept = monthly;
  api.on(getReport, (request) => reportOf([], request));
  api.on(listGeneratedReports, { items: [] });
  api.on(listBouncedAddresses, { items: [] });
  api.on(getPeriodLock, { lock: null, version: 0, history: [] });
  api.on(getHandOverCheck, { from: '2026-01-01', to: '2026-12-31', items: [] });
  api.on(listReportSchedules, () => ({ items: kept ? [kept] : [] }));
  api.on(changeReportSchedule, (_request, body) => {
    const { version, ...change } = ReportScheduleChange.parse(body);
    if (version !== kept?.version) return problemOf('changed-meanwhile');
    const changed = ReportSchedule.parse({ ...kept, ...change, version: version + 1 });
    kept = changed;
    return changed;
  });
});

const tab = '/app/reports?tab=reports';
const row = async () =>
  within(await screen.findByRole('list', { name: 'Sent automatically' })).findByRole('listitem');
const press = async (person: Awaited<ReturnType<typeof openApp>>['person'], name: string | RegExp) =>
  person.click(await screen.findByRole('button', { name }));

/** Nothing is sent automatically yet; what is set up is kept. */
function settingUp() {
  kept = undefined;
  return api.on(addReportSchedule, (_request, body) => {
    const { timeZone = '', language = 'en', ...terms } = NewReportSchedule.parse(body);
    kept = { ...monthly, ...terms, timeZone, language };
    return kept;
  });
}

it('is set up from where the dashboard leads, not without an address', async () => {
  const added = settingUp();
  const { person } = await openApp(`${tab}&schedule=new`, api);
  const opened = await screen.findByRole('dialog', { name: 'Send a report automatically' });
  await person.click(within(opened).getByRole('button', { name: 'Create schedule' }));
  expect(await screen.findByText('Email Required')).toBeTruthy();
  expect(screen.getByText("Please enter your accountant's email address")).toBeTruthy();
  expect(added).not.toHaveBeenCalled();
  await person.click(within(opened).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Nothing is sent automatically yet')).toBeTruthy();
});

it('is set up from beside the reports that were made', async () => {
  settingUp();
  const { person } = await openApp(tab, api);
  await press(person, 'Send this automatically…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Send a report automatically' }));
  await person.type(dialog.getByLabelText("Accountant's email"), 'dana@example.com');
  await person.type(dialog.getByLabelText(/^Accountant's name/), 'Dana Cole');
  const hour = dialog.getByLabelText<HTMLSelectElement>('Hour');
  expect(hour.selectedOptions[0]?.textContent).toMatch(/^8:00\sAM$/);
  await choose(person, dialog.getByLabelText('Time zone'), 'Toronto');
  await person.click(dialog.getByRole('button', { name: 'Create schedule' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { textContent } = await row();
  expect(textContent).toContain('Monthly report');
  expect(textContent).toMatch(/Next: April 1, 2026, 8:00\sAM \(Toronto\), for /);
  expect(textContent).toContain('dana@example.com');
});

it('sends the package, of which there is one kind of file', async () => {
  const added = settingUp();
  const { person } = await openApp(`${tab}&schedule=new`, api);
  const dialog = within(await screen.findByRole('dialog', { name: 'Send a report automatically' }));
  await person.selectOptions(dialog.getByLabelText('Report'), 'package');
  expect(dialog.queryByLabelText('File format')).toBeNull();
  await person.type(dialog.getByLabelText("Accountant's email"), 'dana@example.com');
  await person.click(dialog.getByRole('button', { name: 'Create schedule' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(added.mock.lastCall?.[0]).toMatchObject({ content: { kind: 'package' } });
});

it('sends a bank CSV whose dates stand in the order of the country, or in the one that is chosen', async () => {
  const added = settingUp();
  const { person } = await openApp(`${tab}&schedule=new`, api);
  const dialog = within(await screen.findByRole('dialog', { name: 'Send a report automatically' }));
  await person.type(dialog.getByLabelText("Accountant's email"), 'dana@example.com');
  await person.selectOptions(dialog.getByLabelText('Report'), 'transactions');
  expect(dialog.queryByLabelText('Dates in the file')).toBeNull();
  await person.selectOptions(dialog.getByLabelText('File format'), 'quickbooks-3');
  const order = dialog.getByLabelText<HTMLSelectElement>('Dates in the file');
  expect(order.value).toBe('day-first');
  await person.selectOptions(order, 'month-first');
  await person.click(dialog.getByRole('button', { name: 'Create schedule' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const content = { kind: 'report', type: 'transactions', format: 'quickbooks-3', dayOrder: 'month-first' };
  expect(added.mock.lastCall?.[0]).toMatchObject({ content });
});

it('is paused, and goes on by Undo', async () => {
  const { person } = await openApp(tab, api);
  await press(person, 'Pause Monthly report');
  await waitFor(async () => expect((await row()).textContent).toContain('Paused'));
  await screen.findByText('Schedule paused');
  await press(person, 'Undo');
  await waitFor(async () => expect((await row()).textContent).not.toContain('Paused'));
});

it('is changed, and changed back by Undo', async () => {
  const { person } = await openApp(tab, api);
  await press(person, 'Edit Monthly report');
  const dialog = within(await screen.findByRole('dialog'));
  await person.selectOptions(dialog.getByLabelText('Day of the month'), 'Last day');
  await person.selectOptions(dialog.getByLabelText('How often'), 'quarterly');
  expect(dialog.getByText(/Quarters are those of your fiscal year/)).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await row()).textContent).toContain('Every quarter'));
  expect(kept).toMatchObject({ day: 'last', frequency: 'quarterly' });
  await screen.findByText('Schedule changed');
  await press(person, 'Undo');
  await waitFor(async () => expect((await row()).textContent).toContain('Every month'));
  expect(kept).toEqual({ ...monthly, version: 3 });
});

it('is deleted, and brought back by Undo', async () => {
  api.on(deleteReportSchedule, () => {
    kept = undefined;
    return monthly;
  });
  api.on(restoreReportSchedule, () => {
    kept = monthly;
    return monthly;
  });
  const { person } = await openApp(tab, api);
  await press(person, 'Delete Monthly report');
  expect(await screen.findByText('Nothing is sent automatically yet')).toBeTruthy();
  await screen.findByText('Schedule deleted');
  await press(person, 'Undo');
  expect((await row()).textContent).toContain('Monthly report');
});

it('has a period sent from its history that was not sent, once', async () => {
  const sent: ScheduleRun = {
    from: '2026-02-01',
    to: '2026-02-28',
    at: '2026-03-01T13:00:00.000Z',
    status: 'sent',
  };
  let runs: readonly ScheduleRun[] = [
    sent,
    { ...sent, from: '2026-01-01', to: '2026-01-31', status: 'failed', problem: problemOf('given-up') },
  ];
  api.on(listScheduleRuns, () => ({ items: [...runs] }));
  api.on(getGeneratedReport, report);
  const answer = Promise.withResolvers<ScheduleRun>();
  const mailed = api.on(sendScheduledPeriod, () => answer.promise);
  const { person } = await openApp(tab, api);
  await press(person, 'History of Monthly report');
  const dialog = within(await screen.findByRole('dialog'));
  const missed = await dialog.findByRole('button', { name: /^Send .+ again$/ });
  expect(dialog.getAllByRole('listitem')[1]?.textContent).toContain('Not sent');
  await person.dblClick(missed);
  const freed = vi.fn<() => void>();
  new MutationObserver(freed).observe(missed, { attributeFilter: ['disabled'] });
  runs = runs.map((run) => ({ ...run, status: 'sent' }));
  answer.resolve({ ...sent, reportId: ordered.reportId });
  expect(await screen.findByText('Report Sent Successfully')).toBeTruthy();
  await waitFor(() => expect(dialog.getAllByText('Sent')).toHaveLength(2));
  expect(dialog.queryByText('Not sent')).toBeNull();
  expect(freed).not.toHaveBeenCalled();
  expect(mailed.mock.calls).toEqual([[{ from: '2026-01-01', to: '2026-01-31' }]]);
});
