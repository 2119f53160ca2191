import { Amplify } from 'aws-amplify';
import { fetchAuthSession, getCurrentUser, signOut } from 'aws-amplify/auth';
import { Hub } from 'aws-amplify/utils';
import type { SiteConfig } from './site-config.ts';

/*
 * The calls to the user pool of those who have a session, in the product's words; those of coming in are in `cognito-entry.ts`.
 * Amplify itself repeats a call that failed with 502, 503 or 504 (three times, with growing pauses) and refreshes tokens; errors
 * carry Cognito's names.
 */

/** Points all calls at the deployment's pool. */
export function callTo({ userPoolId, userPoolClientId, userPoolEndpoint }: SiteConfig): void {
  const endpoint = userPoolEndpoint === undefined ? {} : { userPoolEndpoint };
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId, ...endpoint } } });
}

const ENDING_MS_MAX = 3000;

/** Ends the session at the API, so that it is listed no more, in the pool and here. Where the API cannot be asked, in the pool alone. */
export async function endSession(): Promise<void> {
  const [id, token] = [await currentSessionId(), await tokenOf().catch(() => undefined)];
  if (id !== undefined && token !== undefined) {
    const { endSessionAt } = await import('./end-session-at.ts');
    await endSessionAt(id, token, ENDING_MS_MAX).catch(() => undefined);
  }
  await signOut();
}

/** The signed-in person's id, or undefined. */
export async function currentUserId(): Promise<string | undefined> {
  return getCurrentUser().then(
    ({ userId }) => userId,
    () => undefined,
  );
}

/** The session that this browser keeps, by the id that every token of it carries, renewed ones too; undefined without one. */
export async function currentSessionId(): Promise<string | undefined> {
  const session = await fetchAuthSession().catch(() => undefined);
  const id = session?.tokens?.accessToken.payload['origin_jti'];
  return typeof id === 'string' ? id : undefined;
}

/**
 * The access token for the API, renewed when it is about to expire, or when it is still the one that was refused: the first of all
 * tabs' waiting calls renews it, the others find it renewed (or, where the browser is slow to tell a tab, renew it once more).
 */
export async function accessToken(refused?: string): Promise<string | undefined> {
  if (refused === undefined) return tokenOf();
  return navigator.locks.request('matchbook.renewal', async () => {
    const current = await tokenOf();
    return current === refused ? tokenOf({ forceRefresh: true }) : current;
  });
}

async function tokenOf(options?: { forceRefresh: boolean }): Promise<string | undefined> {
  const { tokens } = await fetchAuthSession(options);
  return tokens?.accessToken.toString();
}

/** Hears of tokens that were renewed, and that the pool renews them no more; answers how to stop. */
export function followRenewals(renewed: () => void, refused: () => void): () => void {
  return Hub.listen('auth', ({ payload }) => {
    if (payload.event === 'tokenRefresh_failure') refused();
    if (payload.event === 'tokenRefresh') renewed();
  });
}
