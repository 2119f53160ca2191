import { useSyncExternalStore } from 'react';
import { problemOf } from '../../shared/problems.ts';

/** From then on a person is asked whether to wait any longer. */
const SLOW_MS = 10_000;
/** So many requests that fail one after the other are no accident. */
const FAILURES_MIN = 3;
/** As servers note that a client went away: a refusal, which nobody tries again. */
const CLIENT_WENT = 499;

/** Of each request that takes long, how it is called off. */
const slow = new Set<AbortController>();
let failures = 0;
const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => listener());

function noteAnswered(isAnswered: boolean): void {
  failures = isAnswered ? 0 : failures + 1;
  tell();
}

/**
 * Sends as before, and watches: what takes long can be called off, and is then answered with a problem that says so in these words;
 * failures are counted until something is answered, be it by a refusal.
 */
export function watched(send: typeof fetch, canceled: () => string): typeof fetch {
  return async (url, init) => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      slow.add(controller);
      tell();
    }, SLOW_MS);
    try {
      const response = await send(url, { ...init, signal: controller.signal });
      noteAnswered(response.status < 500);
      return response;
    } catch (error) {
      if (!controller.signal.aborted) throw error;
      const problem = { ...problemOf('given-up', { detail: canceled() }), status: CLIENT_WENT };
      return Response.json(problem, { status: CLIENT_WENT });
    } finally {
      clearTimeout(timer);
      if (slow.delete(controller)) tell();
    }
  };
}

/** Goes on waiting: of the requests that take long now nothing more is said. */
export function keepWaiting(): void {
  slow.clear();
  tell();
}

/** Calls off all requests that take long. */
export function cancelSlow(): void {
  for (const controller of slow) controller.abort();
  keepWaiting();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How the API fares: whether a request takes long, and whether none of the last ones was answered as it should be. */
export function useService() {
  const isSlow = useSyncExternalStore(subscribe, () => slow.size > 0);
  const isFailing = useSyncExternalStore(subscribe, () => failures >= FAILURES_MIN);
  return { isSlow, isFailing };
}
