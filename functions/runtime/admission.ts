import type { RouteShape } from '../../shared/contract/route.ts';
import { refuse, isRefusal } from '../domain/outcome.ts';
import type { Refusal } from '../domain/outcome.ts';
import { callerOf } from './caller.ts';
import type { Caller } from './caller.ts';
import { cloud } from './cloud.ts';
import type { Cloud } from './cloud.ts';
import { logOrganization } from './log.ts';
import { Refused, type ApiEvent, type ApiStep } from './api-step.ts';

/** Makes the caller's books where they do not exist yet; only the first call after signing in does that. */
export type HealCaller = (userId: string, accessToken: string, cloud: Cloud) => Promise<void>;

/** Lets in whom the route's access admits, as the table says at this request, and names their organisation in the log. */
export function admission({ access }: RouteShape, healCaller: HealCaller | undefined): ApiStep {
  return {
    before: async ({ event, context }) => {
      if (access === 'public') return;
      const caller = await admitted(event, access, healCaller);
      if (isRefusal(caller)) throw new Refused(caller);
      logOrganization(caller.organizationId);
      context.caller = caller;
    },
  };
}

/** The access token as sent; empty where none was. */
export function accessTokenOf({ headers }: Pick<ApiEvent, 'headers'>): string {
  return (headers['authorization'] ?? '').replace(/^Bearer\s+/i, '');
}

async function admitted(
  event: ApiEvent,
  access: Exclude<RouteShape['access'], 'public'>,
  healCaller: HealCaller | undefined,
): Promise<Caller | Refusal> {
  const userId = event.requestContext.authorizer.jwt.claims['sub'];
  if (typeof userId !== 'string' || userId === '') return refuse('signed-out');
  let caller = await callerOf(userId, cloud);
  if (!caller && healCaller) {
    await healCaller(userId, accessTokenOf(event), cloud);
    caller = await callerOf(userId, cloud);
  }
  if (!caller) return refuse('not-allowed');
  return access === 'member' || caller.abilities.includes(access) ? caller : refuse('not-allowed');
}
