import { later } from '../../kit/later.tsx';

/** The dialog of what recurs, fetched after the screen that opens it. */
export const RecurringDialog = later(
  async () => (await import('./recurring-dialog.tsx')).RecurringDialog,
  ({ subject }) => subject !== undefined,
);
