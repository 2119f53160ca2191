// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getJob } from '../../../../../shared/contract/jobs.ts';
import type { Job } from '../../../../../shared/model/job.ts';
import { followJob } from '../../../../../web/api/jobs.ts';
import { JobTray } from '../../../../../web/features/bulk/job-tray.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { show } from '../../../../support/screen.tsx';

const job: Job = {
  ...{ id: 'job', kind: 'edit-rows', status: 'running', progress: 0.25, total: 800, done: 0 },
  createdAt: '2026-03-02T00:00:00.000Z',
};

const api = fakeApi();
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

it('shows how far a job is that goes on, and nothing once it has ended', async () => {
  let now = job;
  api.on(getJob, () => now);
  show(<JobTray />);
  const ended = followJob(job);
  expect(screen.queryByRole('region', { name: 'In progress' })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('Changing 800 transactions')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
  now = { ...job, status: 'done', progress: 1, done: 800 };
  await act(() => vi.advanceTimersByTimeAsync(2000));
  await ended;
  expect(screen.queryByRole('region', { name: 'In progress' })).toBeNull();
});
