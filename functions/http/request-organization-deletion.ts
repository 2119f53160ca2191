import { requestOrganizationDeletion as route } from '../../shared/contract/closings.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { requestOrganizationDeletion } from '../use-cases/closings/request-organization-deletion.ts';

export const handler = endpoint(route, ({ params, body, caller }, cloud) =>
  requestOrganizationDeletion(params.id, body, caller, cloud),
);
