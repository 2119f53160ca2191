import { later } from '../kit/later.tsx';

/** The band above sample books, fetched where it is wanted. */
export const SampleBanner = later(
  async () => (await import('./sample-banner.tsx')).SampleBanner,
  () => true,
);
