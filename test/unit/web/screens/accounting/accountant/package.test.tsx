// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { getWorklist } from '../../../../../../shared/contract/ledger.ts';
import { getHandOverCheck } from '../../../../../../shared/contract/reports.ts';
import { closeApp, openApp } from '../../../../../support/app.tsx';
import { fakeApi } from '../../../../../support/fake-api.ts';

const api = fakeApi();
afterEach(closeApp);

it('offers the latest month that has entries for the accountant package, not one that is empty', async () => {
  const months = { first: '2025-01', latest: '2025-03' };
  api.on(getWorklist, { suggestions: 0, withoutReceipt: 0, withoutCategory: 0, assumed: 0, months });
  api.on(getHandOverCheck, { from: '2025-03-01', to: '2025-03-31', items: [] });
  await openApp('/app/accounting?tab=accountant', api);
  const panel = within(await screen.findByRole('region', { name: 'Accountant package' }));
  expect(await panel.findByLabelText('From')).toHaveProperty('value', '2025-03-01');
  expect(panel.getByLabelText('To')).toHaveProperty('value', '2025-03-31');
});
