// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getReceivingAddress, listQuarantine } from '../../../../../shared/contract/mail.ts';
import { deleteReceipt, listReceipts, restoreReceipt } from '../../../../../shared/contract/receipts.ts';
import type { Receipt } from '../../../../../shared/model/receipt.ts';
import { closeApp, openApp } from '../../../../support/app.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { lunch } from '../../../../support/receipts-shown.ts';

const api = fakeApi();
afterEach(closeApp);

/** What is not in the archive by now. */
let kept: readonly Receipt[];

beforeEach(() => {
  kept = [lunch];
  api.on(getReceivingAddress, { address: null });
  api.on(listQuarantine, { items: [] });
  api.on(listReceipts, () => ({ items: [...kept] }));
  api.on(deleteReceipt, () => {
    kept = [];
    return lunch;
  });
  api.on(restoreReceipt, () => {
    kept = [lunch];
    return lunch;
  });
});

it('moves a document to the archive, and Undo brings it back', async () => {
  const { person } = await openApp('/app/receipts', api);
  await person.click(await screen.findByRole('button', { name: 'Delete lunch.jpg' }));
  expect(await screen.findByText('No receipts uploaded yet')).toBeTruthy();
  await screen.findByText('Moved to the archive');
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'View lunch.jpg' })).toBeTruthy();
});

it('moves those that are selected by the keys', async () => {
  const { person } = await openApp('/app/receipts', api);
  const box = await screen.findByRole('checkbox', { name: 'Select lunch.jpg' });
  box.focus();
  await person.keyboard(' ');
  const bar = within(await screen.findByRole('toolbar'));
  await person.click(bar.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No receipts uploaded yet')).toBeTruthy();
});
