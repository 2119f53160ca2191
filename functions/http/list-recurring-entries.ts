import { listRecurringEntries as route } from '../../shared/contract/recurring.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { listRecurringEntries } from '../use-cases/recurring/list-recurring-entries.ts';

export const handler = endpoint(route, ({ caller }, cloud) => listRecurringEntries(caller, cloud));
