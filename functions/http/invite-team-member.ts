import { inviteTeamMember as route } from '../../shared/contract/team.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { inviteTeamMember } from '../use-cases/team/invite-team-member.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) => inviteTeamMember(body, caller, cloud));
