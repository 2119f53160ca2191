import type { Said } from '../said.ts';

interface Apart {
  readonly days: number;
}

/** Why two entries belong together. */
export const pairs = {
  'same-amount': () => 'same amount',
  'same-amount-out-and-in': () => 'same amount out and in',
  'same-money-as-stated': () => 'the amount that a statement’s exchange rate gives',
  'same-money-at-rate': () => 'same money at about the rate of the year',
  'same-day': () => 'same day',
  'days-later': ({ days }: Apart) => `${days} ${days === 1 ? 'day' : 'days'} later`,
  'days-apart': ({ days }: Apart) => `${days} ${days === 1 ? 'day' : 'days'} apart`,
  'both-say-transfer': () => 'both sides speak of a transfer',
  'one-says-transfer': () => 'one side speaks of a transfer',
  'names-service': () => 'one side names the service that keeps the other account',
  'principal-on-loan': () => 'the loan’s own entry is what was paid back',
  'payment-on-loan': () => 'the loan’s own entry is the whole payment',
  'rest-is-interest': () => 'the rest would be interest',
  'named-alike': () => 'similar names',
};

export type PairReason = Said<typeof pairs>;
