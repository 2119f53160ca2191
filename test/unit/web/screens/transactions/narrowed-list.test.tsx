// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { listBouncedAddresses } from '../../../../../shared/contract/exports.ts';
import { closeApp, openApp } from '../../../../support/app.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { expenses, fakeLedger } from '../../../../support/fake-ledger.ts';
import { undo } from '../../../../support/toast-shown.ts';

const api = fakeApi();
afterEach(closeApp);

const five = expenses('Alder Books', 'Birch Cafe', 'Cedar Tools', 'Dogwood Press', 'Elm Garage');
const label = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const row = (name: string) => screen.findByRole('group', { name });

describe('a list narrowed by amount and source', () => {
  it('takes amounts as they are typed, keeps them in the address, and says which are none', async () => {
    fakeLedger(api, five);
    const { person, address } = await openApp('/app/transactions', api);
    expect(await screen.findByText('5 transactions')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'More Filters' }));
    fireEvent.change(await label('Smallest amount'), { target: { value: '20' } });
    fireEvent.change(await label('Largest amount'), { target: { value: '4o' } });
    expect(await screen.findByText('Write the amount as digits, such as 12.50.')).toBeTruthy();
    fireEvent.change(await label('Largest amount'), { target: { value: '40.00' } });
    await person.selectOptions(await label('Source'), 'Added by hand');
    await waitFor(() => expect(address()).toContain('minAmount=2000'));
    await waitFor(() => expect(address()).toContain('maxAmount=4000'));
    expect(await screen.findByText('3 transactions')).toBeTruthy();
    expect(await screen.findByText('−$90.00')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Clear 2 filters' })).toBeTruthy();
  });

  it('shows its entries on a phone, not the filters that an address has set', async () => {
    fakeLedger(api, five);
    const { person } = await openApp('/app/transactions?minAmount=2000', api, { isPhone: true });
    expect(await row('Cedar Tools')).toBeTruthy();
    expect(screen.queryByLabelText('Smallest amount')).toBeNull();
    await person.click(screen.getAllByRole('button', { name: /^More Filters/ })[0] as HTMLElement);
    expect((await label('Smallest amount')).value).toBe('20.00');
  });

  it('finds what was decided for the person, and what else needs attention', async () => {
    const [first, ...others] = five;
    const assumed = { source: 'merchant' as const, confidence: 95, reason: 'usual for “alder”' };
    fakeLedger(api, [{ ...first, assumed } as (typeof five)[number], ...others]);
    const { person, address } = await openApp('/app/transactions?needs=review', api);
    expect(await screen.findByText('1 transaction')).toBeTruthy();
    const needs = await label('Needs attention');
    expect(needs.value).toBe('review');
    await person.selectOptions(needs, 'Uncategorized');
    await waitFor(() => expect(address()).toContain('needs=category'));
    await person.selectOptions(needs, 'Any');
    expect(await screen.findByText('5 transactions')).toBeTruthy();
  });

  it('is the same again from its address, and is what its export is of', async () => {
    fakeLedger(api, five);
    api.on(listBouncedAddresses, { items: [] });
    const { person } = await openApp('/app/transactions?minAmount=2000&maxAmount=4000&source=entry', api);
    expect(await screen.findByText('3 transactions')).toBeTruthy();
    expect((await label('Smallest amount')).value).toBe('20.00');
    await person.click(screen.getByRole('button', { name: 'Export' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Custom CSV Export' }));
    expect(await dialog.findByText(/^3 transactions: Added by hand, \$20\.00 – \$40\.00$/)).toBeTruthy();
  });
});

describe('the list of one account', () => {
  it('shows what the account holds after each entry, also once one is deleted', async () => {
    fakeLedger(api, five);
    const { person } = await openApp('/app/transactions', api);
    await person.selectOptions(await label('Account'), 'Checking');
    await waitFor(async () => expect((await row('Elm Garage')).textContent).toContain('−$150.00'));
    expect((await row('Birch Cafe')).textContent).toContain('−$30.00');
    await person.click(screen.getByRole('button', { name: 'Delete Birch Cafe' }));
    await waitFor(async () => expect((await row('Elm Garage')).textContent).toContain('−$130.00'));
    await undo(person, 'Transaction deleted');
    await waitFor(async () => expect((await row('Elm Garage')).textContent).toContain('−$150.00'));
  });
});
