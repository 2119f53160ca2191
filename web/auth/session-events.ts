import { useEffect } from 'react';
import type { AuthEvent } from './auth-state.ts';
import { currentUserId, pool } from './pool.ts';

/**
 * Follows what happens to the session outside of our own calls: refreshed tokens here, sign-in and sign-out in other tabs.
 * `refused` hears that the pool renews it no more.
 */
export function useSessionEvents(
  isSignedIn: boolean,
  happen: (event: AuthEvent) => void,
  refused: () => void,
): void {
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key !== null && !event.key.endsWith('.LastAuthUser')) return;
      void currentUserId().then((userId) =>
        happen(userId === undefined ? { kind: 'signed-out' } : { kind: 'signed-in', userId }),
      );
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [happen]);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const following = pool().then(({ followRenewals }) =>
      followRenewals(() => happen({ kind: 'token-refreshed' }), refused),
    );
    return () => void following.then((stop) => stop());
  }, [isSignedIn, happen, refused]);
}
