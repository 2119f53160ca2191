// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addTransaction,
  changeTransaction,
  deleteTransaction,
} from '../../../../../shared/contract/ledger.ts';
import { deleteRecurringEntry } from '../../../../../shared/contract/recurring.ts';
import type { Account } from '../../../../../shared/model/account.ts';
import type { RecurringEntry } from '../../../../../shared/model/recurring-entry.ts';
import { NewTransaction } from '../../../../../shared/model/transaction.ts';
import type { Transaction } from '../../../../../shared/model/transaction.ts';
import { problemOf } from '../../../../../shared/problems.ts';
import { EntryDialog } from '../../../../../web/features/entry/entry-dialog.tsx';
import type { EntrySubject } from '../../../../../web/features/entry/entry-dialog.tsx';
import { fakeApi, wrongAt } from '../../../../support/fake-api.ts';
import { reader, show } from '../../../../support/screen.tsx';
import { copperPipe } from '../../../../support/transactions-shown.ts';
import { choose } from '../../../../support/choose.ts';

const api = fakeApi();
const row: Transaction = { ...copperPipe, version: 3 };

const recurringWith = ({ id }: { id: string }): RecurringEntry => ({
  ...{ id, kind: 'expense', description: 'Studio rent', amount: -90_000, currency: 'CAD' },
  ...{ category: 'expense', categoryId: 'expense', accountLabel: 'Checking', accountId: 'checking' },
  ...{ frequency: 'monthly', firstDueDate: '2026-03-10', nextDueDate: '2026-04-10', endDate: null },
  ...{ isPaused: false, skippedDates: [], createdAt: '2026-03-10T12:00:00.000Z', version: 1 },
});

function open(subject: EntrySubject, as: Parameters<typeof show>[1] = {}) {
  const onClose = vi.fn();
  return { ...show(<EntryDialog subject={subject} onClose={onClose} />, as), onClose };
}
const field = (name: RegExp | string) => screen.findByLabelText(name);

afterEach(cleanup);

