import { listPayouts } from '../../shared/contract/payouts.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { browsePayouts } from '../use-cases/browse-payouts.ts';

export const handler = endpoint(listPayouts, ({ query, caller }, cloud) =>
  browsePayouts(query, caller, cloud),
);
