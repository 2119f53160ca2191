// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { mergeCategory } from '../../../../../../shared/contract/categories.ts';
import { getJob } from '../../../../../../shared/contract/jobs.ts';
import type { Job } from '../../../../../../shared/model/job.ts';
import { problemOf } from '../../../../../../shared/problems.ts';
import { MergeDialog } from '../../../../../../web/screens/accounting/categories/own/merge-dialog.tsx';
import type { ListedCategory } from '../../../../../../web/screens/accounting/categories/own/use-listed-categories.ts';
import { choose } from '../../../../../support/choose.ts';
import { fakeApi } from '../../../../../support/fake-api.ts';
import { show } from '../../../../../support/screen.tsx';

const api = fakeApi();
afterEach(cleanup);

const travel = {
  ...{
    id: 'travel',
    name: 'Travel',
    label: 'Travel',
    group: 'template' as const,
    heading: 'expense' as const,
  },
  ...{ kinds: ['expense' as const], formLines: {}, figures: { count: 3, income: 0, expenses: -900 } },
  ...{ isRetired: false, mergedInto: undefined },
} satisfies ListedCategory;
const running: Job = {
  ...{ id: '01920000-0000-7000-8000-00000000000a', kind: 'merge-category', status: 'running' },
  ...{ progress: 0.4, total: 5, done: 2, createdAt: '2026-03-01T00:00:00.000Z' },
};

async function openMerge() {
  const onClose = vi.fn();
  const shown = show(<MergeDialog category={travel} onClose={onClose} />);
  // What is chosen from opens above the dialog once that has the focus; a person is no quicker.
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await choose(shown.person, screen.getByRole('combobox'), 'Office Supplies');
  return { ...shown, onClose };
}
const merge = () => screen.getByRole('button', { name: 'Merge' });

it('closes once the merge runs, and tells its end by a toast', async () => {
  let job = running;
  api.on(mergeCategory, () => job);
  api.on(getJob, () => job);
  const { person, told, onClose } = await openMerge();
  await person.click(merge());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(told.done).not.toHaveBeenCalled();
  job = { ...running, status: 'done', progress: 1, done: 5 };
  await waitFor(() => expect(told.done.mock.lastCall?.[0].title).toContain('Travel'));
  expect(onClose).toHaveBeenCalledOnce();
});

it('tells by a toast what ended a merge that ran', async () => {
  let job = running;
  api.on(mergeCategory, () => job);
  api.on(getJob, () => job);
  const { person, told, onClose } = await openMerge();
  await person.click(merge());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  job = { ...running, status: 'failed', problem: { code: 'given-up', detail: 'It was tried five times.' } };
  await waitFor(() =>
    expect(told.failed).toHaveBeenCalledWith(expect.any(String), 'It was tried five times.'),
  );
});

it('stays open with what kept a merge from starting', async () => {
  const refused = problemOf('wrong-state');
  api.on(mergeCategory, refused);
  const { person, told, onClose } = await openMerge();
  await person.click(merge());
  await waitFor(() => expect(told.failed).toHaveBeenCalledWith(expect.any(String), refused.detail));
  expect(onClose).not.toHaveBeenCalled();
  expect(merge()).toBeTruthy();
});

it('asks before Escape discards what was chosen', async () => {
  const { person, onClose } = await openMerge();
  await person.keyboard('{Escape}');
  await person.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
