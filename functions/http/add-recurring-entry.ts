import { addRecurringEntry as route } from '../../shared/contract/recurring.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { addRecurringEntry } from '../use-cases/recurring/add-recurring-entry.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) => addRecurringEntry(body, caller, cloud));
