import { resendInvitation as route } from '../../shared/contract/team.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { resendInvitation } from '../use-cases/team/resend-invitation.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) =>
  resendInvitation(params.id, caller, cloud),
);
