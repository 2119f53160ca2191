import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { readBody } from '../http/read-body.ts';
import type { LocalRoute } from '../template/cloud-model.ts';
import { httpEvent } from './http-event.ts';
import { routeMatcher } from './match-route.ts';
import { throttle } from './throttle.ts';
import type { VerifyToken } from './verify-token.ts';

/** API Gateway's and Lambda's quotas, the same here so that what works here works there. */
const BODY_BYTES_MAX = 10 * 1024 * 1024;
const REPLY_BYTES_MAX = 6 * 1024 * 1024;
const ANSWER_SECONDS_MAX = 30;

const Reply = z.object({
  statusCode: z.number(),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  cookies: z.array(z.string()).default([]),
  body: z.string().default(''),
  isBase64Encoded: z.boolean().default(false),
});

export interface GatewayOptions {
  routes: readonly LocalRoute[];
  verifyToken: VerifyToken;
  invoke: (functionName: string, event: unknown) => Promise<unknown>;
  /** Hears of every request that no function answered: which, with what status instead, and why. */
  report: (line: string) => void;
  /** The quota for an answer; API Gateway's own unless told. */
  answerSecondsMax?: number;
}

/** Answers a request of the API. */
export type HttpGateway = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** An HTTP API with a JWT authoriser over the routes of the template. Refuses in API Gateway's own words. */
export function httpGateway(options: GatewayOptions): HttpGateway {
  const { routes, verifyToken } = options;
  const match = routeMatcher(routes);
  const throttles = new Map(
    routes.flatMap((route) => (route.throttle ? [[route, throttle(route.throttle)] as const] : [])),
  );
  return async (request, response) => {
    const found = match(request.method ?? 'GET', pathOf(request));
    if (!found) {
      refuse(response, 404, 'Not Found');
      return;
    }
    if (throttles.get(found.route)?.() === false) {
      refuse(response, 429, 'Too Many Requests');
      return;
    }
    const rule = found.route.jwt;
    const verdict = rule && (await verifyToken(rule, request.headers.authorization));
    if (verdict === 'unauthorized') {
      unauthorized(response);
      return;
    }
    if (verdict === 'forbidden') {
      refuse(response, 403, 'Forbidden');
      return;
    }
    const body = await readBody(request, BODY_BYTES_MAX);
    if (!body) {
      refuse(response, 413, 'Request Entity Too Large');
      return;
    }
    await answer(options, found.route, httpEvent(request, body, found, verdict), response);
  };
}

const pathOf = (request: IncomingMessage) => (request.url ?? '/').split('?')[0] ?? '/';

async function answer(
  { invoke, report, answerSecondsMax = ANSWER_SECONDS_MAX }: GatewayOptions,
  { routeKey, functionName }: LocalRoute,
  event: object,
  response: ServerResponse,
): Promise<void> {
  const instead = (status: number, message: string, why: string) => {
    report(`${routeKey}: ${status}, ${functionName}: ${why}`);
    refuse(response, status, message);
  };
  const late = Symbol('late');
  const timeIsUp = new AbortController();
  try {
    const timer = pause(answerSecondsMax * 1000, late, { signal: timeIsUp.signal });
    const result = await Promise.race([invoke(functionName, event), timer]);
    if (result === late) instead(503, 'Service Unavailable', `No answer after ${answerSecondsMax} seconds`);
    else send(response, replyOf(result));
  } catch (error) {
    // Callers learn nothing of it.
    instead(500, 'Internal Server Error', String(error));
  } finally {
    timeIsUp.abort();
  }
}

/** A result without a status code is the body of a 200. Throws for one that is too large or malformed. */
function replyOf(result: unknown): z.output<typeof Reply> {
  const size = Buffer.byteLength(JSON.stringify(result));
  if (size > REPLY_BYTES_MAX) throw new Error(`A reply of ${size} bytes is more than Lambda answers`);
  if (typeof result === 'object' && result !== null && 'statusCode' in result) return wellFormed(result);
  const body = JSON.stringify(result);
  return Reply.parse({ statusCode: 200, headers: { 'content-type': 'application/json' }, body });
}

function wellFormed(result: object): z.output<typeof Reply> {
  const { data, error } = Reply.safeParse(result);
  if (data) return data;
  const wrong = error.issues.map(({ path, message }) => `${path.join('.')} (${message})`);
  throw new Error(`A reply with unusable ${wrong.join(', ')}`);
}

function send(response: ServerResponse, reply: z.output<typeof Reply>): void {
  for (const [name, value] of Object.entries(reply.headers)) response.setHeader(name, String(value));
  if (reply.cookies.length > 0) response.setHeader('set-cookie', reply.cookies);
  const body = Buffer.from(reply.body, reply.isBase64Encoded ? 'base64' : 'utf8');
  if (reply.statusCode === 204) response.writeHead(204).end();
  else response.writeHead(reply.statusCode, { 'content-length': body.length }).end(body);
}

function unauthorized(response: ServerResponse): void {
  response.setHeader('www-authenticate', 'Bearer');
  refuse(response, 401, 'Unauthorized');
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message }));
}
