// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getPeriodLock, saveAccountant } from '../../../../../shared/contract/books.ts';
import {
  getGeneratedReport,
  listBouncedAddresses,
  sendAccountingReport,
} from '../../../../../shared/contract/exports.ts';
import { getHandOverCheck } from '../../../../../shared/contract/reports.ts';
import { SendDialog } from '../../../../../web/features/export/send-dialog.tsx';
import type { Sending } from '../../../../../web/features/export/export-period.ts';
import { fakeApi } from '../../../../support/fake-api.ts';
import { reader, show } from '../../../../support/screen.tsx';
import { ordered, report } from './reports.ts';

const api = fakeApi();
afterEach(cleanup);

const march = { from: '2026-03-01', to: '2026-03-31' };
const accountant = { name: 'Zoë', email: 'zoe@example.com', company: '', phone: '' };
const known = { organization: { ...reader.organization, accountant } };

beforeEach(() => {
  api.on(listBouncedAddresses, { items: [] });
  api.on(getHandOverCheck, { ...march, items: [] });
  api.on(getGeneratedReport, report);
  api.on(getPeriodLock, { lock: null, version: 0, history: [] });
});

function open(as: Parameters<typeof show>[1] = {}, subject: Partial<Sending> = {}) {
  const onClose = vi.fn();
  const sending = { period: { exportType: 'custom' as const, ...march }, ...subject };
  const shown = show(
    <MemoryRouter>
      <SendDialog sending={sending} onClose={onClose} />
    </MemoryRouter>,
    as,
  );
  return { ...shown, onClose };
}
const email = () => screen.findByLabelText<HTMLInputElement>("Accountant's email");
const send = () => screen.getByRole('button', { name: 'Send' });

describe('sending to the accountant', () => {
  it('asks for the address where none is known, and keeps it', async () => {
    const sent = api.on(sendAccountingReport, ordered);
    const saved = api.on(saveAccountant, { ...reader.organization, accountant });
    const { person, told, onClose } = open();
    expect((await email()).value).toBe('');
    await person.click(send());
    expect(told.failed).toHaveBeenCalledWith(
      'Email Required',
      "Please enter your accountant's email address",
    );
    expect(sent).not.toHaveBeenCalled();
    await person.type(await email(), accountant.email);
    await person.click(send());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    const wanted = { exportType: 'custom', dateRange: march, recipientEmail: accountant.email };
    expect(sent.mock.lastCall?.[0]).toEqual(expect.objectContaining(wanted));
    expect(saved.mock.lastCall?.[0]).toMatchObject({ email: accountant.email });
    expect(told.done).toHaveBeenCalledWith(expect.objectContaining({ title: 'Report Sent Successfully' }));
  });

  it('goes to the accountant who is known, and keeps no other address', async () => {
    const sent = api.on(sendAccountingReport, ordered);
    const saved = api.on(saveAccountant, known.organization);
    const { person, onClose } = open(known);
    expect((await email()).value).toBe(accountant.email);
    expect(screen.queryByLabelText('Keep as my accountant')).toBeNull();
    await person.clear(await email());
    await person.type(await email(), 'other@example.com');
    await person.click(send());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent.mock.lastCall?.[0]).toMatchObject({ recipientEmail: 'other@example.com' });
    expect(saved).not.toHaveBeenCalled();
  });

  it('sends what is matched, as a file that there is of it', async () => {
    const sent = api.on(sendAccountingReport, ordered);
    const { person, onClose } = open(known);
    await person.selectOptions(await screen.findByLabelText('File format'), 'OFX 2 statements');
    await person.selectOptions(screen.getByLabelText('Entries'), 'Only entries with a receipt');
    expect(screen.getByLabelText<HTMLSelectElement>('File format').value).toBe('csv');
    await person.click(send());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent.mock.lastCall?.[0]).toEqual({
      ...{ reportType: 'Matched Transactions', accountantEmail: accountant.email, accountantName: 'Zoë' },
      ...{ organizationName: 'Hopper Plumbing', dateRange: march },
    });
  });

  it('writes the days of a bank CSV as the country’s programs read them, or as is chosen', async () => {
    const sent = api.on(sendAccountingReport, ordered);
    const { person } = open(known);
    expect(screen.queryByLabelText('Dates in the file')).toBeNull();
    await person.selectOptions(await screen.findByLabelText('File format'), 'QuickBooks Online, 3 columns');
    const order = screen.getByLabelText<HTMLSelectElement>('Dates in the file');
    expect(within(order).getByRole<HTMLOptionElement>('option', { name: /^Day first/ }).selected).toBe(true);
    await person.selectOptions(order, 'month-first');
    await person.click(send());
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.lastCall?.[0]).toMatchObject({ format: 'quickbooks-3', dayOrder: 'month-first' });
  });

  it('says in sample books that nothing is sent from them', async () => {
    open({ organization: { ...reader.organization, sample: true } });
    expect(await screen.findByText(/sample data: nothing is sent/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  });
});
