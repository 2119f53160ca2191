import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { delivery, redeemCode, sendCode } from '../codes.ts';
import { operation } from '../operation.ts';
import { assertPassword } from '../password-policy.ts';
import {
  assertAttributes,
  assertClient,
  assertWritable,
  findUser,
  poolName,
  saveUser,
  unfit,
} from '../pool.ts';
import type { Pool } from '../pool.ts';
import {
  expiredCode,
  invalidParameter,
  notAuthorized,
  ServiceError,
  userNotFound,
} from '../service-error.ts';
import { createVerifier } from '../srp/server.ts';
import type { User } from '../store.ts';
import { postConfirmation, preSignUp } from '../triggers.ts';
import { Attributes, ConfirmationCode, Metadata, Password, Text, Username } from './shapes.ts';

// The API checks no more than this either; SES has the last word.
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

interface NewUser {
  username: string;
  email: string;
  password: string;
  attributes: Record<string, string>;
}

/** Stores a new person, unconfirmed, whose sub is their username; throws what SignUp refuses. */
function addUser(pool: Pool, { username, email, password, attributes }: NewUser): User {
  if (!EMAIL.test(email)) throw invalidParameter('Username should be an email.');
  assertAttributes(attributes);
  if (attributes['email'] !== undefined && attributes['email'].toLowerCase() !== email.toLowerCase())
    throw invalidParameter('The email attribute must be the username.');
  assertRequired(pool, { ...attributes, email });
  if (pool.store.users.byEmail(email.toLowerCase()))
    throw new ServiceError('UsernameExistsException', 'An account with the given email already exists.');
  return saveUser(pool, {
    username,
    email: email.toLowerCase(),
    status: 'UNCONFIRMED',
    ...createVerifier({ poolName: poolName(pool), username }, password),
    attributes: { email_verified: 'false', ...attributes, email, sub: username },
    createdAt: pool.now(),
    modifiedAt: pool.now(),
    failures: 0,
    failedAt: 0,
  });
}

function assertRequired(pool: Pool, attributes: Record<string, string>): void {
  for (const name of pool.template.requiredAttributes)
    if (!attributes[name]) throw unfit(`${name}: The attribute ${name} is required`);
}

/** Confirms the user (the mailbox is theirs) and tells the product. */
export async function confirm(pool: Pool, user: User, metadata: z.infer<typeof Metadata>): Promise<object> {
  const attributes = pool.template.autoVerifiedAttributes.includes('email')
    ? { ...user.attributes, email_verified: 'true' }
    : user.attributes;
  const confirmed = saveUser(pool, { ...user, attributes, status: 'CONFIRMED' });
  await postConfirmation(pool, 'PostConfirmation_ConfirmSignUp', confirmed, metadata);
  return {};
}

/** Refuses what only an unconfirmed user may do. */
export function assertUnconfirmed(user: User): void {
  if (user.status === 'UNCONFIRMED') return;
  throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
}

export const signUp = operation(
  z.object({ ClientId: Text, Username, Password, UserAttributes: Attributes, ClientMetadata: Metadata }),
  async (pool, input) => {
    assertClient(pool, input.ClientId);
    assertPassword(pool.template.passwordPolicy, input.Password);
    assertWritable(pool, input.UserAttributes);
    const username = randomUUID();
    const attributes = { ...input.UserAttributes, email: input.Username };
    await preSignUp(pool, username, attributes, input.ClientMetadata);
    const user = addUser(pool, {
      username,
      email: input.Username,
      password: input.Password,
      attributes: input.UserAttributes,
    });
    const sent = await sendCode(pool, 'CustomMessage_SignUp', user, input.ClientMetadata);
    return { ...sent, UserConfirmed: false, UserSub: user.username };
  },
);

export const confirmSignUp = operation(
  z.object({ ClientId: Text, Username, ConfirmationCode, ClientMetadata: Metadata }),
  async (pool, input) => {
    assertClient(pool, input.ClientId);
    const user = findUser(pool, input.Username);
    if (!user) throw pool.template.preventUserExistenceErrors ? expiredCode() : userNotFound();
    assertUnconfirmed(user);
    redeemCode(pool, user, 'sign-up', input.ConfirmationCode);
    return confirm(pool, user, input.ClientMetadata);
  },
);

export const resendConfirmationCode = operation(
  z.object({ ClientId: Text, Username, ClientMetadata: Metadata }),
  async (pool, input) => {
    assertClient(pool, input.ClientId);
    const user = findUser(pool, input.Username);
    if (!user && pool.template.preventUserExistenceErrors) return delivery(input.Username);
    if (!user) throw userNotFound();
    if (user.status !== 'UNCONFIRMED') throw invalidParameter('User is already confirmed.');
    return sendCode(pool, 'CustomMessage_ResendCode', user, input.ClientMetadata);
  },
);
