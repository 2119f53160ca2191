import { later } from '../../kit/later.tsx';

/** The dialog of an entry, fetched after the screen that opens it. */
export const EntryDialog = later(
  async () => (await import('./entry-dialog.tsx')).EntryDialog,
  ({ subject }) => subject !== undefined,
);
