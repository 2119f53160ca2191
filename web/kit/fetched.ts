import { translator } from '../text/translator.ts';

/** Code that could not be fetched: no connection, or a new release has taken it away. Its message is for the person. */
class CodeMissingError extends Error {
  override readonly name = 'CodeMissingError';
}

let pending = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  pending += change;
  for (const hear of listeners) hear();
}

/** Whether code is being fetched now, and how to hear when that changes: a store for `useSyncExternalStore`. */
export const codeLoading = {
  subscribe: (hear: () => void): (() => void) => {
    listeners.add(hear);
    return () => listeners.delete(hear);
  },
  isLoading: (): boolean => pending > 0,
};

/** What `load` imports; `fetched(() => import('./import-dialog.tsx'))`. Throws `CodeMissingError` when it cannot be had. */
export async function fetched<Module>(load: () => Promise<Module>): Promise<Module> {
  count(1);
  try {
    return await load();
  } catch (cause) {
    throw new CodeMissingError(translator.t('common.codeMissing'), { cause });
  } finally {
    count(-1);
  }
}

/** Runs `work` when the browser has nothing else to do, at the latest soon; answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no such callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, IDLE_MS_MAX);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: IDLE_MS_MAX });
  return () => cancelIdleCallback(request);
}

const IDLE_MS_MAX = 2_000;
