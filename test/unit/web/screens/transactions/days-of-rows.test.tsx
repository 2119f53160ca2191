// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { listTransactionHistory } from '../../../../../shared/contract/ledger.ts';
import { choose, closeApp, openApp } from '../../../../support/app.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { expenses, fakeLedger } from '../../../../support/fake-ledger.ts';

const api = fakeApi();
afterEach(closeApp);

const three = expenses('Alder Books', 'Birch Cafe', 'Cedar Tools');
const row = (name: string) => screen.findByRole('group', { name });

describe('the day of an entry', () => {
  it('stands in its row, and no heading of a day above it, where days have few entries', async () => {
    fakeLedger(api, three);
    await openApp('/app/transactions', api);
    expect(within(await row('Birch Cafe')).getByText('2026-03-02').tagName).toBe('TIME');
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  });

  it('stands above the entries of the day alone where there are many of them', async () => {
    fakeLedger(
      api,
      three.map((one) => ({ ...one, date: '2026-03-02' })),
    );
    await openApp('/app/transactions', api);
    expect(within(await row('Birch Cafe')).queryByText('2026-03-02')).toBeNull();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  });
});

describe('on a phone', () => {
  it('the panel of an entry has what its row has no room for', async () => {
    const ledger = fakeLedger(api, three);
    api.on(listTransactionHistory, { items: [] });
    const { person } = await openApp('/app/transactions', api, { isPhone: true });
    await person.click(await screen.findByRole('button', { name: 'Open Birch Cafe' }));
    const panel = await screen.findByRole('dialog', { name: 'Transaction' });
    await person.click(await within(panel).findByRole('button', { name: 'Delete Birch Cafe' }));
    await waitFor(() => expect(ledger.rows()).toHaveLength(2));
    await waitFor(() => expect(panel.dataset['state']).toBe('closed'));
  });

  it('one menu leads to what else there is', async () => {
    fakeLedger(api, three);
    const { person, address } = await openApp('/app/transactions', api, { isPhone: true });
    await row('Birch Cafe');
    expect(screen.queryByRole('link', { name: 'Accounts' })).toBeNull();
    await choose(person, 'More actions', 'Accounts');
    await waitFor(() => expect(address()).toBe('/app/transactions/accounts'));
  });
});
