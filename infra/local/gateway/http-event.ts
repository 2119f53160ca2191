import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Match } from './match-route.ts';
import type { Authorization } from './verify-token.ts';
import type { LocalRoute } from '../template/cloud-model.ts';

const TEXT =
  /^(text\/|application\/(json|problem\+json|javascript|xml|x-www-form-urlencoded)\b|[^;]+\+json\b)/;

/** A request as API Gateway tells it to a function (HTTP API, payload format 2.0). */
export function httpEvent(
  request: IncomingMessage,
  body: Buffer,
  { route, parameters }: Match<LocalRoute>,
  authorization: Authorization | undefined,
): object {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const { cookie, ...headers } = headersOf(request);
  const query = queryOf(url);
  const isText = body.length === 0 || TEXT.test(headers['content-type'] ?? 'text/plain');
  return {
    version: '2.0',
    routeKey: route.routeKey,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    ...(cookie && { cookies: cookie.split(/;\s*/) }),
    headers,
    ...(query && { queryStringParameters: query }),
    ...(Object.keys(parameters).length > 0 && { pathParameters: parameters }),
    requestContext: contextOf(request, url, route, authorization),
    ...(body.length > 0 && { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: !isText,
  };
}

function headersOf(request: IncomingMessage): Record<string, string> {
  const pairs = Object.entries(request.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(',') : value] as const],
  );
  return {
    ...Object.fromEntries(pairs),
    'x-forwarded-for': request.socket.remoteAddress ?? '',
    'x-forwarded-proto': 'http',
  };
}

/** A parameter given twice is joined with a comma. */
function queryOf(url: URL): Record<string, string> | undefined {
  const names = new Set(url.searchParams.keys());
  if (names.size === 0) return undefined;
  return Object.fromEntries([...names].map((name) => [name, url.searchParams.getAll(name).join(',')]));
}

function contextOf(
  request: IncomingMessage,
  url: URL,
  route: LocalRoute,
  authorization: Authorization | undefined,
): object {
  const now = new Date();
  return {
    accountId: 'anonymous',
    apiId: 'local',
    domainName: request.headers.host ?? 'localhost',
    domainPrefix: 'local',
    ...(authorization && { authorizer: { jwt: authorization } }),
    http: {
      method: request.method ?? 'GET',
      path: url.pathname,
      protocol: 'HTTP/1.1',
      sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
      userAgent: request.headers['user-agent'] ?? '',
    },
    requestId: randomUUID(),
    routeKey: route.routeKey,
    stage: '$default',
    time: now.toISOString(),
    timeEpoch: now.getTime(),
  };
}
