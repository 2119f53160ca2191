import { acceptInvitation as route } from '../../shared/contract/team.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { acceptInvitation } from '../use-cases/team/accept-invitation.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) =>
  acceptInvitation(body.invitation_code, caller, cloud),
);
