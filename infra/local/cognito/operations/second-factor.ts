import * as z from 'zod';
import { counterOf, newSecret } from '../app-code.ts';
import { operation } from '../operation.ts';
import { saveUser } from '../pool.ts';
import type { Pool } from '../pool.ts';
import { SOFTWARE_TOKEN_MFA } from '../pool-template.ts';
import { invalidParameter, ServiceError } from '../service-error.ts';
import { userOf } from '../sessions.ts';
import type { User } from '../store.ts';

const AccessToken = z.string().min(1);
const UserCode = z.string().regex(/^[0-9]{6}$/);

export const AppSettings = z
  .object({ Enabled: z.boolean().default(false), PreferredMfa: z.boolean().default(false) })
  .default({ Enabled: false, PreferredMfa: false });

/** Whether the person is asked for a code of an app, as the API tells it of a user. */
export const appSettings = ({ app }: User) =>
  app?.isAsked ? { UserMFASettingList: [SOFTWARE_TOKEN_MFA], PreferredMfaSetting: SOFTWARE_TOKEN_MFA } : {};

/** Offers a secret for an app; the one in use stays until a code proves that the new one is there. */
export const associateSoftwareToken = operation(z.object({ AccessToken }), async (pool, input) => {
  const user = await userOf(pool, input.AccessToken);
  assertOffered(pool);
  const offeredSecret = newSecret();
  saveUser(pool, { ...user, offeredSecret });
  return { SecretCode: offeredSecret };
});

/** Takes a code of the app that was offered last, else of the one in use. */
export const verifySoftwareToken = operation(z.object({ AccessToken, UserCode }), async (pool, input) => {
  const user = await userOf(pool, input.AccessToken);
  assertOffered(pool);
  const { offeredSecret, app, ...rest } = user;
  const secret = offeredSecret ?? app?.secret;
  if (secret === undefined) throw invalidParameter('User has not associated a software token');
  const counter = counterOf(secret, input.UserCode, pool.now());
  const lastCounter = secret === app?.secret ? app.lastCounter : 0;
  if (counter === undefined || counter <= lastCounter)
    throw new ServiceError('EnableSoftwareTokenMFAException', 'Code mismatch');
  saveUser(pool, { ...rest, app: { secret, isAsked: app?.isAsked ?? false, lastCounter: counter } });
  return { Status: 'SUCCESS' };
});

export const setUserMfaPreference = operation(
  z.object({ AccessToken, SoftwareTokenMfaSettings: AppSettings }),
  async (pool, input) => askApp(pool, await userOf(pool, input.AccessToken), input.SoftwareTokenMfaSettings),
);

/** Has the person asked for a code of their app at each sign-in, or no more. */
export function askApp(pool: Pool, user: User, { Enabled }: z.infer<typeof AppSettings>): object {
  const { app } = user;
  if (Enabled && !app) throw invalidParameter('User has not verified software token mfa');
  if (app) saveUser(pool, { ...user, app: { ...app, isAsked: Enabled } });
  return {};
}

function assertOffered({ template }: Pool): void {
  if (template.offersApps) return;
  throw new ServiceError(
    'SoftwareTokenMFANotFoundException',
    'Software Token MFA has not been enabled by the userPool.',
  );
}
