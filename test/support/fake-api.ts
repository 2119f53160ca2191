import { vi } from 'vitest';
import { API_PREFIX } from '../../shared/contract/route.ts';
import type { RouteReply, RouteShape } from '../../shared/contract/route.ts';
import { problemOf } from '../../shared/problems.ts';
import type { Problem } from '../../shared/problems.ts';

type Answer = (body: unknown) => unknown;

/** The API of a test: it answers the routes that the test names, typed by the contract, and knows no other. */
export function fakeApi() {
  const answers = new Map<RouteShape, Answer>();
  const answer = (url: string, { method = 'GET', body }: RequestInit = {}): Response => {
    const [path = ''] = url.split('?');
    const found = [...answers].find(([route]) => route.method === method && patternOf(route).test(path));
    if (!found) throw new Error(`The test answers no ${method} ${path}.`);
    const reply = found[1](typeof body === 'string' ? JSON.parse(body) : undefined);
    return isProblem(reply) ? Response.json(reply, { status: reply.status }) : Response.json(reply);
  };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => answer(url, init));
  return {
    /** Answers a route with a reply, or refuses it with a problem; gives what hears of each body that is sent. */
    on<R extends RouteShape>(route: R, reply: RouteReply<R> | Problem) {
      const heard = vi.fn<Answer>(() => reply);
      answers.set(route, heard);
      return heard;
    },
  };
}

/** What the API answers where something is wrong at fields. */
export const wrongAt = (fields: Readonly<Record<string, string>>): Problem => ({
  ...problemOf('invalid-input'),
  fields,
});

const patternOf = ({ path }: RouteShape) => new RegExp(`^${API_PREFIX}${path.replace(/\{\w+\}/g, '[^/]+')}$`);

const isProblem = (reply: unknown): reply is Problem =>
  typeof reply === 'object' && reply !== null && 'code' in reply && 'detail' in reply;
