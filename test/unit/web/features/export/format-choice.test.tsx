// @vitest-environment jsdom
import { formatsOf } from '../../../../../shared/report-formats.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { MadeReportType, ReportFormat } from '../../../../../shared/model/export.ts';
import { FormatChoice } from '../../../../../web/features/export/format-choice.tsx';
import { show } from '../../../../support/screen.tsx';

afterEach(cleanup);

function Chosen({ type }: { type: MadeReportType }) {
  const [format, setFormat] = useState<ReportFormat>('csv');
  return (
    <FormatChoice
      formats={formatsOf(type)}
      value={format}
      onChange={({ target }) => setFormat(target.value as ReportFormat)}
    />
  );
}

const programs = () => within(screen.getByRole('group', { name: 'For the accountant’s program' }));

describe('FormatChoice', () => {
  it('warns of what Xero does before a file for it is made', async () => {
    show(<Chosen type="transactions" />);
    expect(screen.queryByText(/invoices or bills/)).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('File format'), 'Xero, precoded statements');
    expect(screen.getByText(/Never import it for lines that belong to invoices or bills/)).toBeDefined();
    await userEvent.selectOptions(screen.getByLabelText('File format'), 'OFX 2 statements');
    expect(screen.getByText(/A zip with a file for each bank account/)).toBeDefined();
    await userEvent.selectOptions(screen.getByLabelText('File format'), 'hledger journal');
    expect(screen.queryByText(/invoices or bills/)).toBeNull();
    expect(screen.getByText(/by double entry/)).toBeDefined();
  });

  it('offers files of other programs for entries alone, and those that are CSV with every plan', () => {
    show(<Chosen type="transactions" />, { plan: { name: 'starter', trialEndsAt: null } });
    const offered = programs().getAllByRole<HTMLOptionElement>('option');
    expect(offered.filter(({ disabled }) => !disabled).map(({ value }) => value)).toEqual([
      ...['quickbooks-3', 'quickbooks-4', 'xero-precoded'],
    ]);
    expect(offered.filter(({ disabled }) => disabled).map(({ text }) => text)).toEqual([
      'OFX 2 statements',
      'hledger journal',
      'beancount ledger',
    ]);
  });

  it('has none of them for a report of figures', () => {
    show(<Chosen type="profit-loss" />);
    expect(screen.queryByRole('group', { name: 'For the accountant’s program' })).toBeNull();
    const offered = screen.getAllByRole<HTMLOptionElement>('option').map(({ text }) => text);
    expect(offered).toEqual(['CSV', 'Excel workbook (XLSX)', 'PDF']);
  });
});
