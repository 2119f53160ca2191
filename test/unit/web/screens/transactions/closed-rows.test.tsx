// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getPeriodLock } from '../../../../../shared/contract/books.ts';
import { addTransaction } from '../../../../../shared/contract/ledger.ts';
import { problemOf } from '../../../../../shared/problems.ts';
import { choose, closeApp, openApp } from '../../../../support/app.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { fakeLedger } from '../../../../support/fake-ledger.ts';
import { copperPipe } from '../../../../support/transactions-shown.ts';

const api = fakeApi();
afterEach(closeApp);

const march = { ...copperPipe, description: 'March paper', date: '2026-03-31' };
const april = {
  ...copperPipe,
  ...{ id: '01890000-0000-7000-8000-000000000002', description: 'April ink', date: '2026-04-01' },
};
const at = '2026-04-02T12:00:00.000Z';
const lock = { until: '2026-03-31', userId: 'grace', byName: 'Grace Hopper', at, on: '2026-04-02' };

beforeEach(() => {
  fakeLedger(api, [march, april]);
  api.on(getPeriodLock, { lock, version: 1, history: [] });
});

it('shows a lock at the rows of a closed period in place of what changes them', async () => {
  await openApp('/app/transactions', api);
  const closed = within(await screen.findByRole('group', { name: 'March paper' }));
  expect(await closed.findByRole('img', { name: /^Closed: March paper is in a period/ })).toBeTruthy();
  for (const name of ['Edit March paper', 'Delete March paper', 'Rename March paper'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByRole('button', { name: 'Edit April ink' })).toBeTruthy();
});

it('opens such an entry to be read alone', async () => {
  const { person } = await openApp('/app/transactions', api);
  await person.click(await screen.findByRole('button', { name: 'Open March paper' }));
  const panel = await screen.findByRole('dialog', { name: 'Transaction' });
  await waitFor(() => expect(panel.textContent).toContain('This transaction lies in a closed period'));
  expect((await within(panel).findByLabelText(/^Notes/)).matches(':disabled')).toBe(true);
});

it('tells who closed the period where what is typed into it is refused, and keeps what is typed', async () => {
  const detail = 'These books are closed up to March 31, 2026 by Grace Hopper.';
  const added = api.on(addTransaction, { ...problemOf('period-locked'), detail });
  const { person } = await openApp('/app/transactions', api);
  await choose(person, 'Add', 'Add Expense');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Expense' }));
  const fill = (name: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(name), { target: { value } });
  fill('Description', 'Late');
  fill('Amount', '5');
  fill('Date', '2026-03-15');
  await person.selectOptions(dialog.getByLabelText('Account'), 'Checking');
  await person.click(dialog.getByRole('button', { name: 'Add Expense' }));
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(added).toHaveBeenCalledOnce();
  expect(dialog.getByDisplayValue('Late')).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
