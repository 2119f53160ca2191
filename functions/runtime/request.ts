import * as z from 'zod';
import { IDEMPOTENCY_HEADER } from '../../shared/contract/route.ts';
import type { RouteShape } from '../../shared/contract/route.ts';
import { FilledLine } from '../../shared/model/common.ts';
import type { FieldTrouble } from '../../shared/text/en/fields.ts';
import { refuse } from '../domain/outcome.ts';
import type { Refusal } from '../domain/outcome.ts';
import { Refused, type ApiEvent, type ApiStep } from './api-step.ts';

/** Parses a request by its route's entry in the contract; what is not valid is refused with the fields at fault. */
export function parsing(route: RouteShape): ApiStep {
  const shape = inputShape(route);
  return {
    before: ({ event, context }) => {
      const parsed = shape.safeParse(givenTo(route, event));
      if (!parsed.success) throw new Refused(refusalOf(parsed.error));
      context.input = parsed.data;
    },
  };
}

/** What a raw route's handler is given: signatures are over the body exactly as it was sent. */
export interface RawRequest {
  readonly rawBody: Buffer;
  /** By name in small letters. */
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** The body's bytes and the headers as they were sent. */
export function rawRequestOf({ body = '', isBase64Encoded, headers }: ApiEvent): RawRequest {
  return { rawBody: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'), headers };
}

/** Of the handler of a route that may be asked again under the same key. */
export interface RepeatableRequest {
  /** What the client sent as its key; without one it is a new request each time. */
  readonly idempotencyKey: string | undefined;
}

const KEY_LENGTH_MAX = 255;

function inputShape({ params, query, body, repeatable }: RouteShape) {
  return z.object({
    params: params ?? z.undefined(),
    query: query ?? z.undefined(),
    body: body ?? z.undefined(),
    idempotencyKey: repeatable ? FilledLine(KEY_LENGTH_MAX).optional() : z.undefined(),
  });
}

function givenTo({ params, query, body, repeatable }: RouteShape, event: ApiEvent) {
  return {
    params: params && (event.pathParameters ?? {}),
    query: query && (event.queryStringParameters ?? {}),
    body: body && jsonOf(event),
    idempotencyKey: repeatable && event.headers[IDEMPOTENCY_HEADER],
  };
}

function refusalOf({ issues }: z.ZodError): Refusal {
  // An id that is no id names nothing: the same answer as for an id that does not exist.
  if (issues.some(({ path }) => path[0] === 'params')) return refuse('not-found');
  return refuse('invalid-input', { fields: fieldsOf(issues) });
}

function fieldsOf(issues: readonly z.core.$ZodIssue[]): Record<string, FieldTrouble> {
  return Object.fromEntries(
    issues.map(({ path, message: sentence }) => [
      path.slice(1).join('.') || String(path[0]),
      { code: 'told', sentence },
    ]),
  );
}

function jsonOf(event: ApiEvent): unknown {
  const text = rawRequestOf(event).rawBody.toString();
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch (error) {
    throw error instanceof SyntaxError ? new Refused(refuse('unreadable-body')) : error;
  }
}
