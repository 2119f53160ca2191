import { later } from '../../kit/later.tsx';

/** The dialog that sends a period to the accountant, fetched after the screen that opens it. */
export const SendDialog = later(
  async () => (await import('./send-dialog.tsx')).SendDialog,
  ({ sending }) => sending !== undefined,
);
