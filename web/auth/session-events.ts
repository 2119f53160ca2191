import { useEffect } from 'react';
import type { AuthEvent } from './auth-state.ts';
import { hasJustLeft, isAwaited } from './coming-back.ts';
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
    // Who comes back in another tab is known there before all of their tokens are.
    const follow = (event: StorageEvent) => {
      if (
        event.key !== null &&
        !(isAwaited() ? /\.(LastAuthUser|accessToken)$/ : /\.LastAuthUser$/).test(event.key)
      )
        return;
      void currentUserId().then((userId) => {
        if (userId !== undefined) happen({ kind: 'signed-in', userId });
        else if (hasJustLeft(localStorage, Date.now())) happen({ kind: 'signed-out' });
        else refused();
      });
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [happen, refused]);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const following = pool().then(({ followRenewals }) =>
      followRenewals(() => happen({ kind: 'token-refreshed' }), refused),
    );
    return () => void following.then((stop) => stop());
  }, [isSignedIn, happen, refused]);
}
