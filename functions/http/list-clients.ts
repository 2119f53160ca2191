import { listClients as route } from '../../shared/contract/team.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { listClients } from '../use-cases/team/list-clients.ts';

export const handler = endpoint(route, ({ query, caller }, cloud) => listClients(query, caller, cloud));
