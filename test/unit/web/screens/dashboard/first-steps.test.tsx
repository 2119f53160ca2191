// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { savePreferences } from '../../../../../shared/contract/books.ts';
import { listReceipts } from '../../../../../shared/contract/receipts.ts';
import { enterSalesTaxPath } from '../../../../../shared/paths.ts';
import type { Me } from '../../../../../shared/model/organization.ts';
import { FirstSteps } from '../../../../../web/screens/dashboard/first-steps.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { reader, show } from '../../../../support/screen.tsx';

afterEach(cleanup);

const showSteps = (change: Partial<Me['organization']> = {}) =>
  show(
    <MemoryRouter>
      <FirstSteps onImport={() => undefined} />
    </MemoryRouter>,
    { organization: { ...reader.organization, ...change } },
  );
const step = () => screen.getByText('Registered for GST/HST?').closest('li');

it('asks whether the business is registered for sales tax, which it may deny right there', async () => {
  const api = fakeApi();
  api.on(listReceipts, { items: [] });
  const saved = api.on(savePreferences, { ...reader.organization, salesTax: null });
  const { person } = showSteps();
  expect(step()?.querySelector('a')?.getAttribute('href')).toBe(enterSalesTaxPath);
  await person.click(screen.getByRole('button', { name: 'Not registered' }));
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ salesTax: null }));
});

it('asks no more once it was answered: it says the answer, which can be changed', () => {
  fakeApi().on(listReceipts, { items: [] });
  showSteps({ salesTax: null });
  expect(screen.queryByRole('button', { name: 'Not registered' })).toBeNull();
  expect(screen.queryByText(/\?$/)).toBeNull();
  const denied = screen.getByText('Not registered for GST/HST').closest('li');
  expect(denied?.querySelector('a')?.getAttribute('href')).toBe(enterSalesTaxPath);
  cleanup();
  showSteps({
    salesTax: { number: '123456782', since: '2026-01-01', period: 'year', endsIn: 12, method: 'normal' },
  });
  const said = screen.getByText('Registered for GST/HST').closest('li');
  expect(said?.querySelector('a')?.textContent).toBe('Change');
});

it('asks for no accountant that is named, and for no tax in a country without one', () => {
  fakeApi().on(listReceipts, { items: [] });
  showSteps({ accountant: { name: '', email: 'pat@ledgerly.example', company: '', phone: '' } });
  expect(screen.queryByText('Add accountant')).toBeNull();
  cleanup();
  showSteps({ country: 'USA', region: null });
  expect(screen.queryByText(/^Registered for/)).toBeNull();
});
