import type { MiddlewareObj } from '@middy/core';
import type {
  APIGatewayProxyEventV2WithJWTAuthorizer,
  APIGatewayProxyStructuredResultV2,
  Context,
} from 'aws-lambda';
import { answerHeaders } from '../../shared/answer-headers.ts';
import { NEXT_CURSOR_HEADER } from '../../shared/contract/route.ts';
import type { SentFile } from '../../shared/model/sent-file.ts';
import { wordKept } from '../../shared/text/kept-words.ts';
import { refusedAsClosed } from '../domain/books/period-lock.ts';
import { refuse } from '../domain/outcome.ts';
import type { Refusal } from '../domain/outcome.ts';
import { ChangedMeanwhile, MembershipChanged } from '../store/change.ts';
import { lockThatBarred } from '../store/period-locks.ts';
import type { Caller } from './caller.ts';

export type ApiEvent = APIGatewayProxyEventV2WithJWTAuthorizer;
export type ApiReply = APIGatewayProxyStructuredResultV2;

/** What the steps before a handler have found out about a request. */
export interface ApiContext extends Context {
  caller?: Caller;
  /** Parsed by the route's entry in the contract. */
  input?: object;
  /** By the process' own clock, in milliseconds. */
  startedAt?: number;
}

/** One concern of every route: a middleware around its handler. */
export type ApiStep = MiddlewareObj<ApiEvent, ApiReply, unknown, ApiContext>;

/** A "no" of a step or of the handler, which ends the request; it is answered as the problem that it names. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.refused);
    this.refusal = refusal;
  }
}

/** What a request that ended with this error is refused as; undefined where nobody refused it on purpose. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refused) return error.refusal;
  if (error instanceof ChangedMeanwhile) return refuse('changed-meanwhile');
  if (error instanceof MembershipChanged) return refuse(error.isMember ? 'not-allowed' : 'not-a-member');
  const lock = lockThatBarred(error);
  return lock && refusedAsClosed(lock);
}

/** A file instead of JSON, which browsers save under its name. */
export function fileAnswerOf(contentType: string, { text, fileName, nextCursor }: SentFile): ApiReply {
  return {
    statusCode: 200,
    headers: {
      'cache-control': 'no-store',
      ...answerHeaders,
      'content-type': contentType,
      'content-disposition': `attachment; filename="${fileName}"`,
      ...(nextCursor === undefined ? {} : { [NEXT_CURSOR_HEADER]: nextCursor }),
    },
    body: text,
  };
}

/** An answer of the API, which nobody keeps; what was kept to be worded is said in the reader's language. */
export function answerOf(statusCode: number, contentType: string, body: unknown): ApiReply {
  return {
    statusCode,
    headers: {
      'cache-control': 'no-store',
      ...answerHeaders,
      'content-type': contentType,
    },
    body: JSON.stringify(body, (_, value: unknown) => (typeof value === 'string' ? wordKept(value) : value)),
  };
}
