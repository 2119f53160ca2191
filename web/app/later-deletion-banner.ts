import { later } from '../kit/later.tsx';

/** The band above what will be deleted, fetched where it is wanted. */
export const DeletionBanner = later(
  async () => (await import('./deletion-banner.tsx')).DeletionBanner,
  () => true,
);
