// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getPeriodLock, saveAccountant } from '../../../../../shared/contract/books.ts';
import {
  getGeneratedReport,
  listBouncedAddresses,
  sendAccountingReport,
} from '../../../../../shared/contract/exports.ts';
import { getCashFlow, getSummary, getWorklist } from '../../../../../shared/contract/ledger.ts';
import { getHandOverCheck } from '../../../../../shared/contract/reports.ts';
import type { GeneratedReport } from '../../../../../shared/model/export.ts';
import { problemOf } from '../../../../../shared/problems.ts';
import { MonthActions } from '../../../../../web/screens/dashboard/month-actions.tsx';
import { closeApp, openApp } from '../../../../support/app.tsx';
import { answerEmptyBooks } from '../../../../support/empty-books.ts';
import { fakeApi } from '../../../../support/fake-api.ts';
import { reader, show } from '../../../../support/screen.tsx';
import { ordered, report } from '../../features/export/reports.ts';

const api = fakeApi();
afterEach(closeApp);

const accountant = { name: 'Zoë', email: 'zoe@example.com', company: '', phone: '' };
const me = { organization: { ...reader.organization, accountant } };
/** What became of the report. */
let made: GeneratedReport;

beforeEach(() => {
  made = report;
  const sums = { income: 0, expenses: -5000, net: -5000, count: 1 };
  answerEmptyBooks(api);
  api.on(listBouncedAddresses, { items: [] });
  api.on(getHandOverCheck, { from: report.from, to: report.to, items: [] });
  api.on(getWorklist, {
    ...{ suggestions: 0, withoutReceipt: 0, withoutCategory: 0, assumed: 0 },
    months: { first: '2026-03', latest: '2026-03' },
  });
  api.on(getSummary, { currency: 'CAD', exportReady: 0, byCategory: [], apart: [], ...sums, previous: null });
  api.on(getCashFlow, { currency: 'CAD', apart: [], months: [{ month: '2026-03', ...sums }] });
  api.on(getGeneratedReport, () => made);
  api.on(getPeriodLock, { lock: null, version: 0, history: [] });
});
const ordering = () => api.on(sendAccountingReport, ordered);
const tools = async () => within(await screen.findByRole('region', { name: 'Export Tools' }));

describe('an export of the dashboard', () => {
  it('is mailed of the chosen period as the kind of file that was chosen', async () => {
    const sent = ordering();
    const { person } = await openApp('/app/dashboard', api, { me });
    const panel = await tools();
    await person.selectOptions(panel.getByLabelText('Time Period'), 'This Year');
    await person.click(panel.getByRole('button', { name: 'Email to Accountant' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send to accountant' }));
    await person.selectOptions(dialog.getByLabelText('File format'), 'Excel workbook (XLSX)');
    await person.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Export Successful')).toBeTruthy();
    const wanted = { exportType: 'yearly', recipientEmail: accountant.email, recipientName: 'Zoë' };
    expect(sent.mock.lastCall).toEqual([{ ...wanted, dateRange: null, format: 'xlsx' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for the accountant’s address right there where nobody has given one', async () => {
    const sent = ordering();
    api.on(saveAccountant, { ...reader.organization, accountant });
    const { person } = await openApp('/app/dashboard?month=2026-03', api);
    await person.click(await screen.findByRole('button', { name: 'Export to Accountant' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send to accountant' }));
    await person.type(dialog.getByLabelText("Accountant's email"), accountant.email);
    await person.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Export Successful')).toBeTruthy();
    expect(sent.mock.lastCall?.[0]).toMatchObject({
      dateRange: { from: '2026-03-01', to: '2026-03-31' },
      recipientEmail: accountant.email,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Kept: the next one goes at one click.
    await person.click(screen.getByRole('button', { name: 'Export to Accountant' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  });

  it('sends nothing from sample books, and says so', async () => {
    const sent = ordering();
    const sample = { organization: { ...me.organization, sample: true as const } };
    const { person } = await openApp('/app/dashboard', api, { me: sample });
    await person.click(await screen.findByRole('button', { name: 'Export to Accountant' }));
    expect(await screen.findByText(/sample data: nothing is sent/)).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
  });

  it('of which nobody can tell whether it left is told so, and can be sent again', async () => {
    const sent = ordering();
    const { code, detail } = problemOf('mail-unknown');
    made = { ...report, status: 'Failed', size: null, problem: { code, detail } };
    const { person } = await openApp('/app/dashboard', api, { me });
    await person.click(await screen.findByRole('button', { name: 'Export to Accountant' }));
    const failed = await screen.findByText('Export Failed');
    expect(failed.closest('[data-part=root]')?.textContent).toContain(detail);
    made = report;
    await person.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('Export Successful')).toBeTruthy();
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('that takes long may be left, and is told of when it has ended', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: false });
    try {
      ordering();
      made = { ...report, status: 'Processing', size: null };
      const month = { from: report.from, to: report.to };
      const { told } = show(
        <MemoryRouter>
          <MonthActions month={month} onAsk={vi.fn()} onCustomExport={vi.fn()} />
        </MemoryRouter>,
        me,
      );
      const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
      const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
      fireEvent.click(button('Export to Accountant'));
      await pass(1000);
      expect(button('Exporting...').disabled).toBe(true);
      await pass(32_000);
      expect(told.goesOn).toHaveBeenCalledOnce();
      expect(told.goesOn.mock.lastCall?.[0]).toBe('Export on its way');
      expect(button('Export to Accountant').disabled).toBe(false);
      expect(told.done).not.toHaveBeenCalled();
      made = report;
      await pass(2000);
      expect(told.done.mock.lastCall?.[0].title).toBe('Export Successful');
    } finally {
      vi.useRealTimers();
    }
  });
});
