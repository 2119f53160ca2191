import { later } from '../kit/later.tsx';

/** What tells of work that goes on, fetched once the frame of the app stands. */
export const WorkMonitor = later(
  async () => (await import('./work-monitor.tsx')).WorkMonitor,
  () => false,
);
