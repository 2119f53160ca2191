import { listRecurring } from '../../shared/contract/pairs.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { showRecurring } from '../use-cases/show-recurring.ts';

export const handler = endpoint(listRecurring, ({ caller }, cloud) => showRecurring(caller, cloud));
