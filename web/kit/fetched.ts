import { translator } from '../text/translator.ts';

/** Code that could not be fetched: no connection, or a new release has taken it away. Its message is for the person. */
class CodeMissingError extends Error {
  override readonly name = 'CodeMissingError';
}

/** What `load` imports; `fetched(() => import('./import-dialog.tsx'))`. Throws `CodeMissingError` when it cannot be had. */
export async function fetched<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw new CodeMissingError(translator.t('common.codeMissing'), { cause });
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
