import { inspect } from 'node:util';
import fc from 'fast-check';
import { v7 } from 'uuid';
import { contract, type RouteName } from '../../../shared/contract/index.ts';
import type { RouteShape } from '../../../shared/contract/route.ts';
import { anyBody } from '../any-body.ts';
import { inProcessApi } from '../in-process-api.ts';
import { MemoryProduct } from './memory-product.ts';

/** A body that was answered as only a fault of ours may be, or not at all. */
interface Stumble {
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
export async function tryBodies(seed: number, points: number): Promise<Calls> {
  const product = new MemoryProduct();
  const ask = await inProcessApi(routesWithBody.map(({ name }) => name));
  const statuses: Record<string, number> = {};
  const stumbles: Stumble[] = [];
  let [admitted, refused] = [0, 0];
  for (let called = 0, round = seed; called < points; round += 1) {
    const books = await product.fillBooks();
    const chosen = routesWithBody[round % routesWithBody.length];
    if (!chosen) break;
    const { name, route, body: schema } = chosen;
    const meant = books.under[route.path.split('/')[1] ?? ''] ?? [];
    const numRuns = Math.min(CALLS_A_BOOK, points - called);
    for (const body of fc.sample(anyBody(schema, books), { seed: round, numRuns })) {
      const sent = JSON.stringify(body);
      const isAdmitted = schema.safeParse(JSON.parse(sent)).success;
      if (isAdmitted) admitted += 1;
      else refused += 1;
      // One turn in so many is about something that does not exist.
      const id = meant[called % (meant.length + 1)] ?? v7();
      const { status } = await ask(name, { userId: books.userId, id, body: sent });
      called += 1;
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status < 500) continue;
      stumbles.push({ route: name, seed: round, body, fault: inspect(product.lastFault, { depth: 4 }) });
    }
  }
  return { admitted, refused, statuses, stumbles };
}
