// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { closeApp, openApp } from '../../../support/app.tsx';
import { fakeApi } from '../../../support/fake-api.ts';
import { fakeLedger } from '../../../support/fake-ledger.ts';

// As where there is no connection, or a new release has replaced the file.
vi.mock('../../../../web/screens/reports/reports-screen.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

const api = fakeApi();
afterEach(closeApp);

it('keeps the way to other screens where the code of one cannot be fetched', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  fakeLedger(api, []);
  const { person } = await openApp('/app/transactions', api);
  await person.click(await screen.findByRole('link', { name: 'Reports' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'This couldn’t be loaded' })).toBeTruthy();
  await person.click(screen.getByRole('link', { name: 'Transactions' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Transactions' })).toBeTruthy();
});
