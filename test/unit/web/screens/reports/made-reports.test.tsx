// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getPeriodLock } from '../../../../../shared/contract/books.ts';
import {
  deleteGeneratedReport,
  getGeneratedReport,
  listBouncedAddresses,
  listGeneratedReports,
  makeReport,
  restoreGeneratedReport,
  sendAccountingReport,
} from '../../../../../shared/contract/exports.ts';
import { listReportSchedules } from '../../../../../shared/contract/report-schedules.ts';
import { getHandOverCheck, getReport } from '../../../../../shared/contract/reports.ts';
import type { GeneratedReport } from '../../../../../shared/model/export.ts';
import { problemOf } from '../../../../../shared/problems.ts';
import { closeApp, openApp } from '../../../../support/app.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { ordered, report } from '../../features/export/reports.ts';
import { reportOf } from './books-reported.ts';

const api = fakeApi();
afterEach(closeApp);

const tab = '/app/reports?tab=reports';
/** What the list holds by now. */
let listed: GeneratedReport[];

beforeEach(() => {
  listed = [];
  api.on(getReport, (request) => reportOf([], request));
  api.on(listGeneratedReports, () => ({ items: listed }));
  api.on(listReportSchedules, { items: [] });
  api.on(listBouncedAddresses, { items: [] });
  api.on(getPeriodLock, { lock: null, version: 0, history: [] });
  api.on(getHandOverCheck, { from: report.from, to: report.to, items: [] });
});

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Generated reports' })).getAllByRole('listitem');

it('offers nothing of a report that is being made, and says why one failed', async () => {
  const { code, detail } = problemOf('given-up');
  let made: GeneratedReport = { ...report, type: 'income', status: 'Processing', size: null };
  api.on(makeReport, () => {
    listed = [made];
    return made;
  });
  api.on(getGeneratedReport, () => made);
  const { person } = await openApp(tab, api);
  expect(await screen.findByText('No report was made yet')).toBeTruthy();
  await person.selectOptions(screen.getByLabelText('Report type'), 'Income');
  await person.click(screen.getByRole('button', { name: 'Make report' }));
  const [row] = await rows();
  expect(row?.textContent).toContain('Processing');
  const button = (name: RegExp) =>
    within(row ?? document.body).getByRole<HTMLButtonElement>('button', { name });
  expect([button(/^Download/).disabled, button(/^Delete/).disabled]).toEqual([true, true]);
  made = { ...made, status: 'Failed', problem: { code, detail } };
  listed = [made];
  await waitFor(() => expect(row?.textContent).toContain(detail));
  const title = await screen.findByText('The report was not made');
  expect(title.closest('[data-part=root]')?.textContent).toContain(detail);
  expect([button(/^Download/).disabled, button(/^Delete/).disabled]).toEqual([true, false]);
});

it('makes no report of days without entries, and says why', async () => {
  api.on(makeReport, problemOf('nothing-to-export'));
  const { person } = await openApp(`${tab}&range=custom&from=2019-03-01&to=2019-03-31`, api);
  await person.selectOptions(await screen.findByLabelText('Report type'), 'Transactions');
  await person.click(screen.getByRole('button', { name: 'Make report' }));
  const title = await screen.findByText('The report was not made');
  expect(title.closest('[data-part=root]')?.textContent).toContain('no transactions in this period');
  expect(screen.getByText('No report was made yet')).toBeTruthy();
});

it('deletes a report once however often its button is pressed, and Undo brings it back', async () => {
  listed = [report, { ...report, id: '01920000-0000-7000-8000-000000000002', name: 'april.csv' }];
  const answer = Promise.withResolvers<GeneratedReport>();
  const deleted = api.on(deleteGeneratedReport, () => answer.promise);
  api.on(restoreGeneratedReport, () => {
    listed = [report, ...listed];
    return report;
  });
  const { person } = await openApp(tab, api);
  const button = await screen.findByRole('button', { name: 'Delete march.csv' });
  await person.dblClick(button);
  const freed = vi.fn<() => void>();
  new MutationObserver(freed).observe(button, { attributeFilter: ['disabled'] });
  listed = listed.filter(({ id }) => id !== report.id);
  answer.resolve(report);
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(deleted).toHaveBeenCalledOnce();
  expect(freed).not.toHaveBeenCalled();
  await screen.findByText('Report deleted');
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'Delete march.csv' })).toBeTruthy();
});

it('offers to send again what did not arrive, but for a package, which its schedule alone sends', async () => {
  const recipient = { email: 'dana@example.com', name: '' };
  const failed = {
    ...report,
    status: 'Failed',
    size: null,
    recipient,
    problem: problemOf('given-up'),
  } as const;
  listed = [
    { ...failed, name: 'march.csv' },
    { ...failed, id: '01920000-0000-7000-8000-000000000002', type: 'package', name: 'march.zip' },
  ];
  await openApp(tab, api);
  expect(await screen.findByRole('button', { name: /^Send again ?: march.csv$/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Send again ?: march.zip$/ })).toBeNull();
});

it('lists what was mailed of the days on the screen', async () => {
  const mailed = { ...report, delivery: { status: 'delivered', at: report.createdAt } } as const;
  const sent = api.on(sendAccountingReport, () => {
    listed = [mailed];
    return ordered;
  });
  api.on(getGeneratedReport, mailed);
  const { person } = await openApp(`${tab}&range=custom&from=2026-03-01&to=2026-03-31`, api);
  await person.click(await screen.findByRole('button', { name: 'Send to accountant…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send to accountant' }));
  await person.type(dialog.getByLabelText("Accountant's email"), 'dana@example.com');
  await person.click(dialog.getByLabelText('Keep as my accountant'));
  await person.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Report Sent Successfully')).toBeTruthy();
  const dateRange = { from: '2026-03-01', to: '2026-03-31' };
  expect(sent.mock.lastCall?.[0]).toMatchObject({ recipientEmail: 'dana@example.com', dateRange });
  expect((await rows())[0]?.textContent).toContain('Delivered');
});
