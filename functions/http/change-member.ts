import { changeMember as route } from '../../shared/contract/team.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { changeMember } from '../use-cases/team/change-member.ts';

export const handler = endpoint(route, ({ params, body, caller }, cloud) =>
  changeMember(params.id, body, caller, cloud),
);
