import { later } from '../../../kit/later.tsx';

/** The panel of an entry, fetched after the screen that opens it. */
export const EntryPanel = later(
  async () => (await import('./entry-panel.tsx')).EntryPanel,
  ({ id }) => id !== undefined,
);
