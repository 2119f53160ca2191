import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import * as z from 'zod';
import { SentFile } from '../../shared/model/sent-file.ts';
import type { RouteInput, RouteReply, RouteShape } from '../../shared/contract/route.ts';
import { preferredLanguage } from '../../shared/text/language.ts';
import type { Language } from '../../shared/text/language.ts';
import { isRefusal } from '../domain/outcome.ts';
import type { Refusal } from '../domain/outcome.ts';
import { accessTokenOf, admission, type HealCaller } from './admission.ts';
import {
  answerOf,
  fileAnswerOf,
  Refused,
  type ApiContext,
  type ApiEvent,
  type ApiReply,
} from './api-step.ts';
import type { Caller } from './caller.ts';
import { cloud } from './cloud.ts';
import type { Cloud } from './cloud.ts';
import { inLanguage } from './language.ts';
import { logContext } from './log-context.ts';
import { measured } from './measured.ts';
import { problems, type ProblemExtras } from './problems.ts';
import { sourceAddressOf } from './source-address.ts';
import { rateLimiting } from './rate-limit.ts';
import { parsing, rawRequestOf, type RawRequest, type RepeatableRequest } from './request.ts';

/** What a handler is given: the parsed request, for routes that are not public the caller, and what was sent where the route is raw. */
export type Call<R extends RouteShape> = RouteInput<R> & {
  readonly caller: R['access'] extends 'public' ? undefined : Caller;
  /** The access token as sent, for calls in the person's own name. */
  readonly accessToken: string;
} & (R extends { readonly raw: true } ? RawRequest : unknown) &
  (R extends { readonly repeatable: true } ? RepeatableRequest : unknown);

type Handler<R extends RouteShape> = (call: Call<R>, cloud: Cloud) => Promise<RouteReply<R> | Refusal>;
type Lambda = (event: ApiEvent, context: Context) => Promise<ApiReply>;

interface EndpointOptions {
  readonly healCaller?: HealCaller;
  readonly problemExtras?: ProblemExtras;
}

/**
 * The Lambda handler of a route: reads the caller's membership, checks the access, parses the request by the contract,
 * and answers the reply or a problem (RFC 9457). Anything unforeseen is logged whole and answered `unexpected`.
 */
export function endpoint<R extends RouteShape>(
  route: R,
  handle: Handler<R>,
  { healCaller, problemExtras }: EndpointOptions = {},
): Lambda {
  // Lambda's own end at the timeout is the only one: a handler left behind would go on beside the next request.
  const lambda = middy<ApiEvent, ApiReply, unknown, ApiContext>({ timeoutEarlyInMillis: 0 })
    .use(logContext(aboutRequest))
    .use(measured)
    .use(problems(problemExtras))
    .use(admission(route, healCaller))
    .use(parsing(route))
    .use(rateLimiting(route))
    .handler(async (event, context) => {
      const outcome = await handle(callOf(route, event, context), cloud);
      if (isRefusal(outcome)) throw new Refused(outcome);
      // Throws where the outcome is not what the contract says.
      const reply: unknown = route.reply.parse(outcome);
      if (route.file !== undefined) return fileAnswerOf(route.file, SentFile.parse(reply));
      const answer = answerOf(route.status ?? 200, 'application/json', reply);
      return route.status === 303 ? leadingOn(answer, reply) : answer;
    });
  return (event, context) => inLanguage(languageOf(event), () => lambda(event, context));
}

/** An answer that leads elsewhere says so where browsers look. */
function leadingOn(answer: ApiReply, reply: unknown): ApiReply {
  return { ...answer, headers: { ...answer.headers, ...Leading.parse(reply) } };
}

const Leading = z.object({ location: z.string() });

const languageOf = ({ headers }: ApiEvent): Language => preferredLanguage(headers['accept-language']);

/** The same request id as in the API's access log. */
function aboutRequest({ requestContext, routeKey }: ApiEvent): Record<string, string> {
  return { requestId: requestContext.requestId, route: routeKey };
}

/** The steps before have filled in what the route's own type promises. */
function callOf<R extends RouteShape>(route: R, event: ApiEvent, { caller, input }: ApiContext): Call<R> {
  const given = {
    ...input,
    caller: caller && asking(caller, event, input),
    accessToken: accessTokenOf(event),
  };
  return (route.raw ? { ...given, ...rawRequestOf(event) } : given) as Call<R>;
}

/** The caller with what tells this request from others, for the entries that it leaves in the audit log. */
const asking = (caller: Caller, event: ApiEvent, input: ApiContext['input'] = {}): Caller => ({
  ...caller,
  requestId: event.requestContext.requestId,
  address: sourceAddressOf(event),
  ...('idempotencyKey' in input ? { idempotencyKey: input.idempotencyKey as string | undefined } : {}),
});
