import type { MiddlewareObj } from '@middy/core';
import { log } from './log.ts';

/**
 * Puts what the invocation is about on every line logged during it, and Lambda's own request id. A warm function serves many:
 * the words of the one before are gone when the next begins, however that one ended.
 */
export function logContext<E>(aboutOf: (event: E) => Readonly<Record<string, string>>): MiddlewareObj<E> {
  const forget = (): void => {
    log.resetKeys();
  };
  return {
    before: ({ event, context }) => {
      forget();
      log.addContext(context);
      log.appendKeys(aboutOf(event));
    },
    after: forget,
    onError: forget,
  };
}
