import { listOrganizations as route } from '../../shared/contract/team.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { listOrganizations } from '../use-cases/team/list-organizations.ts';

export const handler = endpoint(route, ({ caller }, cloud) => listOrganizations(caller, cloud));
