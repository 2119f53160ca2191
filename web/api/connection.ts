import { useEffect, useSyncExternalStore } from 'react';

/** Whether the last request that was sent reached nobody: a browser may think it is online without a way to us. */
let isCut = false;
const listeners = new Set<() => void>();

/** Notes whether a request reached anybody. */
export function noteReached(isReached: boolean): void {
  if (isCut !== isReached) return;
  isCut = !isReached;
  for (const listener of listeners) listener();
}

const PROBE_MS = 4000;

/** Whether nothing that is asked arrives anywhere. While it is so, it is tried again by itself. */
export function useIsOffline(): boolean {
  const isOffline = useSyncExternalStore(subscribe, () => isCut || !navigator.onLine);
  useEffect(() => {
    if (!isOffline) return undefined;
    const probe = setInterval(() => void lookForConnection(), PROBE_MS);
    return () => clearInterval(probe);
  }, [isOffline]);
  return isOffline;
}

function subscribe(listener: () => void): () => void {
  const back = () => void lookForConnection();
  listeners.add(listener);
  window.addEventListener('offline', listener);
  window.addEventListener('online', listener);
  window.addEventListener('online', back);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('offline', listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('online', back);
  };
}

/** Looks whether anything arrives, by a small file of the site: what it says matters to nobody. */
export async function lookForConnection(): Promise<boolean> {
  const answer = await fetch('/config.json', { cache: 'no-store' }).catch(() => undefined);
  noteReached(answer !== undefined);
  return answer !== undefined;
}
