import { useSyncExternalStore } from 'react';
import type { Job } from '../../shared/model/job.ts';
import { tellJobs } from './jobs.ts';

/** The jobs that this page waits for, in the order in which it began to; another array whenever anything of it changes. */
let running: readonly Job[] = [];
const listeners = new Set<() => void>();

tellJobs((job, isOver = false) => {
  const at = running.findIndex(({ id }) => id === job.id);
  if (isOver && at === -1) return;
  if (isOver) running = running.toSpliced(at, 1);
  else running = at === -1 ? [...running, job] : running.with(at, job);
  for (const listener of listeners) listener();
});

export function useRunningJobs(): readonly Job[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => running,
  );
}
