import { later } from '../../../kit/later.tsx';

/** The dialogs of schedules, fetched after the screen that opens them. */
export const ScheduleDialog = later(
  async () => (await import('./schedule-dialog.tsx')).ScheduleDialog,
  ({ subject }) => subject !== undefined,
);
export const PreviewDialog = later(
  async () => (await import('./preview-dialog.tsx')).PreviewDialog,
  ({ schedule }) => schedule !== undefined,
);
export const HistoryDialog = later(
  async () => (await import('./history-dialog.tsx')).HistoryDialog,
  ({ schedule }) => schedule !== undefined,
);
