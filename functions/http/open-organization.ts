import { openOrganization as route } from '../../shared/contract/team.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { openOrganization } from '../use-cases/team/open-organization.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) =>
  openOrganization(params.id, caller, cloud),
);
