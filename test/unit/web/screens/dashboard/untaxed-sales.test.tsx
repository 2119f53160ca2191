// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { getMe, savePreferences } from '../../../../../shared/contract/books.ts';
import { getWorklist } from '../../../../../shared/contract/ledger.ts';
import type { SalesTaxRegistration } from '../../../../../shared/model/sales-tax.ts';
import { closeApp, openApp } from '../../../../support/app.tsx';
import { answerEmptyBooks } from '../../../../support/empty-books.ts';
import { fakeApi } from '../../../../support/fake-api.ts';
import { reader } from '../../../../support/screen.tsx';

const api = fakeApi();
afterEach(closeApp);

const salesTax: SalesTaxRegistration = {
  ...{ since: '2026-01-01', number: '123026635RT0001', period: 'year', endsIn: 12, method: 'normal' },
  ...{ sales: 'mixed', byCategory: { 'service-income': 'exempt' } },
};

it('decides on all sales without tax where they are told, and takes it back', async () => {
  answerEmptyBooks(api);
  api.on(getWorklist, {
    ...{ suggestions: 0, withoutReceipt: 0, withoutCategory: 0, assumed: 0, pairs: 1 },
    untaxed: { count: 8, amount: 45_500, rates: [13] },
    months: { first: '2026-02', latest: '2026-03' },
  });
  let organization = { ...reader.organization, salesTax };
  const sent: (SalesTaxRegistration | null | undefined)[] = [];
  api.on(savePreferences, (_request, body) => {
    const said = (body as { salesTax: SalesTaxRegistration }).salesTax;
    sent.push(said);
    organization = { ...organization, salesTax: said };
    return organization;
  });
  const { person } = await openApp('/app/dashboard', api, { me: { ...reader, organization } });
  api.on(getMe, () => ({ ...reader, organization }));
  expect(
    (await screen.findByRole('link', { name: '1 pair of entries to decide on' })).getAttribute('href'),
  ).toBe('/app/accounting?tab=categories');
  await person.click(await screen.findByRole('button', { name: '8 sales without tax: $455.00 at 13%' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Tax is in all of them' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ sales: 'mixed', byCategory: { 'service-income': 'exempt' } });
  expect(Object.values(sent[0]?.byCategory ?? {})).toContain('included');
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent[1]).toEqual(salesTax));
});
