import { changeRecurringEntry as route } from '../../shared/contract/recurring.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { changeRecurringEntry } from '../use-cases/recurring/change-recurring-entry.ts';

export const handler = endpoint(route, ({ params, body, caller }, cloud) =>
  changeRecurringEntry(params.id, body, caller, cloud),
);
