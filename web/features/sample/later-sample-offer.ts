import { later } from '../../kit/later.tsx';

/** The offer of sample books, fetched after the screen. */
export const SampleOffer = later(
  async () => (await import('./explore-sample.tsx')).SampleOffer,
  () => true,
);
