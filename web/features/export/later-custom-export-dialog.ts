import { later } from '../../kit/later.tsx';

/** The dialog of an export, fetched after the screen that opens it. */
export const CustomExportDialog = later(
  async () => (await import('./custom-export-dialog.tsx')).CustomExportDialog,
  ({ isOpen }) => isOpen,
);
