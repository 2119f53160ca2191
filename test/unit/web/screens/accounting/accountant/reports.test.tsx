// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { getPeriodLock } from '../../../../../../shared/contract/books.ts';
import {
  getGeneratedReport,
  listBouncedAddresses,
  sendAccountingReport,
} from '../../../../../../shared/contract/exports.ts';
import { getWorklist } from '../../../../../../shared/contract/ledger.ts';
import { getHandOverCheck } from '../../../../../../shared/contract/reports.ts';
import type { RouteReply } from '../../../../../../shared/contract/route.ts';
import { closeApp, openApp } from '../../../../../support/app.tsx';
import { fakeApi } from '../../../../../support/fake-api.ts';
import { reader } from '../../../../../support/screen.tsx';
import { ordered, report } from '../../../features/export/reports.ts';

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

it('sends any month that the books hold', async () => {
  const january = { from: '2026-01-01', to: '2026-01-31' };
  api.on(getWorklist, { ...nothing, months: { first: '2026-01', latest: '2026-03' } });
  api.on(listBouncedAddresses, { items: [] });
  api.on(getHandOverCheck, { ...january, items: [] });
  api.on(getGeneratedReport, report);
  api.on(getPeriodLock, { lock: null, version: 0, history: [] });
  const sent = api.on(sendAccountingReport, ordered);
  const accountant = { name: 'Zoë', email: 'zoe@example.com', company: '', phone: '' };
  const me = { organization: { ...reader.organization, accountant } };
  const { person } = await openApp('/app/accounting?tab=accountant', api, { me });
  await person.selectOptions(await screen.findByLabelText('Month'), '2026-01');
  expect(await screen.findByText('All entries of January 2026')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Send Monthly Report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send to accountant' }));
  await person.click(await dialog.findByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent.mock.lastCall?.[0]).toMatchObject({ dateRange: january }));
});
