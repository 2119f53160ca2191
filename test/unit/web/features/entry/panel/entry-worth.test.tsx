// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { changeTransaction, findWorths } from '../../../../../../shared/contract/ledger.ts';
import type { Transaction } from '../../../../../../shared/model/transaction.ts';
import { closeApp, openApp } from '../../../../../support/app.tsx';
import { fakeApi } from '../../../../../support/fake-api.ts';
import { fakeLedger } from '../../../../../support/fake-ledger.ts';
import { toast } from '../../../../../support/toast-shown.ts';
import { copperPipe } from '../../../../../support/transactions-shown.ts';

const api = fakeApi();
afterEach(closeApp);

const abroad = { currency: 'EUR' as const, accountId: 'abroad', accountLabel: 'Euros', amount: -10_000 };
const hotel: Transaction = { ...copperPipe, ...abroad, description: 'HOTEL LYON' };
const taxi: Transaction = { ...hotel, id: '01890000-0000-7000-8000-000000000002', description: 'TAXI LYON' };
const pipe: Transaction = { ...copperPipe, id: '01890000-0000-7000-8000-000000000003' };

const region = (name: string) => screen.findByRole('region', { name });
const row = (name: string) => screen.findByRole('group', { name });

it('tells of entries in another currency that they are counted apart, and leads to just these', async () => {
  fakeLedger(api, [hotel, taxi, pipe]);
  const { person, address } = await openApp('/app/transactions', api);
  const apart = await region('Counted apart');
  expect(apart.textContent).toContain('2 entries are not counted in CAD');
  expect(apart.textContent).toContain('200.00');
  expect((await region('Total Expenses')).textContent).toContain('$96.40');
  await person.click(within(apart).getByRole('link'));
  await waitFor(() => expect(address()).toBe('/app/transactions?apartFrom=CAD'));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Copper pipe' })).toBeNull());
  expect(await screen.findAllByRole('group', { name: /LYON/ })).toHaveLength(2);
  expect((await row('HOTEL LYON')).textContent).toContain('Counted apart');
});

it('says that no rates are found', async () => {
  fakeLedger(api, [hotel, taxi]);
  api.on(findWorths, {
    ...{ id: hotel.id, kind: 'find-worths', status: 'done', progress: 1, total: 2, done: 0 },
    createdAt: hotel.createdAt,
  });
  const { person } = await openApp('/app/transactions', api);
  await person.click(await screen.findByRole('button', { name: 'Find rates' }));
  await toast('No rates found');
});

it('counts an entry by a rate that is typed, once it is one, and says what it was', async () => {
  const { become } = fakeLedger(api, [hotel, taxi]);
  const changed = api.on(changeTransaction, () => {
    const worth = { currency: 'CAD', amount: -14_753, rate: '1.4753', source: 'person' } as const;
    const counted: Transaction = { ...hotel, worth: { ...worth, day: hotel.date }, version: 2 };
    become([counted, taxi]);
    return counted;
  });
  const { person } = await openApp(`/app/transactions?entry=${hotel.id}`, api);
  const panel = within(await screen.findByRole('dialog', { name: 'Transaction' }));
  const worth = await panel.findByRole('region', { name: 'Worth in CAD' });
  expect(worth.textContent).toContain('No rate is known for its day');
  const says = (said: string) => waitFor(() => expect(worth.textContent).toContain(said));
  const shown = within(worth);
  await person.selectOptions(shown.getByLabelText('You know'), 'rate');
  const setTo = async (rate: string) => {
    fireEvent.change(await shown.findByLabelText('CAD for 1 EUR'), { target: { value: rate } });
    await person.click(await shown.findByRole('button', { name: 'Set worth' }));
  };
  await setTo('1,5');
  await says('Write the rate as digits');
  expect(changed).not.toHaveBeenCalled();
  await setTo('1.4753');
  await says('147.53 at 1.4753 (by hand');
  expect(changed).toHaveBeenCalledWith({ version: 1, worth: { rate: '1.4753' } });
  await closeApp();
  await openApp('/app/transactions', api);
  expect((await row('HOTEL LYON')).textContent).toContain('147.53');
  await waitFor(async () => expect((await region('Total Expenses')).textContent).toContain('147.53'));
  expect((await region('Counted apart')).textContent).toContain('1 entry');
});
