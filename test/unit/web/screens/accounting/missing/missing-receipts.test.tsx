// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  changeTransaction,
  getWorklist,
  listTransactions,
} from '../../../../../../shared/contract/ledger.ts';
import { problemOf } from '../../../../../../shared/problems.ts';
import { MissingReceipts } from '../../../../../../web/screens/accounting/missing/missing-receipts.tsx';
import { fakeApi } from '../../../../../support/fake-api.ts';
import { show } from '../../../../../support/screen.tsx';
import { transactionWith } from '../../../../functions/domain/ledger/rows.ts';

const api = fakeApi();
const row = transactionWith({ description: 'ZZQ GARAGE 12' });
api.on(getWorklist, { suggestions: 0, withoutReceipt: 2, withoutCategory: 0, assumed: 0, months: null });

afterEach(cleanup);

describe('MissingReceipts', () => {
  it('says that the list could not be loaded, and asks again', async () => {
    api.on(listTransactions, problemOf('unexpected'));
    const { person } = show(<MissingReceipts />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.on(listTransactions, { items: [] });
    await person.click(again);
    expect(await screen.findByText('No missing receipts')).toBeTruthy();
  });

  it('goes on to the next page, and says how many there are in all', async () => {
    api.on(listTransactions, { items: [row], nextCursor: 'next' });
    const { person } = show(<MissingReceipts />);
    expect(await screen.findByText('2 expenses still need a receipt.')).toBeTruthy();
    api.on(listTransactions, { items: [{ ...row, id: '01900000-0000-7000-8000-000000000002' }] });
    await person.click(screen.getByRole('button', { name: 'Show more' }));
    await vi.waitFor(() => expect(screen.getAllByText('ZZQ GARAGE 12')).toHaveLength(2));
    expect(screen.getByText('2 expenses still need a receipt.')).toBeTruthy();
  });

  it('keeps the dialog open when a reason could not be saved', async () => {
    api.on(listTransactions, { items: [row] });
    const heard = api.on(changeTransaction, problemOf('changed-meanwhile'));
    const { person, told } = show(<MissingReceipts />);
    await person.click(await screen.findByRole('button', { name: 'No receipt needed: ZZQ GARAGE 12' }));
    const dialog = await screen.findByRole('dialog', { name: 'No receipt needed' });
    await person.click(screen.getByRole('button', { name: /^Mark/ }));
    await vi.waitFor(() => expect(told.failed).toHaveBeenCalled());
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ noReceiptReason: 'Bank fee or interest' }));
    expect(dialog.isConnected).toBe(true);
  });
});