describe('EntryDialog', () => {
  it('keeps what was typed when somebody else was quicker', async () => {
    const heard = api.on(changeTransaction, problemOf('changed-meanwhile'));
    const { person, told, onClose } = open(row);
    await person.clear(await field('Description'));
    await person.type(await field('Description'), 'Copper pipe, 12 m');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(told.failed).toHaveBeenCalled());
    expect(heard).toHaveBeenCalledWith(
      expect.objectContaining({ description: 'Copper pipe, 12 m', version: 3 }),
    );
    expect(screen.getByDisplayValue('Copper pipe, 12 m')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('names account and category by their ids: a name that somebody changed meanwhile would be a new account', async () => {
    const changed = api.on(changeTransaction, row);
    const { person } = open({ ...row, accountLabel: 'Former name', category: 'Former word' });
    expect(screen.getByLabelText<HTMLSelectElement>('Account').selectedOptions[0]?.text).toBe('Checking');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() =>
      expect(changed).toHaveBeenCalledWith(
        expect.objectContaining({ accountLabel: 'checking', category: 'pipes-and-fittings' }),
      ),
    );
    cleanup();
    const added = api.on(addTransaction, row);
    const again = open('expense').person;
    await again.type(await field('Description'), 'Copper pipe');
    await again.type(await field('Amount'), '96.40');
    await again.selectOptions(await field('Account'), 'Checking');
    await choose(again, await field(/^Category/), 'Pipes and Fittings');
    await again.click(screen.getByRole('button', { name: 'Add Expense' }));
    await vi.waitFor(() =>
      expect(added).toHaveBeenCalledWith(
        expect.objectContaining({ accountLabel: 'checking', category: 'pipes-and-fittings' }),
      ),
    );
  });

  it('keeps an account and a category that it does not offer', async () => {
    const heard = api.on(changeTransaction, row);
    const elsewhere = { accountId: 'jar', accountLabel: 'Tip jar', categoryId: 'bees', category: 'Beehives' };
    const { person } = open({ ...row, ...elsewhere });
    expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Tip jar' }).selected).toBe(true);
    expect(screen.getByLabelText(/^Category/)).toHaveProperty('value', 'Beehives');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() =>
      expect(heard).toHaveBeenCalledWith(expect.objectContaining({ accountLabel: 'jar', category: 'bees' })),
    );
  });

  it('asks for a field of an existing entry that was emptied, instead of leaving it as it was', async () => {
    const heard = api.on(changeTransaction, row);
    const { person, told } = open(row);
    await person.clear(await field('Description'));
    await person.clear(await field('Amount'));
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Fill in this field.')).toHaveLength(2);
    expect(told.failed).toHaveBeenCalledWith('Missing information', 'Please fill in all required fields.');
    expect(heard).not.toHaveBeenCalled();
  });

  it('says that something is missing of a new entry of which nothing is typed', async () => {
    const added = api.on(addTransaction, row);
    const { person, told } = open('expense');
    await person.click(await screen.findByRole('button', { name: 'Add Expense' }));
    expect((await screen.findAllByText('Fill in this field.')).length).toBeGreaterThan(0);
    expect(told.failed).toHaveBeenCalledWith('Missing information', 'Please fill in all required fields.');
    expect(added).not.toHaveBeenCalled();
  });

  it('says at its field what the API finds wrong there', async () => {
    api.on(addTransaction, wrongAt({ accountLabel: 'Income never lands on a credit card.' }));
    const { person, told, onClose } = open('income');
    await person.type(await field('Description'), 'Invoice 18');
    await person.type(await field('Amount'), '250');
    await person.selectOptions(await field('Account'), 'Checking');
    await person.click(screen.getByRole('button', { name: 'Add Income' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Income never lands on a credit card.');
    expect(document.activeElement).toBe(await field('Account'));
    expect(screen.getByDisplayValue('Invoice 18')).toBeTruthy();
    expect(told.failed).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('sets up what follows with the entry itself, and takes both back, neither twice', async () => {
    const added = api.on(addTransaction, row);
    const { person, told } = open('expense');
    await person.type(await field('Description'), 'Studio rent');
    await person.type(await field('Amount'), '900');
    await person.selectOptions(await field('Account'), 'Checking');
    await person.click(screen.getByLabelText('Recurring'));
    await person.click(screen.getByRole('button', { name: 'Add Expense' }));
    await vi.waitFor(() => expect(told.done).toHaveBeenCalledTimes(1));
    const { recurring } = NewTransaction.parse(added.mock.lastCall?.[0]);
    expect(recurring).toMatchObject({ frequency: 'monthly' });

    const removed = api.on(deleteRecurringEntry, recurringWith({ id: recurring?.id ?? '' }));
    api.on(deleteTransaction, problemOf('unexpected'));
    const undo = told.done.mock.lastCall?.[0].undo;
    await expect(undo?.()).rejects.toMatchObject({ code: 'unexpected' });
    api.on(deleteTransaction, row);
    await undo?.();
    expect(removed).toHaveBeenCalledTimes(1);
  });

  it('adds the tax that comes on top of a price, where the business prices so and the amount is before tax', async () => {
    const added = api.on(addTransaction, row);
    const registration = { since: '2026-01-01', number: '123026635', period: 'year', endsIn: 12 } as const;
    const salesTax = { ...registration, method: 'normal', sales: 'added' } as const;
    const { person } = open('income', { organization: { ...reader.organization, salesTax } });
    await person.type(await field('Description'), 'Invoice 12');
    await person.type(await field('Amount'), '1000');
    fireEvent.change(await field('Date'), { target: { value: '2026-03-10' } });
    await person.selectOptions(await field('Account'), 'Checking');
    const isBefore = screen.getByRole('checkbox', { name: 'The amount is before HST 13%' });
    expect(screen.getByText('Entered as $1,130.00, with the tax.')).toBeTruthy();
    await person.click(isBefore);
    expect(screen.queryByText('Entered as $1,130.00, with the tax.')).toBeNull();
    await person.click(isBefore);
    await person.click(screen.getByRole('button', { name: 'Add Income' }));
    await vi.waitFor(() => expect(added).toHaveBeenCalledWith(expect.objectContaining({ amount: 113_000 })));
  });

  it('takes the amount in the currency of the account, and says so', async () => {
    const heard = api.on(addTransaction, row);
    const { person } = open('expense', withEuros());
    expect(screen.getByText('Amount in CAD')).toBeTruthy();
    await person.selectOptions(await field('Account'), 'Euro account');
    expect(await screen.findByText('Amount in EUR')).toBeTruthy();
    await person.type(await field('Description'), 'Ferry');
    await person.type(await field('Amount'), '12,50+4');
    expect(screen.getByText('= €16.50')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Add Expense' }));
    await vi.waitFor(() =>
      expect(heard).toHaveBeenCalledWith(
        expect.objectContaining({ amount: 1650, currency: 'EUR', accountLabel: 'abroad' }),
      ),
    );
  });

  it('takes what was typed in the wrong account over into the currency of another one, and nothing else', async () => {
    const heard = api.on(changeTransaction, row);
    const moved = async (subject: Transaction) => {
      const { person } = open(subject, withEuros());
      await person.selectOptions(await field('Account'), 'Euro account');
      await person.click(screen.getByRole('button', { name: 'Save' }));
      await vi.waitFor(() => expect(heard).toHaveBeenCalled());
      const sent: unknown = heard.mock.lastCall?.[0];
      cleanup();
      heard.mockClear();
      return sent;
    };
    expect(await moved(row)).toMatchObject({ accountLabel: 'abroad', currency: 'EUR', amount: 9640 });
    expect(await moved({ ...row, source: 'import:one' })).not.toHaveProperty('currency');
    // In a currency of its own already, it keeps it as long as its account does.
    const { person } = open({ ...row, currency: 'EUR' }, withEuros());
    expect(screen.getByText('Amount in EUR')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    expect(heard.mock.lastCall?.[0]).not.toHaveProperty('currency');
  });
});

/** The same books with an account in euros. */
function withEuros() {
  const [checking] = reader.organization.accounts;
  if (!checking) throw new Error('These books have no account.');
  const abroad: Account = { ...checking, id: 'abroad', name: 'Euro account', currency: 'EUR' };
  return { organization: { ...reader.organization, accounts: [checking, abroad] } };
}
