import { withdrawOrganizationDeletion as route } from '../../shared/contract/closings.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { withdrawOrganizationDeletion } from '../use-cases/closings/withdraw-organization-deletion.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) =>
  withdrawOrganizationDeletion(params.id, caller, cloud),
);
