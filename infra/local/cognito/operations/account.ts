import * as z from 'zod';
import { operation } from '../operation.ts';
import { assertPassword } from '../password-policy.ts';
import {
  assertAttributes,
  assertClient,
  assertWritable,
  attributeList,
  poolName,
  saveUser,
} from '../pool.ts';
import { readableAttributes } from '../readable-attributes.ts';
import type { Pool } from '../pool.ts';
import { invalidParameter, ServiceError } from '../service-error.ts';
import { revokeSession, userOf } from '../sessions.ts';
import { matchesVerifier } from '../srp/server.ts';
import type { User } from '../store.ts';
import { withPassword } from './reset-password.ts';
import { Attributes, Password, Text } from './shapes.ts';
import { appSettings } from './second-factor.ts';
import { assertPasswordOf } from './sign-in.ts';

const AccessToken = z.string().min(1);

export const getUser = operation(z.object({ AccessToken }), async (pool, input) => {
  const user = await userOf(pool, input.AccessToken);
  const UserAttributes = attributeList(readableAttributes(pool.template, user));
  return { Username: user.username, UserAttributes, ...appSettings(user) };
});

export const changePassword = operation(
  z.object({ AccessToken, PreviousPassword: Password, ProposedPassword: Password }),
  async (pool, input) => {
    const user = await userOf(pool, input.AccessToken);
    assertPassword(pool.template.passwordPolicy, input.ProposedPassword);
    const identity = { poolName: poolName(pool), username: user.username };
    assertPasswordOf(pool, user, () => matchesVerifier(identity, input.PreviousPassword, user));
    saveUser(pool, withPassword(pool, user, input.ProposedPassword));
    return {};
  },
);

export const updateUserAttributes = operation(
  z.object({ AccessToken, UserAttributes: Attributes }),
  async (pool, input) => {
    const user = await userOf(pool, input.AccessToken);
    assertWritable(pool, input.UserAttributes);
    changeAttributes(pool, user, input.UserAttributes);
    return { CodeDeliveryDetailsList: [] };
  },
);

/**
 * Saves the attributes. The product promises "Email cannot be changed", so the email is as fixed here as
 * what the template's schema declares immutable; nobody verifies their own email by saying so.
 */
export function changeAttributes(pool: Pool, user: User, attributes: Record<string, string>): void {
  assertAttributes(attributes);
  for (const name of Object.keys(attributes))
    if (name === 'sub' || name === 'email' || pool.template.fixedAttributes.includes(name))
      throw invalidParameter(`user.${name}: Attribute cannot be updated.`);
  saveUser(pool, { ...user, attributes: { ...user.attributes, ...attributes } });
}

export const globalSignOut = operation(z.object({ AccessToken }), async (pool, input) => {
  const { username } = await userOf(pool, input.AccessToken);
  pool.store.sessions.revokeAll(username);
  return {};
});

export const revokeToken = operation(
  z.object({ ClientId: Text, Token: z.string().min(1) }),
  (pool, { ClientId, Token }) => {
    assertClient(pool, ClientId);
    if (Token.split('.').length === 3)
      throw new ServiceError('UnsupportedTokenTypeException', 'Unsupported token type');
    revokeSession(pool, Token);
    return {};
  },
);

export const deleteUser = operation(z.object({ AccessToken }), async (pool, input) => {
  const { username } = await userOf(pool, input.AccessToken);
  pool.store.users.remove(username);
  return {};
});
