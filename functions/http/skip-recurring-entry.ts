import { skipRecurringEntry as route } from '../../shared/contract/recurring.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { skipRecurringEntry } from '../use-cases/recurring/skip-recurring-entry.ts';

export const handler = endpoint(route, ({ params, body, caller }, cloud) =>
  skipRecurringEntry(params.id, body, caller, cloud),
);
