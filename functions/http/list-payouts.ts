import { listPayouts } from '../../shared/contract/ledger.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { browsePayouts } from '../use-cases/ledger/browse-payouts.ts';

export const handler = endpoint(listPayouts, ({ query, caller }, cloud) =>
  browsePayouts(query, caller, cloud),
);
