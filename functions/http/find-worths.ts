import { findWorths as route } from '../../shared/contract/ledger.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { findWorths } from '../use-cases/ledger/find-worths.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) => findWorths(body, caller, cloud));
