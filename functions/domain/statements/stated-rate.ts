import { ratePattern } from '../../../shared/exchange.ts';
import type { StatedRate } from '../../../shared/model/worth.ts';

/** A row's rate as its transaction keeps it: units of the currency for one of the row's own; nothing where that is no rate. */
export function rateStated(currency: string, rate: string): { statedRate?: StatedRate } {
  return ratePattern.test(rate) ? { statedRate: { currency, rate } } : {};
}
