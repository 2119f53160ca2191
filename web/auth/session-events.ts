import { Hub } from 'aws-amplify/utils';
import { useEffect } from 'react';
import type { AuthEvent } from './auth-state.ts';
import { currentUserId } from './cognito.ts';

/**
 * Follows what happens to the session outside of our own calls: refreshed tokens here, sign-in and sign-out in other tabs.
 * `refused` hears that the pool renews it no more.
 */
export function useSessionEvents(happen: (event: AuthEvent) => void, refused: () => void): void {
  useEffect(() => {
    const stopListening = Hub.listen('auth', ({ payload }) => {
      if (payload.event === 'tokenRefresh_failure') refused();
      if (payload.event === 'tokenRefresh') happen({ kind: 'token-refreshed' });
    });
    const follow = (event: StorageEvent) => {
      if (event.key !== null && !event.key.endsWith('.LastAuthUser')) return;
      void currentUserId().then((userId) =>
        happen(userId === undefined ? { kind: 'signed-out' } : { kind: 'signed-in', userId }),
      );
    };
    window.addEventListener('storage', follow);
    return () => {
      stopListening();
      window.removeEventListener('storage', follow);
    };
  }, [happen, refused]);
}
