// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { getJob, undoJob } from '../../../../../../shared/contract/jobs.ts';
import { getWorklist, listPayouts } from '../../../../../../shared/contract/ledger.ts';
import {
  confirmMatch,
  listLearned,
  listMatches,
  previewAutoMatch,
  startAutoMatch,
} from '../../../../../../shared/contract/matching.ts';
import type { Job } from '../../../../../../shared/model/job.ts';
import { problemOf } from '../../../../../../shared/problems.ts';
import { AutoMatch } from '../../../../../../web/screens/accounting/pending/auto-match.tsx';
import { closeApp, openApp } from '../../../../../support/app.tsx';
import { fakeApi } from '../../../../../support/fake-api.ts';
import { answerSides, suggestionsFor } from '../../../../../support/matches-shown.ts';
import { show } from '../../../../../support/screen.tsx';

const api = fakeApi();
afterEach(closeApp);

const vendors = ['Alder Books', 'Birch Cafe', 'Cedar Tools', 'Dogwood Paper', 'Elm Garage'];
const suggestions = suggestionsFor(vendors);
const [sure, unsure] = [suggestions.slice(0, 4), suggestions.slice(4)];
const runId = '01890000-0000-7000-8000-000000000099';
const job: Job = {
  ...{ id: runId, kind: 'confirm-matches', status: 'done', progress: 1, total: 4, done: 4 },
  createdAt: '2026-03-11T12:00:00.000Z',
};

it('shows what it will do, does it, and is taken back whole', async () => {
  let isRun = false;
  api.on(getWorklist, { suggestions: 5, withoutReceipt: 0, withoutCategory: 0, assumed: 0, months: null });
  api.on(listPayouts, { items: [] });
  api.on(listLearned, { items: [] });
  answerSides(api, vendors);
  api.on(listMatches, ({ query }) => {
    const confirmed = { status: 'confirmed', runId, decidedAt: '2026-03-11T12:00:00.000Z' } as const;
    if (query.get('status') === 'pending') return { items: isRun ? unsure : suggestions };
    return { items: isRun ? sure.map((match) => ({ ...match, ...confirmed })) : [] };
  });
  const rival = { kind: 'rival', detail: 'another transaction fits just as well', weight: 0 };
  api.on(previewAutoMatch, {
    ...{ count: 4, totals: [{ currency: 'CAD', amount: 8006 }], matchIds: sure.map(({ id }) => id) },
    ...{ items: sure, leavesMore: false },
    leftOut: unsure.map((match) => ({ match: { ...match, reasons: [rival] }, because: 'rival' as const })),
  });
  const started = api.on(startAutoMatch, () => {
    isRun = true;
    return job;
  });
  const undone = api.on(undoJob, () => {
    isRun = false;
    return { ...job, status: 'undone' as const };
  });
  const cards = () => screen.findAllByLabelText(/^Suggestion: ./);

  const { person } = await openApp('/app/accounting', api);
  await waitFor(async () => expect(await cards()).toHaveLength(5));
  await person.click(screen.getByText('Auto-Match All'));
  const dialog = await screen.findByRole('dialog', { name: 'Auto-Match All' });
  await waitFor(() => expect(dialog.textContent).toContain('Total: $80.06.'));
  await person.click(within(dialog).getByText('1 suggestion is left for you'));
  await waitFor(() => expect(dialog.textContent).toContain('Elm Garage and Elm Garage'));
  expect(dialog.textContent).toContain('Not the only one that fits: another transaction fits just as well.');
  await person.click(within(dialog).getByText('Confirm 4 matches'));
  expect(await screen.findByText('4 matches confirmed')).toBeTruthy();
  expect(started.mock.lastCall?.[0]).toMatchObject({ matchIds: sure.map(({ id }) => id) });
  await waitFor(async () => expect(await cards()).toHaveLength(1));
  expect(await screen.findByLabelText('Suggestion: Elm Garage')).toBeTruthy();

  await person.click(screen.getByText('Recent Matches'));
  expect(await screen.findByText('4 matches confirmed together')).toBeTruthy();
  await person.click(screen.getByText('Undo all'));
  expect(await screen.findByText('No decisions yet')).toBeTruthy();
  expect(undone).toHaveBeenCalledOnce();
  const [, tab] = screen.getAllByText('Pending Matches');
  if (!tab) throw new Error('No tab leads back.');
  await person.click(tab);
  await waitFor(async () => expect(await cards()).toHaveLength(5));
});

