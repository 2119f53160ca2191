import * as z from 'zod';
import { problemStatuses } from '../problems.ts';
import { API_PREFIX, BOOKS_HEADER, IDEMPOTENCY_HEADER } from './route.ts';
import type { RouteShape } from './route.ts';

const schemaOf = (type: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(type, { io, unrepresentable: 'any' });

/** Problems that any route may answer. */
const everywhere = ['invalid-input', 'unreadable-body', 'signed-out', 'not-allowed', 'unexpected'] as const;

/** The OpenAPI 3.1 document of a set of routes by name; pages are for people, and no operations of it. */
export function openapiOf(routes: Readonly<Record<string, RouteShape>>): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, route] of Object.entries(routes)) {
    if (route.page) continue;
    const path = (paths[API_PREFIX + route.path] ??= {});
    path[route.method.toLowerCase()] = operationOf(name, route);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Matchbook', version: '1' },
    paths,
    components: { securitySchemes: { member: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  };
}

function operationOf(name: string, route: RouteShape): Record<string, unknown> {
  return {
    operationId: name,
    summary: route.summary,
    ...(route.access === 'public' ? {} : { security: [{ member: [] }] }),
    parameters: [
      ...parametersOf(route.params, 'path'),
      ...parametersOf(route.query, 'query'),
      ...(route.access === 'public' ? [] : [shownBooks]),
      ...(route.repeatable ? [idempotencyKey] : []),
    ],
    ...(route.body ? { requestBody: { required: true, content: json(schemaOf(route.body, 'input')) } } : {}),
    responses: {
      [route.status ?? 200]: { description: 'Success', content: successOf(route) },
      ...problemsOf(route),
    },
  };
}

const shownBooks = {
  name: BOOKS_HEADER,
  in: 'header',
  required: false,
  description: 'The organisation that the caller shows: refused where its person works in another by then.',
  schema: { type: 'string' },
};

const idempotencyKey = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: false,
  description: 'Made once for each thing that is wanted: asked again under the same key, it is done once.',
  schema: { type: 'string' },
};

function parametersOf(shape: z.ZodObject | undefined, where: 'path' | 'query'): unknown[] {
  return Object.entries(shape?.shape ?? {}).map(([name, type]) => ({
    name,
    in: where,
    required: where === 'path' || !z.safeParse(type as z.ZodType, undefined).success,
    schema: schemaOf(type as z.ZodType, 'input'),
  }));
}

function problemsOf(route: RouteShape): Record<string, unknown> {
  const foreseen = [
    ...everywhere,
    ...(route.access === 'public' ? [] : (['not-a-member'] as const)),
    ...(route.realBooksOnly ? (['sample-books'] as const) : []),
    ...(isRefusedWhileClosing(route) ? (['being-deleted'] as const) : []),
    ...route.problems,
  ];
  const byStatus = Map.groupBy(foreseen, (code) => problemStatuses[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      { description: [...new Set(codes)].join(', '), content: { 'application/problem+json': {} } },
    ]),
  );
}

const isRefusedWhileClosing = ({ method, access, whileClosing }: RouteShape): boolean =>
  access !== 'public' && method !== 'GET' && !whileClosing;

const successOf = ({ file, reply }: RouteShape): Record<string, unknown> =>
  file === undefined ? json(schemaOf(reply, 'output')) : { [file]: { schema: { type: 'string' } } };

const json = (schema: unknown) => ({ 'application/json': { schema } });
