import { listPairs } from '../../shared/contract/ledger.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { browsePairs } from '../use-cases/ledger/browse-pairs.ts';

export const handler = endpoint(listPairs, ({ query, caller }, cloud) => browsePairs(query, caller, cloud));
