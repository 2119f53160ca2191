/**
 * Every problem the API can answer, as RFC 9457 `application/problem+json`: its status and the sentence that says what to do next.
 * A problem's `code` is one of these keys; nothing else leaves the server.
 */
export const problems = {
  'invalid-input': [
    400,
    'Some of what was sent is not valid. Correct the fields named below and send it again.',
  ],
  'unreadable-body': [400, 'The request is not valid JSON. Send a JSON object.'],
  'signed-out': [401, 'Sign in and try again.'],
  'not-allowed': [403, "You don't have permission to do this. Ask the owner of the books for access."],
  'not-found': [404, 'Nothing was found under this address. It may have been deleted.'],
  'already-exists': [409, 'This id is already in use for something else. Send it again with a new id.'],
  'changed-meanwhile': [
    409,
    'Somebody else changed this in the meantime. Reload it and make your change again.',
  ],
  'wrong-state': [409, 'This can no longer be done: its state has changed. Reload and look again.'],
  'too-large': [413, 'This file is too large. The limit is 10 MB.'],
  'unsupported-format': [
    415,
    'This kind of file cannot be read here. Send one of the formats listed at the upload.',
  ],
  'unreadable-file': [422, 'The file is damaged and cannot be read. Export or photograph it again.'],
  'empty-file': [422, 'The file is empty. Choose another one.'],
  'password-needed': [422, 'The file is protected by a password. Remove the password and upload it again.'],
  'no-transactions': [422, 'No transactions were found in this file. Check that it is a bank statement.'],
  'account-needed': [422, 'Choose the account that this statement belongs to.'],
  'wrong-code': [400, 'That code is not right. Check the newest e-mail and type the six digits again.'],
  'code-expired': [400, 'That code has expired. Ask for a new one.'],
  'too-many-tries': [429, 'Too many wrong codes. Ask for a new one.'],
  'not-onboarded': [409, 'Choose your country and profession first.'],
  'plan-limit-reached': [
    402,
    'Your plan’s limit for this month is reached. Upgrade, or wait for the first of next month.',
  ],
  'nothing-to-export': [422, 'There are no transactions in this period. Choose another period.'],
  'export-too-large': [422, 'This export is too large for one e-mail. Choose a shorter period.'],
  'mail-refused': [422, 'The mail server refused this address. Check it and send again.'],
  'too-many-requests': [429, 'Too many requests at once. Wait a moment and try again.'],
  'no-connection': [503, 'Matchbook cannot be reached. Check your connection and try again.'],
  unexpected: [500, 'An unexpected error occurred. Nothing was changed; try again.'],
} as const satisfies Record<string, readonly [status: number, detail: string]>;

export type ProblemCode = keyof typeof problems;

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

/** The problem document of `code`, with a more specific sentence or the fields at fault where there are any. */
export function problemOf(
  code: ProblemCode,
  more: { detail?: string; fields?: Record<string, string> } = {},
): Problem {
  const [status, detail] = problems[code];
  return {
    type: `https://matchbook.app/problems/${code}`,
    title: code.replaceAll('-', ' '),
    status,
    detail: more.detail ?? detail,
    code,
    ...(more.fields ? { fields: more.fields } : {}),
  };
}
