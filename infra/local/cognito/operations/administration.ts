import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { operation } from '../operation.ts';
import { assertPassword } from '../password-policy.ts';
import { assertPool, attributeList, findUser, saveUser } from '../pool.ts';
import type { Pool } from '../pool.ts';
import { invalidParameter, userNotFound } from '../service-error.ts';
import type { User } from '../store.ts';
import { changeAttributes } from './account.ts';
import { withPassword } from './reset-password.ts';
import { Attributes, Metadata, Password, Text, Username } from './shapes.ts';
import { addUser, assertUnconfirmed, confirm } from './sign-up.ts';

const Target = z.object({ UserPoolId: Text, Username });

function target(pool: Pool, input: z.infer<typeof Target>): User {
  assertPool(pool, input.UserPoolId);
  const user = findUser(pool, input.Username);
  if (!user) throw userNotFound();
  return user;
}

/** Times go over the wire as epoch seconds. */
const profile = (user: User) => ({
  Username: user.username,
  UserCreateDate: user.createdAt / 1000,
  UserLastModifiedDate: user.modifiedAt / 1000,
  Enabled: true,
  UserStatus: user.status,
});

export const adminGetUser = operation(Target, (pool, input) => {
  const user = target(pool, input);
  return { ...profile(user), UserAttributes: attributeList(user.attributes) };
});

export const adminCreateUser = operation(
  Target.extend({
    UserAttributes: Attributes,
    TemporaryPassword: Password.optional(),
    MessageAction: z.string().optional(),
  }),
  (pool, input) => {
    assertPool(pool, input.UserPoolId);
    if (input.MessageAction !== 'SUPPRESS')
      throw invalidParameter(
        'Only MessageAction SUPPRESS is supported: the product invites in its own words.',
      );
    const password = input.TemporaryPassword ?? `Aa1!${randomBytes(12).toString('base64url')}`;
    assertPassword(pool.template.passwordPolicy, password);
    const { sub: _, ...attributes } = input.UserAttributes;
    const user = addUser(pool, {
      email: input.Username,
      password,
      attributes,
      status: 'FORCE_CHANGE_PASSWORD',
    });
    return { User: { ...profile(user), Attributes: attributeList(user.attributes) } };
  },
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

export const adminSetUserPassword = operation(
  Target.extend({ Password, Permanent: z.boolean().default(false) }),
  (pool, input) => {
    const user = target(pool, input);
    assertPassword(pool.template.passwordPolicy, input.Password);
    const status = input.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD';
    saveUser(pool, { ...withPassword(pool, user, input.Password), status });
    return {};
  },
);

export const adminUpdateUserAttributes = operation(
  Target.extend({ UserAttributes: Attributes, ClientMetadata: Metadata }),
  (pool, input) => {
    changeAttributes(pool, target(pool, input), input.UserAttributes);
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

const FILTER = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/;

export const listUsers = operation(
  z.object({
    UserPoolId: Text,
    Filter: z.string().optional(),
    Limit: z.number().int().min(0).max(60).default(60),
    PaginationToken: z.string().optional(),
  }),
  (pool, input) => {
    assertPool(pool, input.UserPoolId);
    const found = pool.store.users.all().filter(matching(input.Filter));
    const start = pageStart(input.PaginationToken);
    const page = found.slice(start, start + input.Limit);
    const end = start + page.length;
    return {
      Users: page.map((user) => ({ ...profile(user), Attributes: attributeList(user.attributes) })),
      ...(end < found.length && { PaginationToken: String(end) }),
    };
  },
);

function pageStart(token: string | undefined): number {
  if (token === undefined) return 0;
  if (!/^\d{1,9}$/.test(token)) throw invalidParameter('Invalid pagination token');
  return Number(token);
}

/** `attribute = "value"` or `attribute ^= "beginning"`; e-mails without regard to case. */
function matching(filter: string | undefined): (user: User) => boolean {
  if (!filter?.trim()) return () => true;
  const [, name = '', comparison, quoted = ''] = FILTER.exec(filter) ?? [];
  if (!name) throw invalidParameter(`Error while parsing filter: ${filter}`);
  const wanted = quoted.replace(/\\(.)/g, '$1').toLowerCase();
  return (user) => {
    const value = valueOf(user, name)?.toLowerCase();
    return comparison === '=' ? value === wanted : (value?.startsWith(wanted) ?? false);
  };
}

function valueOf(user: User, name: string): string | undefined {
  if (name === 'username') return user.username;
  if (name === 'cognito:user_status') return user.status;
  return user.attributes[name];
}
