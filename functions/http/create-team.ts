import { createTeam as route } from '../../shared/contract/team.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { createTeam } from '../use-cases/team/create-team.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) => createTeam(body, caller, cloud));
