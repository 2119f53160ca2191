import { addOrganization as route } from '../../shared/contract/team.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { addOrganization } from '../use-cases/team/add-organization.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) => addOrganization(body, caller, cloud));
