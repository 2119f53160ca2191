import type * as z from 'zod';
import type { Ability } from '../abilities.ts';
import type { ProblemCode } from '../problems.ts';
import type { RateName } from '../rate-limits.ts';

/** What a route's function may do in the cloud; each word becomes the least grants of its role (`infra/constructs/grants.ts`). */
export type Touch =
  | 'table:read'
  | 'table:write'
  | 'documents:read'
  | 'documents:write'
  | 'documents:delete'
  | 'documents:erase'
  | 'exports:read'
  | 'exports:write'
  | 'files:erase'
  | 'reports:write'
  | 'mails:read'
  | 'mails:delete'
  | 'mail:send'
  | 'mail:receive'
  | 'queues:send'
  | 'rates:fetch'
  | 'payments:call'
  | 'payments:hear'
  | 'pool:confirm'
  | 'pool:read'
  | 'pool:token'
  | 'pool:prove'
  | 'pool:set-password'
  | 'pool:set-factor'
  | 'pool:sign-out'
  | 'pool:delete';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anybody, every member of the organisation, or members holding one ability. */
export type Access = 'public' | 'member' | Ability;

export interface RouteShape {
  readonly method: HttpMethod;
  /** Path under `/api`, parameters in braces: `/transactions/{id}`; of a page its whole path. */
  readonly path: `/${string}`;
  /**
   * A page for browsers instead of an operation of the API: it lies under its own path, its body is that of a form, and it answers HTML or
   * leads on. Whatever begins with the first part of its path is answered by pages.
   */
  readonly page?: true;
  readonly summary: string;
  readonly access: Access;
  readonly touches: readonly Touch[];
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The handler gets headers and body exactly as they were sent (what a signature is over) instead of a parsed `body`. */
  readonly raw?: true;
  /** Clients may send an `Idempotency-Key`, made once for each thing they want: asked again under it, it is done once. */
  readonly repeatable?: true;
  /** What leaves the product, comes into it or changes how books are kept: refused where the books are sample books. */
  readonly realBooksOnly?: true;
  /** Also where the organization is to be deleted: whatever else changes something is refused then. */
  readonly whileClosing?: true;
  /** How often it may be asked for (`rate-limits.ts`): counted in the table, by person, address or client. */
  readonly rate?: RateName;
  /** Answered as a file of this type instead of JSON: `reply` is `SentFile`. */
  readonly file?: 'text/csv; charset=utf-8';
  readonly reply: z.ZodType;
  /** Status of a success; 200 unless told. With 303 the reply's `location` is where a browser goes on. */
  readonly status?: 200 | 201 | 202 | 204 | 303;
  /** Problems that this route foresees beside those every route has. */
  readonly problems: readonly ProblemCode[];
}

/** The header by which a file in parts names the cursor of its next part. */
export const NEXT_CURSOR_HEADER = 'matchbook-next-cursor';

/** The header by which a client says that a request is the one it sent before; in small letters, as functions get it. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** Names the organization that a call is about, which the page shows; it is checked against membership. Without it the active one is meant. */
export const BOOKS_HEADER = 'matchbook-books';

/** Every path of the API begins so, in the browser, at the edge and behind it. */
export const API_PREFIX = '/api';

/** What the path of a route is within the site. */
export const sitePathOf = ({ path, page }: Pick<RouteShape, 'path' | 'page'>): string =>
  page ? path : API_PREFIX + path;

/** How the paths begin that pages lie under: `/shared` of `/shared/{token}`. */
export const pagePrefixes = (routes: readonly Pick<RouteShape, 'path' | 'page'>[]): string[] => [
  ...new Set(routes.filter(({ page }) => page).map(({ path }) => `/${path.split('/')[1] ?? ''}`)),
];

/** Declares one operation of the API; the value keeps its literal type, from which handler and client take theirs. */
export const route = <const R extends RouteShape>(shape: R): R => shape;

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Given<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What a handler receives once the request is parsed. */
export interface RouteInput<R extends RouteShape> {
  readonly params: Parsed<R['params']>;
  readonly query: Parsed<R['query']>;
  readonly body: Parsed<R['body']>;
}

type OptionalKeys<T> = { [K in keyof T]: undefined extends T[K] ? never : K }[keyof T];

/** What a client passes: only the parts that the route has. */
export type RouteRequest<R extends RouteShape> = Pick<
  { params: Given<R['params']>; query: Given<R['query']>; body: Given<R['body']> },
  OptionalKeys<{ params: Given<R['params']>; query: Given<R['query']>; body: Given<R['body']> }>
>;

export type RouteReply<R extends RouteShape> = z.output<R['reply']>;
