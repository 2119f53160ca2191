import { restoreRecurringEntry as route } from '../../shared/contract/recurring.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { restoreRecurringEntry } from '../use-cases/recurring/restore-recurring-entry.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) =>
  restoreRecurringEntry(params.id, caller, cloud),
);