it('confirms those of the same amount under another name as well, once they are ticked', async () => {
  api.on(getWorklist, { suggestions: 5, withoutReceipt: 0, withoutCategory: 0, assumed: 0, months: null });
  api.on(listPayouts, { items: [] });
  answerSides(api, vendors);
  api.on(listMatches, { items: suggestions });
  const same = { currency: 'CAD', documents: 2001, payments: 2001, difference: 0, name: null };
  const reasons = [{ kind: 'name', detail: 'the names differ', weight: 0, isOpen: true as const }];
  const open = unsure.map((match) => ({
    match: { ...match, confidence: 75, sums: same, reasons },
    because: 'open' as const,
  }));
  api.on(previewAutoMatch, {
    ...{ count: 0, totals: [], matchIds: [], items: [], leavesMore: false },
    leftOut: open,
  });
  const started = api.on(startAutoMatch, { ...job, total: 1, done: 1 });

  const { person } = await openApp('/app/accounting', api);
  await person.click(await screen.findByRole('button', { name: 'Auto-Match All' }));
  const dialog = await screen.findByRole('dialog', { name: 'Auto-Match All' });
  const tick = await within(dialog).findByText(/^Also confirm this one/);
  expect(within(dialog).queryByText(/^Confirm \d+ match/)).toBeNull();
  await person.click(tick);
  await person.click(await within(dialog).findByText('Confirm 1 match'));
  expect(await screen.findByText('1 match confirmed')).toBeTruthy();
  expect(started.mock.lastCall?.[0]).toMatchObject({ matchIds: unsure.map(({ id }) => id) });
});

it('never offers again what was decided since it was opened last', async () => {
  api.on(getWorklist, { suggestions: 5, withoutReceipt: 0, withoutCategory: 0, assumed: 0, months: null });
  api.on(listPayouts, { items: [] });
  answerSides(api, vendors);
  api.on(listMatches, ({ query }) => ({ items: query.get('status') === 'pending' ? suggestions : [] }));
  const previewOf = (items: typeof sure) => ({
    ...{ count: items.length, totals: [], items, matchIds: items.map(({ id }) => id) },
    ...{ leftOut: [], leavesMore: false },
  });
  api.on(previewAutoMatch, previewOf(sure));
  const [first, ...rest] = sure;
  if (!first) throw new Error('No match is sure.');
  api.on(confirmMatch, { ...first, status: 'confirmed' });

  const { person } = await openApp('/app/accounting', api);
  await person.click(await screen.findByRole('button', { name: 'Auto-Match All' }));
  const opened = await screen.findByRole('dialog', { name: 'Auto-Match All' });
  await within(opened).findByText('Confirm 4 matches');
  await person.click(within(opened).getByText('Cancel'));
  await waitFor(() => expect(opened.dataset['state']).toBe('closed'));

  const answered = Promise.withResolvers<undefined>();
  api.on(previewAutoMatch, async () => {
    await answered.promise;
    return previewOf(rest);
  });
  const card = await screen.findByLabelText('Suggestion: Alder Books');
  await person.click(within(card).getByText('Confirm Match'));
  await waitFor(() => expect(screen.queryByLabelText('Suggestion: Alder Books')).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Auto-Match All' }));
  const dialog = await screen.findByRole('dialog', { name: 'Auto-Match All' });
  expect(within(dialog).queryByText('Confirm 4 matches')).toBeNull();
  answered.resolve(undefined);
  expect(await within(dialog).findByText('Confirm 3 matches')).toBeTruthy();
});

describe('AutoMatch', () => {
  afterEach(cleanup);

  async function confirmAll() {
    api.on(previewAutoMatch, {
      ...{ count: 4, totals: [], items: [], matchIds: sure.map(({ id }) => id) },
      ...{ leftOut: [], leavesMore: false },
    });
    const shown = show(<AutoMatch />);
    await shown.person.click(screen.getByText('Auto-Match All'));
    const dialog = await screen.findByRole('dialog', { name: 'Auto-Match All' });
    await shown.person.click(await within(dialog).findByText('Confirm 4 matches'));
    return shown;
  }
  const standing = () =>
    screen.queryByRole('dialog', { name: 'Auto-Match All' })?.dataset['state'] ?? 'closed';

  it('closes once the job runs, and tells its end by a toast', async () => {
    let now: Job = { ...job, status: 'running', progress: 0, done: 0 };
    api.on(startAutoMatch, () => now);
    api.on(getJob, () => now);
    const { told } = await confirmAll();
    await waitFor(() => expect(standing()).toBe('closed'));
    expect(told.done).not.toHaveBeenCalled();
    now = job;
    await waitFor(() => expect(told.done.mock.lastCall?.[0].title).toBe('4 matches confirmed'));
  });

  it('stays open with what kept the job from starting', async () => {
    const refused = problemOf('already-exists');
    api.on(startAutoMatch, refused);
    const { told, person } = await confirmAll();
    await waitFor(() => expect(told.failed).toHaveBeenCalledWith(expect.any(String), refused.detail));
    await person.click(await screen.findByRole('button', { name: 'Confirm 4 matches' }));
    await waitFor(() => expect(told.failed).toHaveBeenCalledTimes(2));
    expect(standing()).toBe('open');
  });
});
