// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { getWorklist } from '../../../../../../shared/contract/ledger.ts';
import type { RouteReply } from '../../../../../../shared/contract/route.ts';
import { closeApp, openApp } from '../../../../../support/app.tsx';
import { fakeApi } from '../../../../../support/fake-api.ts';

const api = fakeApi();
afterEach(closeApp);

const nothing = { suggestions: 0, withoutReceipt: 0, withoutCategory: 0, assumed: 0 };

it('offers no month to send before the months of the books are known', async () => {
  const told = Promise.withResolvers<RouteReply<typeof getWorklist>>();
  api.on(getWorklist, () => told.promise);
  await openApp('/app/accounting?tab=accountant', api);
  await screen.findByRole('region', { name: 'Send to accountant' });
  expect(screen.queryByRole('button', { name: 'Send Monthly Report' })).toBeNull();
  told.resolve({ ...nothing, months: { first: '2026-01', latest: '2026-03' } });
  expect(await screen.findByRole('button', { name: 'Send Monthly Report' })).toBeTruthy();
  expect(screen.getByText('All entries of March 2026')).toBeTruthy();
});
