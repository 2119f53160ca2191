import { removeMember as route } from '../../shared/contract/team.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { removeMember } from '../use-cases/team/remove-member.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) => removeMember(params.id, caller, cloud));
