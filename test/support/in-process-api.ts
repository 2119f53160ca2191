import { v7 } from 'uuid';
import type { ApiReply } from '../../functions/runtime/api-step.ts';
import { contract, fileNameOf, type RouteName } from '../../shared/contract/index.ts';
import type { RouteShape } from '../../shared/contract/route.ts';
import type { Answer } from './member.ts';

type Handler = (event: object, context: object) => Promise<ApiReply>;

/** What a request says beside its route. A body is sent as it is where it is a text, else as JSON. */
export interface InProcessRequest {
  readonly userId: string;
  readonly id?: string;
  /** All words of the path, where it has others than an id. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** What else the checked token says. */
  readonly claims?: Readonly<Record<string, string>>;
}

/** The address that connects to the gateway. */
export const SOURCE_IP = '192.0.2.7';

/**
 * The handlers of these routes in this process, called as the gateway calls them once it has checked a token. Whoever calls has put
 * parts in memory into the functions' cloud before (`MemoryProduct`).
 */
export async function inProcessApi(names: readonly RouteName[]) {
  const handlers = new Map(
    await Promise.all(names.map(async (name) => [name, await handlerOf(name)] as const)),
  );
  return async (
    name: RouteName,
    { userId, id, params, query, body, headers, claims }: InProcessRequest,
  ): Promise<Answer> => {
    const route: RouteShape = contract[name];
    const event = {
      requestContext: {
        requestId: v7(),
        authorizer: { jwt: { claims: { ...claims, sub: userId } } },
        http: { sourceIp: SOURCE_IP },
      },
      routeKey: `${route.method} ${route.path}`,
      headers: { authorization: 'Bearer none', ...headers },
      ...(id !== undefined && { pathParameters: { id } }),
      ...(params && { pathParameters: params }),
      ...(query && { queryStringParameters: query }),
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      isBase64Encoded: false,
    };
    const reply = await handlers.get(name)?.(event, { awsRequestId: v7() });
    if (!reply) throw new Error(`${name} was not among the routes.`);
    const type = String(reply.headers?.['content-type'] ?? '');
    // Pages are answered with HTML, files with their text.
    const answered = reply.body ?? '';
    return {
      status: reply.statusCode ?? 200,
      type,
      body: /\bjson\b/.test(type)
        ? (JSON.parse(answered || '{}') as Record<string, unknown>)
        : { text: answered, headers: reply.headers },
    };
  };
}

async function handlerOf(name: RouteName): Promise<Handler> {
  const file = new URL(`../../functions/http/${fileNameOf(name)}.ts`, import.meta.url);
  return ((await import(file.href)) as { handler: Handler }).handler;
}
