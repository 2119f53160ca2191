// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { editTransactions } from '../../../../../shared/contract/ledger.ts';
import type { Job } from '../../../../../shared/model/job.ts';
import type { Me } from '../../../../../shared/model/organization.ts';
import { BulkBar } from '../../../../../web/screens/transactions/bulk/bulk-bar.tsx';
import type { Selection } from '../../../../../web/screens/transactions/bulk/use-selection.ts';
import { fakeApi } from '../../../../support/fake-api.ts';
import { choose } from '../../../../support/app.tsx';
import { reader, show } from '../../../../support/screen.tsx';

afterEach(cleanup);

const id = '019a0000-0000-7000-8000-000000000001';
const done: Job = {
  ...{ id, kind: 'edit-rows', status: 'done', progress: 1, total: 3, done: 1 },
  leftOut: {
    ...{ count: 2, closed: 1, untaxed: 1 },
    named: [
      { id, description: 'TO SAVINGS', because: 'untaxed' },
      { id, description: 'OLD SHOP', because: 'period-locked' },
    ],
  },
  createdAt: '2026-03-02T00:00:00.000Z',
};

const all: Selection = {
  ...{ rows: [], all: 3, count: 3, isWhole: true, has: () => true },
  ...{ toggle: vi.fn(), chooseHere: vi.fn(), chooseAll: vi.fn(), clear: vi.fn() },
};

const openAct = async (name: string, as: Partial<Me> = {}) => {
  const shown = show(<BulkBar selection={all} filter={{}} hasMore={false} hasRoom />, as);
  await choose(shown.person, 'More', name);
  return shown;
};

describe('the tax of many entries', () => {
  it('is one of the rates of the books, and names the transfers that have none', async () => {
    const asked = fakeApi().on(editTransactions, done);
    const { person, told } = await openAct('Tax included at a rate');
    const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Change 3 transactions' });
    expect(send.disabled).toBe(true);
    expect(screen.queryByRole('option', { name: 'Other' })).toBeNull();
    await person.selectOptions(screen.getByLabelText('Tax'), 'HST 13%');
    await person.click(send);
    await waitFor(() => expect(told.done).toHaveBeenCalledOnce());
    expect(asked.mock.lastCall?.[0]).toMatchObject({
      act: { do: 'tax', kind: 'HST', rate: 13 },
      ...{ filter: {}, count: 3 },
    });
    expect(told.done.mock.lastCall?.[0].description).toBe(
      '1 lies in a closed period and stays as it is: OLD SHOP 1 is a transfer, which has no sales tax, and stays as it is: TO SAVINGS',
    );
  });

  it('is none where a person says so', async () => {
    const asked = fakeApi().on(editTransactions, done);
    const { person, told } = await openAct('No tax in it');
    await person.click(await screen.findByRole('button', { name: 'Change 3 transactions' }));
    await waitFor(() => expect(told.done).toHaveBeenCalledOnce());
    expect(asked.mock.lastCall?.[0]).toMatchObject({ act: { do: 'no-tax' } });
  });
});

describe('services from abroad', () => {
  const salesTax = {
    ...({
      since: '2020-01-01',
      number: '980780684',
      period: 'quarter',
      endsIn: 12,
      method: 'normal',
    } as const),
  };

  it('are told by businesses that owe the tax on them, and by no others', async () => {
    const asked = fakeApi().on(editTransactions, done);
    const irish: Partial<Me> = { organization: { ...reader.organization, country: 'Ireland', salesTax } };
    const { person, told } = await openAct('Services from abroad', irish);
    expect(screen.getByText(/you owe VAT on them and claim it on the same return/)).toBeTruthy();
    await person.click(await screen.findByRole('button', { name: 'Change 3 transactions' }));
    await waitFor(() => expect(told.done).toHaveBeenCalledOnce());
    expect(asked.mock.lastCall?.[0]).toMatchObject({ act: { do: 'reverse-charge' } });
    cleanup();

    const other = show(<BulkBar selection={all} filter={{}} hasMore={false} hasRoom />);
    await other.person.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menuitem', { name: 'No tax in it' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Services from abroad' })).toBeNull();
  });
});

it('asks before Escape discards what was chosen for many entries', async () => {
  const asked = fakeApi().on(editTransactions, done);
  const { person } = await openAct('Tax included at a rate');
  await person.selectOptions(await screen.findByLabelText('Tax'), 'HST 13%');
  await person.keyboard('{Escape}');
  await person.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByLabelText('Tax')).toBeNull());
  expect(asked).not.toHaveBeenCalled();
});
