// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getTransaction, listTransactions } from '../../../../../../shared/contract/ledger.ts';
import { makeMatch } from '../../../../../../shared/contract/matching.ts';
import { getReceipt, listReceipts } from '../../../../../../shared/contract/receipts.ts';
import { problemOf } from '../../../../../../shared/problems.ts';
import { LinkDialog } from '../../../../../../web/screens/accounting/linking/link-dialog.tsx';
import { fakeApi, wrongAt } from '../../../../../support/fake-api.ts';
import { lunch } from '../../../../../support/receipts-shown.ts';
import { show } from '../../../../../support/screen.tsx';
import { transactionWith } from '../../../../functions/domain/ledger/rows.ts';

const api = fakeApi();
const row = transactionWith({ id: '01890000-0000-7000-8000-000000000009', amount: -1500 });

function answer() {
  api.on(listReceipts, { items: [lunch] });
  api.on(getReceipt, lunch);
  api.on(listTransactions, { items: [row] });
  api.on(getTransaction, row);
}

function open(given = { receiptIds: [lunch.id], transactionIds: [row.id] }) {
  answer();
  const onClose = vi.fn();
  return { ...show(<LinkDialog {...given} onClose={onClose} />), onClose };
}
const link = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Match chosen' });

afterEach(cleanup);

describe('LinkDialog', () => {
  it('waits until both sides are chosen', async () => {
    const { person } = open({ receiptIds: [], transactionIds: [row.id] });
    expect(link().disabled).toBe(true);
    const receipts = await screen.findByRole('region', { name: 'Receipts' });
    await person.click(await within(receipts).findByRole('checkbox'));
    expect(link().disabled).toBe(false);
  });

  it('says of a document that may be a copy that it proves no second payment, and of no other', async () => {
    const copy = { ...lunch, id: '01890000-0000-7000-8000-000000000002', vendor: 'Café again' };
    answer();
    api.on(listReceipts, { items: [lunch, { ...copy, twins: [{ id: lunch.id, by: 'content' }] }] });
    show(<LinkDialog receiptIds={[]} transactionIds={[row.id]} onClose={vi.fn()} />);
    expect(await screen.findByRole('checkbox', { name: /Café again.*May be a copy/ })).toBeTruthy();
    expect(screen.getAllByText(/May be a copy/)).toHaveLength(1);
  });

  it('names a difference only where there is one', async () => {
    const refused = problemOf('wrong-state');
    const heard = api.on(makeMatch, refused);
    const { person, told, onClose } = open();
    await person.selectOptions(await screen.findByLabelText(/What is the difference/), 'tip');
    await person.click(link());
    await vi.waitFor(() => expect(told.failed).toHaveBeenCalledWith(expect.any(String), refused.detail));
    const chosen = { receiptIds: [lunch.id], transactionIds: [row.id], difference: 'tip' };
    expect(heard).toHaveBeenCalledWith(expect.objectContaining(chosen));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says at a side what the API finds wrong there', async () => {
    api.on(makeMatch, wrongAt({ receiptIds: 'This receipt belongs to another payment.' }));
    const { person, told } = open();
    await screen.findByLabelText(/What is the difference/);
    await person.click(link());
    expect((await screen.findByRole('alert')).textContent).toContain('belongs to another payment');
    expect(told.failed).not.toHaveBeenCalled();
  });

  it('says that a list could not be loaded, and that the other is empty', async () => {
    api.on(listReceipts, problemOf('unexpected'));
    api.on(listTransactions, { items: [] });
    show(<LinkDialog receiptIds={[]} transactionIds={[]} onClose={vi.fn()} />);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(await screen.findByText('No open transactions found')).toBeTruthy();
  });
});
