import { later } from '../../kit/later.tsx';

/** What is seen of files, fetched after the frame of the app. */
export const UploadTray = later<{ readonly isOpen: boolean; readonly onClose: () => void }>(
  async () => (await import('./upload-tray.tsx')).UploadTray,
  ({ isOpen }) => isOpen,
);
export const DropOverlay = later(
  async () => (await import('./drop-overlay.tsx')).DropOverlay,
  ({ count }) => count !== undefined,
);
