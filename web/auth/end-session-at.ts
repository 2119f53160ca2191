import { endSession } from '../../shared/contract/sessions.ts';
import { requestOf } from '../api/request-of.ts';

/** Ends a session at the API, by a token of its own. Nothing is asked twice or renewed: who leaves waits for nobody. */
export async function endSessionAt(id: string, token: string, withinMs: number): Promise<void> {
  const [url, init] = requestOf(endSession, { params: { id } }, { token });
  await fetch(url, { ...init, signal: AbortSignal.timeout(withinMs) });
}
