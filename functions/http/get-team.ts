import { getTeam as route } from '../../shared/contract/team.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { getTeam } from '../use-cases/team/get-team.ts';

export const handler = endpoint(route, ({ caller }, cloud) => getTeam(caller, cloud));
