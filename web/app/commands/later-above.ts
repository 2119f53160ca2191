import { later } from '../../kit/later.tsx';

/** What opens above the screen, fetched after it. */
export const Above = later(
  async () => (await import('./above.tsx')).Above,
  ({ opened }) => opened !== undefined,
);
