import { deleteRecurringEntry as route } from '../../shared/contract/recurring.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { deleteRecurringEntry } from '../use-cases/recurring/delete-recurring-entry.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) =>
  deleteRecurringEntry(params.id, caller, cloud),
);
