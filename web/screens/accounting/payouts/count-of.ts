import type { PayoutOffer } from '../../../../shared/model/payout-offer.ts';

interface Listed {
  readonly items: readonly PayoutOffer[];
  readonly hasMore: boolean;
}

/** How many payouts wait, as far as they were listed: `20+` where there may be more. */
export const countOf = ({ items, hasMore }: Listed = { items: [], hasMore: false }): string =>
  `${items.length}${hasMore ? '+' : ''}`;
