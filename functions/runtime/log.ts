import { Logger } from '@aws-lambda-powertools/logger';

/** Name under which this function logs and is measured: its own, which holds the stage; bounded, as there is one a route or queue. */
export const serviceName = process.env['AWS_LAMBDA_FUNCTION_NAME'] ?? 'matchbook';

/** Causes of causes are followed so deep: a chain can lead back into itself. */
const CAUSES_MAX = 8;

/** Structured log of one function. Never hand it document contents, tokens or whole requests. */
export const log = new Logger({
  serviceName,
  jsonReplacerFn: (_key, value: unknown) => (Error.isError(value) ? describeError(value) : value),
});

/** Names the organisation on every further line of this request or message, once it is known. */
export function logOrganization(organizationId: string): void {
  log.appendKeys({ organizationId });
}

/**
 * An error with all its causes, for the log. Further members are left out: the SDK's errors carry the rows that a condition
 * failed on, which are somebody's books.
 */
function describeError(error: Error, depth = 0): Record<string, unknown> {
  const { name, message, stack, cause } = error;
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const because =
    Error.isError(cause) && depth < CAUSES_MAX ? { cause: describeError(cause, depth + 1) } : {};
  return { name, message, stack, ...code, ...because };
}
