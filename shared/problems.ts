import { siteOrigin } from './site-origin.ts';
import { problemWords } from './text/problem-words.ts';

/**
 * Every problem the API can answer, as RFC 9457 `application/problem+json`, and its status. A problem's `code` is one of these
 * keys; nothing else leaves the server.
 */
export const problemStatuses = {
  'invalid-input': 400,
  'unreadable-body': 400,
  'signed-out': 401,
  'not-allowed': 403,
  'not-found': 404,
  'already-exists': 409,
  'changed-meanwhile': 409,
  'other-address': 409,
  'wrong-state': 409,
  'period-locked': 409,
  'too-large': 413,
  'unsupported-format': 415,
  'unreadable-file': 422,
  'empty-file': 422,
  'password-needed': 422,
  'no-transactions': 422,
  'not-a-statement': 422,
  'account-needed': 422,
  'wrong-code': 400,
  'code-expired': 400,
  'recovery-refused': 400,
  'too-many-tries': 429,
  'not-onboarded': 409,
  'sample-books': 409,
  'being-deleted': 409,
  'not-a-member': 403,
  'plan-limit-reached': 402,
  'plan-lacks-format': 402,
  'nothing-to-export': 422,
  'export-too-large': 422,
  'mail-refused': 422,
  'address-bounced': 409,
  'mail-unknown': 502,
  'export-limit-reached': 429,
  'feedback-limit-reached': 429,
  'too-many-requests': 429,
  'payments-unavailable': 503,
  'given-up': 500,
  'no-connection': 503,
  unexpected: 500,
} as const;

export type ProblemCode = keyof typeof problemStatuses;

/** The body of a problem (RFC 9457) as the API sends it. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: ProblemCode;
  /** For invalid input: field path → what is wrong with it. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** The problem document of `code`, with a more specific sentence or the fields at fault where there are any; `details` in the reader's language. */
export function problemOf(
  code: ProblemCode,
  more: { detail?: string; fields?: Record<string, string> } = {},
  details: Readonly<Record<ProblemCode, string>> = problemWords(),
): Problem {
  return {
    type: `${siteOrigin}/problems/${code}`,
    title: code.replaceAll('-', ' '),
    status: problemStatuses[code],
    detail: more.detail ?? details[code],
    code,
    ...(more.fields ? { fields: more.fields } : {}),
  };
}
