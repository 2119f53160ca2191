import { useEffect } from 'react';
import { heardLast } from '../kit/heard-last.ts';
import type { AuthEvent } from './auth-state.ts';
import { hasJustLeft, isRefused, LEAVING_KEY } from './coming-back.ts';
import { currentSessionId, currentUserId, pool } from './pool.ts';

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
    const look = heardLast(whoIsThere, ({ userId, isOver }) => {
      if (isOver) return;
      if (userId !== undefined) happen({ kind: 'signed-in', userId });
      else if (hasJustLeft(localStorage, Date.now())) happen({ kind: 'signed-out' });
      else refused();
    });
    // Who leaves where the pool had ended the session already takes no more tokens away, of which this tab would hear.
    const leave = async () => {
      if ((await currentUserId()) === undefined) happen({ kind: 'signed-out' });
    };
    // Who signs in elsewhere is named there before their tokens are, and is nobody until the last of them is there.
    const follow = ({ key }: StorageEvent) => {
      if (key === LEAVING_KEY) void leave();
      if (key === null || /\.(LastAuthUser|accessToken|idToken)$/.test(key)) void look();
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

async function whoIsThere() {
  const userId = await currentUserId();
  return { userId, isOver: userId !== undefined && isRefused(await currentSessionId()) };
}
