import { requestAccountDeletion as route } from '../../shared/contract/closings.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { requestAccountDeletion } from '../use-cases/closings/request-account-deletion.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) =>
  requestAccountDeletion(body, caller, cloud),
);
