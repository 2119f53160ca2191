import { fetchAuthSession, getCurrentUser, signOut } from 'aws-amplify/auth';

/*
 * The calls to the user pool of those who have a session, in the product's words; those of coming in are in `cognito-entry.ts`.
 * Amplify itself repeats a call that failed with 502, 503 or 504 (three times, with growing pauses) and refreshes tokens; errors
 * carry Cognito's names.
 */

/** Ends the session in the pool and here. */
export async function endSession(): Promise<void> {
  await signOut();
}

/** The signed-in person's id, or undefined. */
export async function currentUserId(): Promise<string | undefined> {
  return getCurrentUser().then(
    ({ userId }) => userId,
    () => undefined,
  );
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

const PROVIDER_PREFIXES = ['CognitoIdentityServiceProvider', 'com.amplify'];

/** Removes everything that the auth provider keeps in this browser. */
export function clearProviderKeys(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (PROVIDER_PREFIXES.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
  }
}
