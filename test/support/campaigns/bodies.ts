import { inspect } from 'node:util';
import fc from 'fast-check';
import { v7 } from 'uuid';
import { contract, fileNameOf, type RouteName } from '../../../shared/contract/index.ts';
import type { RouteShape } from '../../../shared/contract/route.ts';
import type { ApiReply } from '../../../functions/runtime/api-step.ts';
import { anyBody } from '../any-body.ts';
import { MemoryProduct, type FilledBooks } from './memory-product.ts';

type Handler = (event: object, context: object) => Promise<ApiReply>;

/** A body that was answered as only a fault of ours may be, or not at all. */
export interface Stumble {
  readonly route: string;
  readonly seed: number;
  readonly body: unknown;
  /** What was logged of it. */
  readonly fault: string;
}

interface Calls {
  readonly admitted: number;
  readonly refused: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly stumbles: readonly Stumble[];
}

interface BodiesTrial {
  readonly seed: number;
  readonly points: number;
  readonly tell: (stumble: Stumble) => void;
}

/** Calls answered by the same books, before others take their place: versions stay low, so that changes meet what they change. */
const CALLS_A_BOOK = 20;

/** Routes that take a body. */
export const routesWithBody = (Object.keys(contract) as RouteName[]).flatMap((name) => {
  const route: RouteShape = contract[name];
  return route.body ? [{ name, route, body: route.body }] : [];
});

/**
 * Calls every route that takes a body with generated ones, as many in all as there are points, in this process over the table in
 * memory, which takes no more than AWS does.
 */
export async function tryBodies({ seed, points, tell }: BodiesTrial): Promise<Calls> {
  const product = new MemoryProduct();
  const handlers = await handlersOf();
  const statuses: Record<string, number> = {};
  const stumbles: Stumble[] = [];
  let [admitted, refused] = [0, 0];
  for (let called = 0, round = seed; called < points; round += 1) {
    const books = await product.fillBooks();
    const chosen = routesWithBody[round % routesWithBody.length];
    if (!chosen) break;
    const { name, body: schema } = chosen;
    const numRuns = Math.min(CALLS_A_BOOK, points - called);
    for (const body of fc.sample(anyBody(schema, books), { seed: round, numRuns })) {
      const sent = JSON.stringify(body);
      const isAdmitted = schema.safeParse(JSON.parse(sent)).success;
      if (isAdmitted) admitted += 1;
      else refused += 1;
      const status = await answerTo(handlers[name], contract[name], books, sent, called);
      called += 1;
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status < 500) continue;
      const stumble = { route: name, seed: round, body, fault: inspect(product.lastFault, { depth: 4 }) };
      stumbles.push(stumble);
      tell(stumble);
    }
  }
  return { admitted, refused, statuses, stumbles };
}

async function handlersOf(): Promise<Record<string, Handler | undefined>> {
  const entries = routesWithBody.map(async ({ name }) => {
    const file = new URL(`../../../functions/http/${fileNameOf(name)}.ts`, import.meta.url);
    const { handler } = (await import(file.href)) as { handler: Handler };
    return [name, handler] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function answerTo(
  handler: Handler | undefined,
  route: RouteShape,
  { userId, under }: FilledBooks,
  body: string,
  turn: number,
): Promise<number> {
  const meant = under[route.path.split('/')[1] ?? ''] ?? [];
  // One turn in so many is about something that does not exist.
  const id = meant[turn % (meant.length + 1)] ?? v7();
  const event = {
    requestContext: { requestId: v7(), authorizer: { jwt: { claims: { sub: userId } } } },
    routeKey: `${route.method} ${route.path}`,
    headers: { authorization: 'Bearer none' },
    pathParameters: { id },
    body,
    isBase64Encoded: false,
  };
  const reply = await handler?.(event, { awsRequestId: v7() });
  return reply?.statusCode ?? 500;
}
