// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { startCategoryRun } from '../../../../../../shared/contract/categories.ts';
import { getJob } from '../../../../../../shared/contract/jobs.ts';
import { getWorklist, listTransactions } from '../../../../../../shared/contract/ledger.ts';
import type { Job } from '../../../../../../shared/model/job.ts';
import { closeApp, openApp } from '../../../../../support/app.tsx';
import { fakeApi } from '../../../../../support/fake-api.ts';
import { expenses, fakeLedger } from '../../../../../support/fake-ledger.ts';
import { answerNothingToSort } from '../../../../../support/nothing-to-sort.ts';

const api = fakeApi();
afterEach(closeApp);

const assumed = { source: 'merchant' as const, confidence: 99, reason: 'usual for “esso”' };

/** Books in which these entries wait for a look. */
function assumedBooks(rows: ReturnType<typeof expenses>): void {
  fakeLedger(api, rows);
  answerNothingToSort(api);
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
  await within(panel).findByText(/2 entries to review/);
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

it('says how many of all it accepts while more wait than are shown', async () => {
  const rows = expenses('ESSO 1221', 'ESSO 4410').map((row) => ({
    ...row,
    ...{ category: 'Office', categoryId: 'office', assumed },
  }));
  assumedBooks(rows);
  api.on(getWorklist, { suggestions: 0, withoutReceipt: 0, withoutCategory: 0, assumed: 312, months: null });
  await openApp('/app/accounting?tab=categories', api);
  const panel = await screen.findByRole('region', { name: 'Decided for you' });
  expect(await within(panel).findByRole('button', { name: 'Accept 2 of 312 entries' })).toBeTruthy();
});
