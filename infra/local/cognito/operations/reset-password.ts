import * as z from 'zod';
import { delivery, redeemCode, sendCode } from '../codes.ts';
import { operation } from '../operation.ts';
import { assertPassword } from '../password-policy.ts';
import { assertClient, findUser, poolName, saveUser } from '../pool.ts';
import type { Pool } from '../pool.ts';
import { codeMismatch, invalidParameter, userNotFound } from '../service-error.ts';
import { createVerifier } from '../srp/server.ts';
import type { User } from '../store.ts';
import { postConfirmation } from '../triggers.ts';
import { ConfirmationCode, Metadata, Password, Text, Username } from './shapes.ts';

/** The user with this password from now on, and a clean slate of failures. */
export function withPassword(pool: Pool, user: User, password: string): User {
  const identity = { poolName: poolName(pool), username: user.username };
  return { ...user, ...createVerifier(identity, password), failures: 0, failedAt: 0 };
}

export const forgotPassword = operation(
  z.object({ ClientId: Text, Username, ClientMetadata: Metadata }),
  async (pool, input) => {
    assertClient(pool, input.ClientId);
    const user = findUser(pool, input.Username);
    if (!user && pool.template.preventUserExistenceErrors) return delivery(input.Username);
    if (!user) throw userNotFound();
    if (user.attributes['email_verified'] !== 'true')
      throw invalidParameter(
        'Cannot reset password for the user as there is no registered/verified email or phone_number',
      );
    return sendCode(pool, 'CustomMessage_ForgotPassword', user, input.ClientMetadata);
  },
);

export const confirmForgotPassword = operation(
  z.object({ ClientId: Text, Username, ConfirmationCode, Password, ClientMetadata: Metadata }),
  async (pool, input) => {
    assertClient(pool, input.ClientId);
    assertPassword(pool.template.passwordPolicy, input.Password);
    const user = findUser(pool, input.Username);
    if (!user) throw pool.template.preventUserExistenceErrors ? codeMismatch() : userNotFound();
    redeemCode(pool, user, 'reset', input.ConfirmationCode);
    const changed = saveUser(pool, { ...withPassword(pool, user, input.Password), status: 'CONFIRMED' });
    await postConfirmation(pool, 'PostConfirmation_ConfirmForgotPassword', changed, input.ClientMetadata);
    return {};
  },
);
