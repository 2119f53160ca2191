import { later } from '../../kit/later.tsx';

/** The question whether others of the same name change too, fetched after the screen that opens it. */
export const AlsoThese = later(
  async () => (await import('./also-these.tsx')).AlsoThese,
  () => true,
);
