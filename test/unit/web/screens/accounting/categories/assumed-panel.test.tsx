// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import {
  listRules,
  listUncategorised,
  startCategoryRun,
} from '../../../../../../shared/contract/categories.ts';
import { getJob } from '../../../../../../shared/contract/jobs.ts';
import {
  getSummary,
  getWorklist,
  listPairs,
  listRecurring,
  listTransactions,
} from '../../../../../../shared/contract/ledger.ts';
import { listMatches } from '../../../../../../shared/contract/matching.ts';
import { listRecurringEntries } from '../../../../../../shared/contract/recurring.ts';
import type { Job } from '../../../../../../shared/model/job.ts';
import { closeApp, openApp } from '../../../../../support/app.tsx';
import { fakeApi } from '../../../../../support/fake-api.ts';
import { expenses, fakeLedger } from '../../../../../support/fake-ledger.ts';

const api = fakeApi();
afterEach(closeApp);

const assumed = { source: 'merchant' as const, confidence: 99, reason: 'usual for “esso”' };

/** Books in which these entries wait for a look. */
function assumedBooks(rows: ReturnType<typeof expenses>): void {
  fakeLedger(api, rows);
  api.on(listMatches, { items: [] });
  api.on(getSummary, {
    ...{ currency: 'CAD', income: 0, expenses: 0, net: 0, count: 0 },
    ...{ exportReady: 0, previous: null, byCategory: [], apart: [] },
  });
  api.on(listRules, { items: [], version: 0 });
  api.on(listUncategorised, { items: [] });
  api.on(listPairs, { items: [] });
  api.on(listRecurring, { items: [] });
  api.on(listRecurringEntries, { items: [] });
  api.on(listTransactions, { items: rows });
  api.on(getWorklist, { suggestions: 0, withoutReceipt: 0, withoutCategory: 9, assumed: 2, months: null });
}

it('names what is the owner’s or personal apart from transfers', async () => {
  const theirs = { kind: 'transfer', category: 'transfer', categoryId: 'transfer', assumed } as const;
  const uses = [undefined, 'owner', 'personal'] as const;
  assumedBooks(
    expenses('TRANSFER TO SAVINGS', 'E-TRANSFER J PELLY', 'NETFLIX.COM').map((row, at) => {
      const use = uses[at];
      return { ...row, ...theirs, ...(use ? { use } : {}) };
    }),
  );
  await openApp('/app/accounting?tab=categories', api);
  const panel = await screen.findByRole('region', { name: 'Decided for you' });
  const groups = await within(panel).findAllByRole('region');
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
    'Transfer',
    'Owner’s draw',
    'Personal',
  ]);
});

it('lists what was decided for the person, accepts all of it, and takes one back', async () => {
  const rows = expenses('ESSO 1221', 'ESSO 4410').map((row) => ({
    ...row,
    ...{ category: 'Office', categoryId: 'office', assumed },
  }));
  assumedBooks(rows);
  const job: Job = {
    ...{ id: rows[0]?.id ?? '', kind: 'change-rows', status: 'done', progress: 1, total: 2, done: 2 },
    createdAt: '2026-03-30T12:00:00.000Z',
  };
  const runs: unknown[] = [];
  api.on(startCategoryRun, (_, body) => {
    runs.push(body);
    return job;
  });
  api.on(getJob, job);
  await openApp('/app/accounting?tab=categories', api);
  const panel = await screen.findByRole('region', { name: 'Decided for you' });
  await within(panel).findByText(/2 applied, 9 left to review/);
  const ids = rows.map(({ id }) => id);
  fireEvent.click(within(panel).getByRole('button', { name: 'Accept all 2 entries' }));
  await waitFor(() =>
    expect(runs.at(-1)).toMatchObject({ transactionIds: ids, categories: ['office', 'office'] }),
  );
  fireEvent.click(await within(panel).findByRole('button', { name: 'Undo for ESSO 4410' }));
  await waitFor(() =>
    expect(runs.at(-1)).toMatchObject({ transactionIds: [ids[1]], categories: ['expense'] }),
  );
});
