import { revokeInvitation as route } from '../../shared/contract/team.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { revokeInvitation } from '../use-cases/team/revoke-invitation.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) =>
  revokeInvitation(params.id, caller, cloud),
);
