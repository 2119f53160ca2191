import * as z from 'zod';
import { operation } from '../operation.ts';
import { assertPassword } from '../password-policy.ts';
import { assertPool, attributeList, findUser, saveUser } from '../pool.ts';
import type { Pool } from '../pool.ts';
import { userNotFound } from '../service-error.ts';
import type { User } from '../store.ts';
import { changeAttributes } from './account.ts';
import { AppSettings, appSettings, askApp } from './second-factor.ts';
import { withPassword } from './reset-password.ts';
import { Attributes, Metadata, Password, Text, Username } from './shapes.ts';
import { assertUnconfirmed, confirm } from './sign-up.ts';

const Target = z.object({ UserPoolId: Text, Username });

function target(pool: Pool, input: z.infer<typeof Target>): User {
  assertPool(pool, input.UserPoolId);
  const user = findUser(pool, input.Username);
  if (!user) throw userNotFound();
  return user;
}

export const adminGetUser = operation(Target, (pool, input) => {
  const user = target(pool, input);
  const { username, createdAt, modifiedAt, status, attributes } = user;
  return {
    ...appSettings(user),
    Username: username,
    // Times go over the wire as epoch seconds.
    UserCreateDate: createdAt / 1000,
    UserLastModifiedDate: modifiedAt / 1000,
    Enabled: true,
    UserStatus: status,
    UserAttributes: attributeList(attributes),
  };
});

export const adminSetUserMfaPreference = operation(
  Target.extend({ SoftwareTokenMfaSettings: AppSettings }),
  (pool, input) => askApp(pool, target(pool, input), input.SoftwareTokenMfaSettings),
);

export const adminConfirmSignUp = operation(
  Target.extend({ ClientMetadata: Metadata }),
  async (pool, input) => {
    const user = target(pool, input);
    assertUnconfirmed(user);
    // Cognito leaves email_verified alone here: an administrator's word is not the mailbox's.
    return confirm(
      { ...pool, template: { ...pool.template, autoVerifiedAttributes: [] } },
      user,
      input.ClientMetadata,
    );
  },
);

export const adminUpdateUserAttributes = operation(
  Target.extend({ UserAttributes: Attributes, ClientMetadata: Metadata }),
  (pool, input) => {
    changeAttributes(pool, target(pool, input), input.UserAttributes);
    return {};
  },
);

/** Gives the user a password that holds; one that they would have to change at once is not known here. */
export const adminSetUserPassword = operation(
  Target.extend({ Password, Permanent: z.literal(true) }),
  (pool, input) => {
    const user = target(pool, input);
    assertPassword(pool.template.passwordPolicy, input.Password);
    saveUser(pool, { ...withPassword(pool, user, input.Password), status: 'CONFIRMED' });
    return {};
  },
);

export const adminUserGlobalSignOut = operation(Target, (pool, input) => {
  pool.store.sessions.revokeAll(target(pool, input).username);
  return {};
});

export const adminDeleteUser = operation(Target, (pool, input) => {
  pool.store.users.remove(target(pool, input).username);
  return {};
});
