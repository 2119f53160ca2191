// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { choose, closeApp, openApp } from '../../../../support/app.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { fakeLedger } from '../../../../support/fake-ledger.ts';
import { toast, undo } from '../../../../support/toast-shown.ts';
import { copperPipe } from '../../../../support/transactions-shown.ts';

const api = fakeApi();
afterEach(closeApp);

const flux = { ...copperPipe, description: 'Flux and solder', amount: -1250 };
const twice = [flux, { ...flux, id: '01890000-0000-7000-8000-000000000002' }];
const net = () => screen.findByRole('region', { name: 'Net Flow' });
const rows = () => screen.queryAllByRole('group', { name: 'Flux and solder' });
const hasRows = (count: number) => waitFor(() => expect(rows()).toHaveLength(count));
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('an entry', () => {
  it('is added once nothing is missing or wrong, which is said beside its field', async () => {
    const { added } = fakeLedger(api, []);
    const { person } = await openApp('/app/transactions', api);
    await choose(person, 'Add', 'Add Expense');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Expense' }));
    const add = dialog.getByRole('button', { name: 'Add Expense' });
    await person.click(add);
    expect((await toast('Missing information')).textContent).toContain('Please fill in all required fields.');
    expect(await dialog.findAllByText('Fill in this field.')).toHaveLength(3);
    fill(dialog.getByLabelText('Description'), 'Flux and solder');
    await person.selectOptions(dialog.getByLabelText('Account'), 'Checking');
    fill(dialog.getByLabelText(/^Amount/), 'twelve');
    expect(await dialog.findByText('Write the amount as digits, such as 12.50.')).toBeTruthy();
    fill(dialog.getByLabelText(/^Amount/), '0');
    expect(await dialog.findByText('Enter an amount other than zero.')).toBeTruthy();
    expect(added).not.toHaveBeenCalled();
    fill(dialog.getByLabelText(/^Amount/), '12.5');
    await person.click(add);
    await toast('Expense Added');
    await hasRows(1);
    expect(rows()[0]?.textContent).toContain('−$12.50');
  });

  it('is changed by a sum, and the change is taken back by its toast', async () => {
    fakeLedger(api, twice);
    const { person } = await openApp('/app/transactions', api);
    await hasRows(2);
    const [edit] = screen.getAllByRole('button', { name: 'Edit Flux and solder' });
    if (edit) await person.click(edit);
    const dialog = within(await screen.findByRole('dialog'));
    fill(dialog.getByLabelText(/^Amount/), '1 000,50 - 8*112.6875');
    expect(await dialog.findByText('= $99.00')).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('−$99.00')).toBeTruthy();
    await waitFor(async () => expect((await net()).textContent).toContain('−$111.50'));
    await undo(person, 'Transaction changed');
    await waitFor(() => expect(screen.queryByText('−$99.00')).toBeNull());
    await waitFor(async () => expect((await net()).textContent).toContain('−$25.00'));
  });

  it('comes back by its toast, and another one by Ctrl+Z', async () => {
    fakeLedger(api, twice);
    const { person } = await openApp('/app/transactions', api);
    await hasRows(2);
    const remove = async () => {
      const [button] = screen.getAllByRole('button', { name: 'Delete Flux and solder' });
      if (button) await person.click(button);
      await hasRows(1);
    };
    await remove();
    await undo(person, 'Transaction deleted');
    await hasRows(2);
    await remove();
    await toast('Transaction deleted');
    await person.click(screen.getByRole('heading', { level: 1 }));
    await person.keyboard('{Control>}z{/Control}');
    await hasRows(2);
    await waitFor(async () => expect((await net()).textContent).toContain('−$25.00'));
  });
});

describe('filters', () => {
  const many = Array.from({ length: 12 }, (_, at) => ({
    ...copperPipe,
    id: `01890000-0000-7000-8000-000000000${String(at).padStart(3, '0')}`,
    description: at % 4 === 0 ? `GAS STATION ${at}` : `PARKING LOT ${at}`,
    date: `2026-03-${String(28 - Math.floor(at / 5)).padStart(2, '0')}`,
  }));

  it('stand in the address, of which the list is read again, and are cleared', async () => {
    fakeLedger(api, many);
    const { person, address } = await openApp('/app/transactions', api);
    expect(await screen.findByText('12 transactions')).toBeTruthy();
    fill(screen.getByLabelText('Search transactions'), 'gas');
    await waitFor(() => expect(address()).toMatch(/[?&]q=gas/));
    expect(await screen.findByText('3 transactions')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'More Filters' }));
    fill(await screen.findByLabelText('From'), '2026-03-28');
    fill(screen.getByLabelText('To'), '2026-03-28');
    expect(await screen.findByText('2 transactions')).toBeTruthy();
    const kept = address();
    await closeApp();
    fakeLedger(api, many);
    const again = await openApp(kept, api);
    expect(await screen.findByText('2 transactions')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Search transactions').value).toBe('gas');
    await again.person.click(screen.getByText(/^Clear \d filter/));
    await waitFor(() => expect(again.address()).toBe('/app/transactions'));
    expect(await screen.findByText('12 transactions')).toBeTruthy();
  });
});

describe('rows', () => {
  const three = [
    ['Newest', '2026-03-10'],
    ['Older', '2026-02-28'],
    ['Oldest', '2026-02-28'],
  ].map(([description = '', date = ''], at) => ({
    ...copperPipe,
    ...{ id: `01890000-0000-7000-8000-00000000000${3 - at}`, description, date },
    ...{ category: 'expense', categoryId: 'expense' },
  }));

  it('are stepped through by arrows, j and k, and opened by Enter', async () => {
    fakeLedger(api, three);
    const { person } = await openApp('/app/transactions', api);
    const newest = await screen.findByRole('button', { name: 'Open Newest' });
    expect(screen.getAllByText('Uncategorized')).toHaveLength(3);
    const focused = () => document.activeElement?.getAttribute('aria-label');
    act(() => newest.focus());
    await person.keyboard('{ArrowDown}j');
    expect(focused()).toBe('Open Oldest');
    await person.keyboard('k');
    expect(focused()).toBe('Open Older');
    await person.keyboard('j{ArrowDown}');
    expect(focused()).toBe('Open Oldest');
    await person.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Transaction' });
    await waitFor(() => expect(panel.textContent).toContain('Oldest'));
    await person.keyboard('{Escape}');
    await waitFor(() => expect(panel.dataset['state']).toBe('closed'));
  });

  it('are those of a month, the one after it, or all', async () => {
    fakeLedger(api, three);
    const { person, address } = await openApp('/app/transactions', api);
    const month = () => screen.findByLabelText('Month');
    await person.selectOptions(await month(), '2026-02');
    await waitFor(() => expect(address()).toContain('from=2026-02-01&to=2026-02-28'));
    expect(await screen.findByText('2 transactions')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Month after' }));
    expect(await screen.findByText('1 transaction')).toBeTruthy();
    await person.selectOptions(await month(), 'All months');
    expect(await screen.findByText('3 transactions')).toBeTruthy();
  });
});
