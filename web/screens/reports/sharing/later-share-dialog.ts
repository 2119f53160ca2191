import { later } from '../../../kit/later.tsx';

/** The dialog of links, fetched after the list that opens it. */
export const ShareDialog = later(
  async () => (await import('./share-dialog.tsx')).ShareDialog,
  ({ isOpen }) => isOpen,
);
