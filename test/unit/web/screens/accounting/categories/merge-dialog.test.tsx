// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { mergeCategory } from '../../../../../../shared/contract/categories.ts';
import { getJob } from '../../../../../../shared/contract/jobs.ts';
import type { Job } from '../../../../../../shared/model/job.ts';
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

it('shows how far a merge is, may be closed meanwhile, and tells its end', async () => {
  let job = running;
  api.on(mergeCategory, () => job);
  api.on(getJob, () => job);
  const onClose = vi.fn();
  const { person, told } = show(<MergeDialog category={travel} onClose={onClose} />);
  // What is chosen from opens above the dialog once that has the focus; a person is no quicker.
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await choose(person, screen.getByRole('combobox'), 'Office Supplies');
  await person.click(screen.getByRole('button', { name: 'Merge' }));
  const bar = await screen.findByRole('progressbar');
  await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('40'));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(false);
  job = { ...running, status: 'done', progress: 1, done: 5 };
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(told.done.mock.lastCall?.[0].title).toContain('Travel');
});
