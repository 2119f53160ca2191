// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeApp, openApp } from '../../../../support/app.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { expenses, fakeLedger } from '../../../../support/fake-ledger.ts';
import { copperPipe } from '../../../../support/transactions-shown.ts';

const api = fakeApi();
afterEach(closeApp);

const note = /^Only part of this list is printed/;

it('says on paper that a longer list is printed in part', async () => {
  const rows = Array.from({ length: 130 }, (_, at) => ({
    ...copperPipe,
    id: `01890000-0000-7000-8000-${String(at).padStart(12, '0')}`,
  }));
  fakeLedger(api, rows);
  await openApp('/app/transactions', api);
  expect(await screen.findByText(note)).toBeTruthy();
});

it('says nothing of it where the whole list is', async () => {
  fakeLedger(api, expenses('Nails', 'Screws'));
  await openApp('/app/transactions', api);
  await screen.findByText('Screws');
  expect(screen.queryByText(note)).toBeNull();
});
