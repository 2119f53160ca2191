import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import type * as z from 'zod';
import type { RouteInput, RouteShape } from '../../shared/contract/route.ts';
import type { Language } from '../../shared/text/language.ts';
import { preferredLanguage } from '../../shared/text/language.ts';
import { stylesHash } from '../domain/pages/styles.ts';
import type { ApiContext, ApiEvent, ApiReply, ApiStep } from './api-step.ts';
import { refusalOf } from './api-step.ts';
import { cloud } from './cloud.ts';
import type { Cloud } from './cloud.ts';
import { inLanguage } from './language.ts';
import { log } from './log.ts';
import { logContext } from './log-context.ts';
import { measured } from './measured.ts';
import type { PageAnswer, PageCookie } from '../domain/pages/page-answer.ts';
import { retryAfter } from './problems.ts';
import { sourceAddressOf } from './source-address.ts';
import { parsing, rawRequestOf } from './request.ts';

/** What a page is asked for, and with what. */
export type PageCall<R extends RouteShape> = RouteInput<R> & {
  readonly userAgent: string;
  /** From which IP address; undefined where a test calls without a gateway. */
  readonly client: string | undefined;
  /** What the browser kept of an earlier answer, by name. */
  readonly cookies: Readonly<Partial<Record<string, string>>>;
};

type PageRoute = RouteShape & { readonly page: true; readonly access: 'public' };

/**
 * The least that a page of ours needs: its own styles by their digest, the fonts and the icon that stand in it, forms that lead back to it,
 * files to be saved, documents in a tab of their own. It runs no script, and is no part of the site that it comes from.
 */
export const pagePolicy = [
  "default-src 'none'",
  `style-src '${stylesHash}'`,
  'font-src data:',
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  'sandbox allow-forms allow-downloads allow-popups allow-popups-to-escape-sandbox',
].join('; ');

const pageHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/**
 * The Lambda handler of a page: parses the address and form by the contract, answers HTML, or leads on. What no page can be found for, and
 * anything unforeseen, is told by `ended`; the latter is logged whole. Nothing is logged of addresses: they are secrets.
 */
export function pageEndpoint<R extends PageRoute>(
  route: R,
  handle: (call: PageCall<R>, cloud: Cloud) => Promise<z.output<R['reply']>>,
  ended: (status: 404 | 500) => PageAnswer,
): (event: ApiEvent, context: Context) => Promise<ApiReply> {
  const lambda = middy<ApiEvent, ApiReply, unknown, ApiContext>({ timeoutEarlyInMillis: 0 })
    .use(
      logContext<ApiEvent>(({ requestContext, routeKey }) => ({
        requestId: requestContext.requestId,
        route: routeKey,
      })),
    )
    .use(measured)
    .use(failing(ended))
    .use(formReading)
    .use(parsing(route))
    .handler(async (event, { input }) => {
      const userAgent = event.headers['user-agent'] ?? '';
      const client = sourceAddressOf(event)?.client;
      const call = { ...input, userAgent, client, cookies: cookiesOf(event) } as PageCall<R>;
      const outcome = await handle(call, cloud);
      return replyOf(route.reply.parse(outcome) as PageAnswer);
    });
  return (event, context) => inLanguage(languageOf(event), () => lambda(event, context));
}

function cookiesOf({ cookies = [] }: ApiEvent): PageCall<RouteShape>['cookies'] {
  return Object.fromEntries(
    cookies.map((cookie) => {
      const [name = '', ...value] = cookie.split('=');
      return [name, value.join('=')];
    }),
  );
}

/**
 * A cookie that no script reads and that only goes over a secure connection. A sandboxed page counts as another site, so `Lax`: its links and
 * forms carry it, nothing that is embedded anywhere does.
 */
const written = ({ name, value, path, secondsKept }: PageCookie): string =>
  `${name}=${value}; Path=${path}; Max-Age=${secondsKept}; HttpOnly; Secure; SameSite=Lax`;

const languageOf = ({ headers }: ApiEvent): Language => preferredLanguage(headers['accept-language']);

/** A form comes as browsers send it; what else comes is an empty one. */
const formReading: ApiStep = {
  before: ({ event }) => {
    const fields = new URLSearchParams(rawRequestOf(event).rawBody.toString());
    event.body = JSON.stringify(Object.fromEntries(fields));
    event.isBase64Encoded = false;
  },
};

function failing(ended: (status: 404 | 500) => PageAnswer): ApiStep {
  return {
    onError: (request) => {
      const { error } = request;
      const isRefused = refusalOf(error) !== undefined;
      if (!isRefused) log.error('unexpected', { error });
      request.response = replyOf(ended(isRefused ? 404 : 500));
    },
  };
}

function replyOf(answer: PageAnswer): ApiReply {
  if ('location' in answer) {
    const { location, cookie } = answer;
    return {
      statusCode: 303,
      headers: { ...pageHeaders, location },
      ...(cookie && { cookies: [written(cookie)] }),
      body: '',
    };
  }
  return {
    statusCode: answer.status,
    headers: {
      ...pageHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy,
      ...retryAfter(answer),
    },
    body: answer.html,
  };
}
