import { fetched } from '../kit/fetched.ts';
import { keepsSession } from './kept-session.ts';
import { siteConfig } from './site-config.ts';

const load = async () => {
  const [cognito, config] = await Promise.all([import('./cognito.ts'), siteConfig()]);
  const { accessToken, callTo, currentSessionId, currentUserId, endSession, followRenewals } = cognito;
  callTo(config);
  return { accessToken, currentSessionId, currentUserId, endSession, followRenewals };
};

let calls: ReturnType<typeof load> | undefined;

/** The calls to the user pool, fetched where somebody has a session or begins one: a page to sign in stands without them. */
export async function pool(): ReturnType<typeof load> {
  calls ??= fetched(load);
  return calls.catch((error: unknown) => {
    calls = undefined;
    throw error;
  });
}

/** The calls with which somebody comes in: fewer still need them. */
export const poolEntry = async () => {
  await pool();
  return fetched(() => import('./cognito-entry.ts'));
};

/** The signed-in person's id, or undefined. */
export async function currentUserId(): Promise<string | undefined> {
  return keepsSession(localStorage) ? (await pool()).currentUserId() : undefined;
}

/** The id of the session that this browser keeps, or undefined. */
export async function currentSessionId(): Promise<string | undefined> {
  return keepsSession(localStorage) ? (await pool()).currentSessionId() : undefined;
}
