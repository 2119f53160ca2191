// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { listReceipts } from '../../../../../shared/contract/receipts.ts';
import type { Me } from '../../../../../shared/model/organization.ts';
import { closeApp, openApp } from '../../../../support/app.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { assistant } from '../../../../support/screen.tsx';

const api = fakeApi();
afterEach(closeApp);

const onStarter = (documents: number): Partial<Me> => ({
  plan: { name: 'starter', trialEndsAt: null },
  usage: { month: '2026-11', documents, statements: 0 },
});

async function openReceipts(me: Partial<Me>) {
  api.on(listReceipts, { items: [] });
  await openApp('/app/receipts', api, { me });
  await screen.findByRole('heading', { name: 'Receipts & Documents', level: 1 });
}

it('says where documents are brought how many of the month are used', async () => {
  await openReceipts(onStarter(7));
  const said = '7 of 10 documents this month. Resets on 2026-12-01.';
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull();
});

it('leads the master to the plans from four fifths on, and nobody else', async () => {
  await openReceipts(onStarter(8));
  expect(screen.getByRole('link', { name: 'See the plans' })).toBeTruthy();
  await closeApp();
  await openReceipts({ ...assistant, ...onStarter(8) });
  expect(screen.getByText(/^8 of 10 documents this month/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull();
});

it('says nothing where there is no limit', async () => {
  await openReceipts({ plan: { name: 'business', trialEndsAt: null } });
  expect(screen.queryByText(/documents this month/)).toBeNull();
});
