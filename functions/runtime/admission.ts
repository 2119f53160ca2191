import { BOOKS_HEADER } from '../../shared/contract/route.ts';
import type { RouteShape } from '../../shared/contract/route.ts';
import { isSampleBooks } from '../../shared/sample-books.ts';
import { refuse, isRefusal } from '../domain/outcome.ts';
import { hasEnded } from '../domain/books/session.ts';
import type { Session } from '../domain/books/session.ts';
import type { Refusal } from '../domain/outcome.ts';
import { callerOf } from './caller.ts';
import type { Caller } from './caller.ts';
import { cloud } from './cloud.ts';
import type { Cloud } from './cloud.ts';
import { logOrganization } from './log.ts';
import { Refused, type ApiEvent, type ApiStep } from './api-step.ts';

/** Makes the caller's books where they do not exist yet, or tells why not; only the first call after signing in does that. */
export type HealCaller = (userId: string, cloud: Cloud) => Promise<Refusal | undefined>;

/** Lets in whom the route's access admits, as the table says at this request, and names their organisation in the log. */
export function admission(
  { access, realBooksOnly, method, whileClosing }: RouteShape,
  healCaller: HealCaller | undefined,
): ApiStep {
  return {
    before: async ({ event, context }) => {
      if (access === 'public') return;
      const caller = await admitted(event, access, healCaller);
      if (isRefusal(caller)) throw new Refused(caller);
      if (realBooksOnly && isSampleBooks(caller.organizationId)) throw new Refused(refuse('sample-books'));
      if (method !== 'GET' && !whileClosing) await refuseClosing(caller);
      logOrganization(caller.organizationId);
      context.caller = caller;
    },
  };
}

/** Books that are to be deleted are as they were when that was decided: so they are the same where they stay after all. */
async function refuseClosing({ organizationId }: Caller): Promise<void> {
  const books = await cloud.organizations.settings(organizationId);
  if (books?.closing) throw new Refused(refuse('being-deleted'));
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
  const session = sessionOf(event);
  const organizationId = event.headers[BOOKS_HEADER];
  let caller = await callerOf(userId, cloud, { session, organizationId });
  if (!caller && organizationId === undefined && healCaller) {
    const refused = await healCaller(userId, cloud);
    if (refused) return refused;
    caller = await callerOf(userId, cloud, { session });
  }
  // The same whether or not there are such books.
  if (!caller) return refuse(organizationId === undefined ? 'not-allowed' : 'not-a-member');
  if (hasEnded(session, caller.endedSessions, cloud.now().toISOString())) return refuse('signed-out');
  return access === 'member' || caller.abilities.includes(access) ? caller : refuse('not-allowed');
}

/** The sign-in that a token comes from. */
function sessionOf({ requestContext, headers }: ApiEvent): Session {
  const { origin_jti: id, auth_time: begunAt } = requestContext.authorizer.jwt.claims;
  const since = new Date(Number(begunAt ?? 0) * 1000).toISOString();
  return { id: String(id ?? ''), since, userAgent: headers['user-agent'] ?? '' };
}
