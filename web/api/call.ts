import { NEXT_CURSOR_HEADER } from '../../shared/contract/route.ts';
import type { SentFile } from '../../shared/model/sent-file.ts';
import type { RouteReply, RouteRequest, RouteShape } from '../../shared/contract/route.ts';
import { problemOf } from '../../shared/problems.ts';
import { ApiProblem, problemIn } from './api-problem.ts';
import { noteReached } from './connection.ts';
import { newId } from './new-id.ts';
import { mayRetry, requestOf } from './request-of.ts';
import type { RequestParts } from './request-of.ts';
import { noteAbilitiesChanged, noteOtherBooks, shownBooks } from './shown-books.ts';

/** What a client needs from the browser and from the session. */
export interface ClientParts {
  readonly fetch: typeof fetch;
  /** The access token; another one than that which the API refused. */
  readonly token: (refused?: string) => Promise<string | undefined>;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Hears that the API takes no token of this session any more; answers one with which to go on once its person is back. */
  readonly ended: () => Promise<string | undefined>;
  /** Hears after each request whether it reached anybody. */
  readonly reached: (isReached: boolean) => void;
  /** The books that the page shows. */
  readonly books: () => string | undefined;
  /** Hears that the person is no member of them any more. */
  readonly otherBooks: () => void;
  /** Hears that something was refused that the page offered. */
  readonly notAllowed: () => void;
}

export type Call = <R extends RouteShape>(route: R, request: RouteRequest<R>) => Promise<RouteReply<R>>;

const TRIES_MAX = 4;
const FIRST_PAUSE_MS = 300;

/** A typed client of the contract: Bearer token, renewed once on 401, retries on 502, 503 and 504; throws `ApiProblem`. */
export function createCall(client: ClientParts): Call {
  const { fetch, token, pause, ended, reached, books, otherBooks, notAllowed } = client;
  const ask = async (route: RouteShape, parts: RequestParts, bearer?: string) => {
    const bearing = bearer === undefined ? {} : { token: bearer, books: books() };
    const [url, init] = requestOf(route, parts, bearing);
    const response = await fetch(url, init).catch(() => undefined);
    reached(response !== undefined);
    return response ?? Response.json(problemOf('no-connection'), { status: 503 });
  };
  const send = async (route: RouteShape, parts: RequestParts) => {
    if (route.access === 'public') return ask(route, parts);
    const bearer = await token();
    const response = await ask(route, parts, bearer);
    // Without a token a refusal says nothing of the session: that could not be renewed, for want of a connection.
    if (response.status !== 401 || bearer === undefined) return response;
    const renewed = await token(bearer);
    if (renewed === undefined) return response;
    const second = await ask(route, parts, renewed);
    if (second.status !== 401) return second;
    const anew = await ended();
    return anew === undefined ? second : ask(route, parts, anew);
  };
  const persist = async (route: RouteShape, parts: RequestParts) => {
    let response = await send(route, parts);
    for (let tries = 1; tries < TRIES_MAX && mayRetry(route, parts, response.status); tries += 1) {
      await pause(FIRST_PAUSE_MS * 2 ** (tries - 1));
      response = await send(route, parts);
    }
    return response;
  };
  return async <R extends RouteShape>(route: R, request: RouteRequest<R>) => {
    const parts = route.repeatable ? { ...request, idempotencyKey: newId() } : request;
    const response = await persist(route, parts);
    if (!response.ok) {
      const problem = await problemIn(response);
      if (problem.code === 'not-a-member') otherBooks();
      if (problem.code === 'not-allowed') notAllowed();
      throw problem;
    }
    return (await (route.file === undefined ? replyOf(response) : fileOf(response))) as RouteReply<R>;
  };
}

async function replyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const reply: unknown = await response.json().catch(() => undefined);
  if (reply === undefined) throw new ApiProblem(problemOf('unexpected'));
  return reply;
}

async function fileOf(response: Response): Promise<SentFile> {
  const nextCursor = response.headers.get(NEXT_CURSOR_HEADER);
  const [, fileName = 'file'] =
    /filename="([^"]*)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  // A byte order mark stays: spreadsheets need it.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  return { text, fileName, ...(nextCursor === null ? {} : { nextCursor }) };
}

let tokenSource: ClientParts['token'] = () => Promise.resolve(undefined);

/** Tells the client where access tokens come from; called once by the session. */
export function takeTokensFrom(source: ClientParts['token']): void {
  tokenSource = source;
}

let endOfSession: ClientParts['ended'] = () => Promise.resolve(undefined);

/** Tells the client who hears that the session has ended at the API; called once by the session. */
export function tellEndOfSession(hear: ClientParts['ended']): void {
  endOfSession = hear;
}

let sending: ClientParts['fetch'] = (url, init) => fetch(url, init);

/** Sends requests by this from now on; called once by what watches over them. */
export function sendBy(wrap: (send: ClientParts['fetch']) => ClientParts['fetch']): void {
  sending = wrap(sending);
}

const browser = {
  fetch: (url: RequestInfo | URL, init?: RequestInit) => sending(url, init),
  pause: (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
  reached: noteReached,
  books: shownBooks,
  otherBooks: noteOtherBooks,
  notAllowed: noteAbilitiesChanged,
};

/** Calls one operation of the contract: `call(listReceipts, { query: { status: 'pending' } })`. */
export const call: Call = createCall({
  ...browser,
  token: (refused) => tokenSource(refused),
  ended: () => endOfSession(),
});

/** Calls what ends the session that it is called in: nobody is awaited whose return it would wait for itself. */
export const callEnding: Call = createCall({
  ...browser,
  token: (refused) => (refused === undefined ? tokenSource() : Promise.resolve(undefined)),
  ended: () => Promise.resolve(undefined),
});
