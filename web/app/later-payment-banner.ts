import { later } from '../kit/later.tsx';

/** The band that tells of a failed payment, fetched where it is wanted. */
export const PaymentBanner = later(
  async () => (await import('./payment-banner.tsx')).PaymentBanner,
  () => true,
);
