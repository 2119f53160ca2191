/*
 * While somebody works whose session the pool or the API takes no more, what they asked for waits here: they type their password where
 * they are, and all goes on.
 */

let waiting: PromiseWithResolvers<void> | undefined;
let refused: string | undefined;

/** Whether somebody is asked to come back. */
export const isAwaited = (): boolean => waiting !== undefined;

/** From now on calls wait, until `nobodyAwaited`; `sessionId` is the session that is taken no more. */
export function awaitPerson(sessionId: string | undefined): void {
  if (waiting) return;
  waiting = Promise.withResolvers();
  refused = sessionId;
}

/** Whether it is the session that is taken no more: another tab that renews it has not brought anybody back. */
export const isRefused = (sessionId: string | undefined): boolean => isAwaited() && sessionId === refused;

/** Resolves once the person is back, or has left for good. */
export const comingBack = (): Promise<void> => waiting?.promise ?? Promise.resolve();

/** The person is back, or has left: what waits goes on, with a token or without. */
export function nobodyAwaited(): void {
  waiting?.resolve();
  waiting = undefined;
}

/** Where a tab notes that somebody leaves; the others hear of it. */
export const LEAVING_KEY = 'matchbook.leftAt';
const JUST_MS = 10_000;

/** Notes for other tabs that the session ends here because somebody leaves. */
export function noteLeaving(storage: Storage, nowMs: number): void {
  storage.setItem(LEAVING_KEY, String(nowMs));
}

/** Whether the session ended because somebody left in any tab, and not because it was refused. */
export function hasJustLeft(storage: Storage, nowMs: number): boolean {
  const at = Number(storage.getItem(LEAVING_KEY) ?? Number.NaN);
  return nowMs - at < JUST_MS;
}
