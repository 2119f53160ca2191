import { API_PREFIX, BOOKS_HEADER, IDEMPOTENCY_HEADER } from '../../shared/contract/route.ts';
import type { RouteShape } from '../../shared/contract/route.ts';
import { languageTags, spokenLanguage } from '../../shared/text/language.ts';

/** The parts of a request as the contract names them. */
export interface RequestParts {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  /** The same for all tries of one call. */
  readonly idempotencyKey?: string | undefined;
}

/** In whose name a call is made, and about which books. */
export interface Bearing {
  readonly token?: string | undefined;
  readonly books?: string | undefined;
}

/** The fetch arguments of one call; parameters are encoded, absent query values left out. */
export function requestOf(
  route: RouteShape,
  parts: RequestParts,
  { token, books }: Bearing,
): [url: string, RequestInit] {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parts.params?.[name])),
  );
  const headers = {
    accept: 'application/json',
    'accept-language': languageTags[spokenLanguage()],
    ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(books === undefined ? {} : { [BOOKS_HEADER]: books }),
    ...(parts.idempotencyKey === undefined ? {} : { [IDEMPOTENCY_HEADER]: parts.idempotencyKey }),
  };
  const body = parts.body === undefined ? {} : { body: JSON.stringify(parts.body) };
  return [`${API_PREFIX}${path}${queryText(parts.query)}`, { method: route.method, headers, ...body }];
}

function queryText(query: RequestParts['query']): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}

const GATEWAY_STATUSES = [502, 503, 504];

/**
 * Whether a call that failed at the gateway may be sent again: reads and replacements always, what carries a key and creations whose
 * id the client made too; anything else (a decision) only when nothing can have happened yet (503).
 */
export function mayRetry(route: RouteShape, parts: RequestParts, status: number): boolean {
  if (!GATEWAY_STATUSES.includes(status)) return false;
  if (status === 503 || route.method === 'GET' || route.method === 'PUT' || route.repeatable) return true;
  return (
    route.method === 'POST' && typeof parts.body === 'object' && parts.body !== null && 'id' in parts.body
  );
}
