import type { APIGatewayProxyEventV2WithJWTAuthorizer, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod';
import type { RouteInput, RouteReply, RouteShape } from '../../shared/contract/route.ts';
import { problemOf } from '../../shared/problems.ts';
import type { Problem } from '../../shared/problems.ts';
import { isRefusal } from '../domain/outcome.ts';
import type { Refusal } from '../domain/outcome.ts';
import { callerOf } from './caller.ts';
import type { Caller } from './caller.ts';
import { cloud } from './cloud.ts';
import type { Cloud } from './cloud.ts';

type Event = APIGatewayProxyEventV2WithJWTAuthorizer;

/** What a handler is given: the parsed request, and for routes that are not public the caller. */
export interface Call<R extends RouteShape> extends RouteInput<R> {
  readonly caller: R['access'] extends 'public' ? undefined : Caller;
  /** The access token as sent, for calls in the person's own name. */
  readonly accessToken: string;
}

type Handler<R extends RouteShape> = (call: Call<R>, cloud: Cloud) => Promise<RouteReply<R> | Refusal>;
type Lambda = (event: Event) => Promise<APIGatewayProxyStructuredResultV2>;

interface EndpointOptions {
  /** Makes the caller's books where they do not exist yet; only the first call after signing in does that. */
  readonly healCaller?: (userId: string, accessToken: string, cloud: Cloud) => Promise<void>;
  /** Further members of a problem's body. */
  readonly problemExtras?: (problem: Problem) => Record<string, unknown>;
}

/**
 * The Lambda handler of a route: reads the caller's membership, checks the access, parses the request by the contract,
 * and answers the reply or a problem (RFC 9457). Anything unforeseen is logged whole and answered `unexpected`.
 */
export function endpoint<R extends RouteShape>(
  route: R,
  handle: Handler<R>,
  options: EndpointOptions = {},
): Lambda {
  return async (event) => {
    try {
      const outcome = await answer(route, handle, options, event);
      return isRefusal(outcome) ? problemReply(outcome, options) : reply(route, outcome);
    } catch (error) {
      cloud.log.error('unexpected', { error, route: `${route.method} ${route.path}` });
      return problemReply({ refused: 'unexpected' }, options);
    }
  };
}

async function answer<R extends RouteShape>(
  route: R,
  handle: Handler<R>,
  options: EndpointOptions,
  event: Event,
) {
  const accessToken = (event.headers['authorization'] ?? '').replace(/^Bearer\s+/i, '');
  const caller = await admit(route, options, event, accessToken);
  if (isRefusal(caller)) return caller;
  const input = parse(route, event);
  if (isRefusal(input)) return input;
  return handle({ ...input, caller: caller as Call<R>['caller'], accessToken }, cloud);
}

async function admit(
  route: RouteShape,
  options: EndpointOptions,
  event: Event,
  accessToken: string,
): Promise<Caller | undefined | Refusal> {
  if (route.access === 'public') return undefined;
  const userId = claimOf(event, 'sub');
  if (!userId) return { refused: 'signed-out' };
  let caller = await callerOf(userId, cloud);
  if (!caller && options.healCaller) {
    await options.healCaller(userId, accessToken, cloud);
    caller = await callerOf(userId, cloud);
  }
  if (!caller) return { refused: 'not-allowed' };
  if (route.access !== 'member' && !caller.abilities.includes(route.access))
    return { refused: 'not-allowed' };
  return caller;
}

function claimOf(event: Event, name: string): string | undefined {
  const value = event.requestContext.authorizer.jwt.claims[name];
  return typeof value === 'string' ? value : undefined;
}

function parse<R extends RouteShape>(route: R, event: Event): RouteInput<R> | Refusal {
  const body = route.body ? bodyOf(event) : undefined;
  if (isRefusal(body)) return body;
  const shape = z.object({
    params: route.params ?? z.undefined(),
    query: route.query ?? z.undefined(),
    body: route.body ?? z.undefined(),
  });
  const given = {
    params: route.params ? (event.pathParameters ?? {}) : undefined,
    query: route.query ? (event.queryStringParameters ?? {}) : undefined,
    body,
  };
  const parsed = shape.safeParse(given);
  if (parsed.success) return parsed.data as RouteInput<R>;
  const issues = parsed.error.issues;
  // An id that is no id names nothing: the same answer as for an id that does not exist.
  if (issues.some(({ path }) => path[0] === 'params')) return { refused: 'not-found' };
  return { refused: 'invalid-input', fields: fieldsOf(issues) };
}

function fieldsOf(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  return Object.fromEntries(issues.map(({ path, message }) => [path.slice(1).join('.') || 'body', message]));
}

function bodyOf(event: Event): unknown {
  try {
    const text = event.isBase64Encoded
      ? Buffer.from(event.body ?? '', 'base64').toString()
      : (event.body ?? '');
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return { refused: 'unreadable-body' } satisfies Refusal;
  }
}

const COMMON_HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

function reply(route: RouteShape, body: unknown): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode: route.status ?? 200,
    headers: { ...COMMON_HEADERS, 'content-type': 'application/json' },
    body: JSON.stringify(route.reply.parse(body)),
  };
}

function problemReply(
  { refused, ...more }: Refusal,
  { problemExtras }: EndpointOptions,
): APIGatewayProxyStructuredResultV2 {
  const problem = problemOf(refused, more);
  return {
    statusCode: problem.status,
    headers: { ...COMMON_HEADERS, 'content-type': 'application/problem+json' },
    body: JSON.stringify({ ...problem, ...problemExtras?.(problem) }),
  };
}
