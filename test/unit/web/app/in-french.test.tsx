// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addAccount, listAccounts } from '../../../../shared/contract/books.ts';
import { getStatementCoverage } from '../../../../shared/contract/imports.ts';
import {
  getCashFlow,
  getSummary,
  getWorklist,
  listTransactions,
} from '../../../../shared/contract/ledger.ts';
import type { Me } from '../../../../shared/model/organization.ts';
import { speak } from '../../../../web/text/speak.ts';
import { closeApp, openApp } from '../../../support/app.tsx';
import { answerEmptyBooks } from '../../../support/empty-books.ts';
import { fakeApi, wrongAt } from '../../../support/fake-api.ts';
import { reader } from '../../../support/screen.tsx';
import { copperPipe } from '../../../support/transactions-shown.ts';

const api = fakeApi();
afterEach(async () => {
  await closeApp();
  await speak('en');
});

const french: Partial<Me> = { profile: { ...reader.profile, language: 'fr' } };
const rows = [
  { ...copperPipe, amount: -123_456, date: '2026-03-02' },
  {
    ...copperPipe,
    ...{ id: '01890000-0000-7000-8000-000000000002', description: 'Honey jars', date: '2026-03-02' },
    ...{ category: 'Beehives', categoryId: 'beehives' },
  },
  {
    ...copperPipe,
    id: '01890000-0000-7000-8000-000000000003',
    description: 'Wax',
    date: '2026-03-02',
    category: 'Travel',
    categoryId: 'travel',
  },
];

beforeEach(() => {
  answerEmptyBooks(api);
  api.on(listTransactions, { items: rows });
  const months = { first: '2026-03', latest: '2026-03' };
  api.on(getWorklist, { suggestions: 0, withoutReceipt: 0, withoutCategory: 0, assumed: 0, months });
  const sums = { income: 0, expenses: -123_456, net: -123_456, count: 2 };
  api.on(getSummary, {
    ...{ currency: 'CAD', exportReady: 0, byCategory: [], apart: [], previous: null },
    ...sums,
  });
  api.on(getCashFlow, { currency: 'CAD', apart: [], months: [{ month: '2026-03', ...sums }] });
});

it('speaks the language of the person as soon as they are in, with the names of categories', async () => {
  expect(document.documentElement.lang).not.toBe('fr-CA');
  await openApp('/app/dashboard', api, { me: french });
  expect(await screen.findByRole('heading', { name: 'Tableau de bord financier' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('fr-CA');
  // Read before the first paint when the page is loaded anew.
  expect(localStorage.getItem('matchbook.language')).toBe('fr');
  expect(await screen.findByText(/Tuyaux et raccords · Checking/)).toBeTruthy();
  expect(await screen.findByText(/Beehives · Checking/)).toBeTruthy();
});

it('writes amounts and days in French', async () => {
  await openApp('/app/transactions', api, { me: french });
  expect(await screen.findByText('lundi 2 mars 2026')).toBeTruthy();
  expect(await screen.findByText(/1\s234,56\s\$/)).toBeTruthy();
  expect((await screen.findAllByText('Tuyaux et raccords')).length).toBeGreaterThan(0);
});

it('says at its field what is refused, in the words of the API', async () => {
  api.on(listAccounts, { items: [] });
  api.on(getStatementCoverage, { items: [] });
  api.on(addAccount, wrongAt({ name: 'Un autre compte porte ce nom.' }));
  const { person } = await openApp('/app/transactions/accounts', api, { me: french });
  const [add] = await screen.findAllByRole('button', { name: 'Ajouter un compte' });
  if (!add) throw new Error('No account can be added.');
  await person.click(add);
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Nom'), 'Checking');
  await person.click(dialog.getByRole('button', { name: 'Ajouter un compte' }));
  expect(await dialog.findByText('Un autre compte porte ce nom.')).toBeTruthy();
});
