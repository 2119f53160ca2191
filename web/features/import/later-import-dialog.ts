import { later } from '../../kit/later.tsx';

/** The dialog that imports a statement, fetched after the screen that opens it. */
export const ImportDialog = later(
  async () => (await import('./import-dialog.tsx')).ImportDialog,
  ({ isOpen }) => isOpen,
);
