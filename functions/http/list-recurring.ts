import { listRecurring } from '../../shared/contract/ledger.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { showRecurring } from '../use-cases/ledger/show-recurring.ts';

export const handler = endpoint(listRecurring, ({ caller }, cloud) => showRecurring(caller, cloud));
