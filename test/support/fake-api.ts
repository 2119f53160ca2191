import { vi } from 'vitest';
import { listQuestions } from '../../shared/contract/questions.ts';
import { getTeam } from '../../shared/contract/team.ts';
import { API_PREFIX } from '../../shared/contract/route.ts';
import type { RouteReply, RouteShape } from '../../shared/contract/route.ts';
import { problemOf } from '../../shared/problems.ts';
import type { Problem } from '../../shared/problems.ts';

type Answer = (body: unknown) => unknown;

/** What a test may look at of a request: the parts of its path in braces and its query, as they were sent. */
export interface FakeRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

/** What the fake API answers, or how it finds out. */
export type FakeReply<R extends RouteShape> =
  | RouteReply<R>
  | Problem
  | ((request: FakeRequest, body: unknown) => RouteReply<R> | Problem | Promise<RouteReply<R> | Problem>);

/** The API of a test: it answers the routes that the test names, typed by the contract, and knows no other. */
export function fakeApi() {
  const answers = new Map<RouteShape, (request: FakeRequest, body: unknown) => unknown>([
    // Every list and panel of things asks what people asked about them.
    [listQuestions, () => ({ items: [] })],
    [getTeam, () => ({ team: null, members: [], invitations: [], seats: { used: 1, limit: 2 } })],
  ]);
  const answer = async (url: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> => {
    const [path = '', query = ''] = url.split('?');
    const found = [...answers].find(([route]) => route.method === method && patternOf(route).test(path));
    if (!found) {
      console.warn(`The test answers no ${method} ${path}.`);
      return Response.json(problemOf('unexpected'), { status: 500 });
    }
    const [route, reply] = found;
    const request = {
      params: { ...patternOf(route).exec(path)?.groups },
      query: new URLSearchParams(query),
    };
    const replied = await reply(request, typeof body === 'string' ? JSON.parse(body) : undefined);
    return isProblem(replied) ? Response.json(replied, { status: replied.status }) : Response.json(replied);
  };
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => answer(url, init));
  return {
    /**
     * Answers a route with a reply, refuses it with a problem, or asks a function that knows the request; gives what hears of
     * each body that is sent.
     */
    on<R extends RouteShape>(route: R, reply: FakeReply<R>) {
      const heard = vi.fn<Answer>();
      answers.set(route, (request, body) => {
        heard(body);
        return isFunction(reply) ? reply(request, body) : reply;
      });
      return heard;
    },
  };
}

/** What the API answers where something is wrong at fields. */
export const wrongAt = (fields: Readonly<Record<string, string>>): Problem => ({
  ...problemOf('invalid-input'),
  fields,
});

/** A longer path is tried by itself: `{id}` stands for one part. */
const patternOf = ({ path }: RouteShape) =>
  new RegExp(`^${API_PREFIX}${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

const isFunction = (reply: unknown): reply is (request: FakeRequest, body: unknown) => unknown =>
  typeof reply === 'function';

const isProblem = (reply: unknown): reply is Problem =>
  typeof reply === 'object' && reply !== null && 'code' in reply && 'detail' in reply;
