// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  getGeneratedReport,
  listBouncedAddresses,
  sendCustomExport,
} from '../../../../../shared/contract/exports.ts';
import { countTransactions } from '../../../../../shared/contract/ledger.ts';
import { getHandOverCheck } from '../../../../../shared/contract/reports.ts';
import { CustomExportDialog } from '../../../../../web/features/export/custom-export-dialog.tsx';
import { ordered, report } from './reports.ts';
import { fakeApi, wrongAt } from '../../../../support/fake-api.ts';
import { show } from '../../../../support/screen.tsx';

const api = fakeApi();
api.on(countTransactions, { count: 3 });
const days = { from: '2026-03-01', to: '2026-03-31' };
api.on(getHandOverCheck, { ...days, items: [] });

function open() {
  const onClose = vi.fn();
  const shown = show(
    <MemoryRouter>
      <CustomExportDialog isOpen onClose={onClose} />
    </MemoryRouter>,
  );
  return { ...shown, onClose };
}
const email = () => screen.findByLabelText('Accountant Email');
const send = () => screen.getByRole('button', { name: 'Send Custom Export' });

afterEach(cleanup);

describe('CustomExportDialog', () => {
  it('says at its field what the API finds wrong there', async () => {
    api.on(sendCustomExport, wrongAt({ accountantEmail: 'This address refuses mail.' }));
    const { person, told, onClose } = open();
    await person.type(await email(), 'ada@example.com');
    await person.click(send());
    expect((await screen.findByRole('alert')).textContent).toContain('This address refuses mail.');
    expect(document.activeElement).toBe(await email());
    expect(screen.getByDisplayValue('ada@example.com')).toBeTruthy();
    expect(told.failed).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('asks for both days of a custom range, until they are chosen', async () => {
    const heard = api.on(sendCustomExport, ordered);
    api.on(getGeneratedReport, report);
    const { person, told, onClose } = open();
    await person.type(await email(), 'ada@example.com');
    await person.selectOptions(screen.getByLabelText('Time Period'), 'Custom Range');
    await person.click(send());
    expect(await screen.findAllByText('Fill in this field.')).toHaveLength(2);
    expect(told.failed).toHaveBeenCalledTimes(1);
    await person.type(screen.getByLabelText('From'), '2026-03-01');
    await person.type(screen.getByLabelText('To'), '2026-03-31');
    expect(screen.queryByText('Fill in this field.')).toBeNull();
    await person.click(send());
    await vi.waitFor(() =>
      expect(heard).toHaveBeenCalledWith(
        expect.objectContaining({ dateRange: { from: '2026-03-01', to: '2026-03-31' } }),
      ),
    );
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(told.done).toHaveBeenCalledWith(expect.objectContaining({ title: 'Export Successful' }));
  });

  it('stays open with what is typed where the mail is refused', async () => {
    api.on(sendCustomExport, ordered);
    const problem = { code: 'mail-refused' as const, detail: 'The mail server refused this address.' };
    api.on(getGeneratedReport, { ...report, status: 'Failed', problem });
    const { person, told, onClose } = open();
    await person.type(await email(), 'ada@example.com');
    await person.click(send());
    await vi.waitFor(() =>
      expect(told.failed).toHaveBeenCalledWith('Export Failed', problem.detail, undefined),
    );
    expect(screen.getByDisplayValue('ada@example.com')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('sends anyway where mail came back from the address, and says so before', async () => {
    const reason = 'The mailbox does not exist.';
    const bounced = { email: 'gone@example.com', kind: 'bounced' as const, at: report.createdAt, reason };
    api.on(listBouncedAddresses, { items: [bounced] });
    const heard = api.on(sendCustomExport, ordered);
    api.on(getGeneratedReport, report);
    const { person, onClose } = open();
    await person.type(await email(), 'Gone@example.com');
    expect(await screen.findByText(new RegExp(reason))).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Send anyway' }));
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ sendAnyway: true }));

    await person.clear(await email());
    await person.type(await email(), 'ada@example.com');
    await person.click(send());
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
    expect(heard.mock.lastCall?.[0]).not.toMatchObject({ sendAnyway: true });
  });
});
