import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { operation } from '../operation.ts';
import { withCodeUsed } from '../app-code.ts';
import { assertClient, assertPool, findUser, invented, poolName, saveUser } from '../pool.ts';
import type { Pool } from '../pool.ts';
import { SOFTWARE_TOKEN_MFA } from '../pool-template.ts';
import { invalidParameter, notAuthorized, ServiceError, userNotFound } from '../service-error.ts';
import { beginSession, refreshSession } from '../sessions.ts';
import { createEphemeral, isProofValid, isUsablePublicValue, matchesVerifier } from '../srp/server.ts';
import type { Challenge, User } from '../store.ts';
import { preAuthentication } from '../triggers.ts';
import { Text } from './shapes.ts';

const CHALLENGE_MS = 3 * 60_000;
const CODE_TRIES_MAX = 5;
const FREE_FAILURES = 5;
const LOCK_MS_MAX = 15 * 60_000;
// "Thu Sep 5 17:22:32 UTC 2026": the only form of a proof's time that Cognito takes.
const TIMESTAMP = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) [A-Z][a-z]{2} \d{1,2} \d{2}:\d{2}:\d{2} UTC \d{4}$/;

const Parameters = z.record(z.string(), z.string()).default({});
type Parameters = z.infer<typeof Parameters>;

const FLOWS: Record<
  string,
  { allowedBy: string; begin: (pool: Pool, parameters: Parameters) => object | Promise<object> }
> = {
  USER_SRP_AUTH: { allowedBy: 'ALLOW_USER_SRP_AUTH', begin: beginProof },
  USER_PASSWORD_AUTH: { allowedBy: 'ALLOW_USER_PASSWORD_AUTH', begin: signInByPassword },
  REFRESH_TOKEN_AUTH: { allowedBy: 'ALLOW_REFRESH_TOKEN_AUTH', begin: refresh },
  REFRESH_TOKEN: { allowedBy: 'ALLOW_REFRESH_TOKEN_AUTH', begin: refresh },
};

/** What only a signed request may begin. */
const ADMINISTRATIVE_FLOWS: typeof FLOWS = {
  ADMIN_USER_PASSWORD_AUTH: { allowedBy: 'ALLOW_ADMIN_USER_PASSWORD_AUTH', begin: signInByPassword },
};

export const initiateAuth = operation(
  z.object({ ClientId: Text, AuthFlow: Text, AuthParameters: Parameters }),
  (pool, { ClientId, AuthFlow, AuthParameters }) => {
    assertClient(pool, ClientId);
    return begin(pool, FLOWS, AuthFlow, AuthParameters);
  },
);

export const adminInitiateAuth = operation(
  z.object({ UserPoolId: Text, ClientId: Text, AuthFlow: Text, AuthParameters: Parameters }),
  (pool, { UserPoolId, ClientId, AuthFlow, AuthParameters }) => {
    assertPool(pool, UserPoolId);
    assertClient(pool, ClientId);
    return begin(pool, ADMINISTRATIVE_FLOWS, AuthFlow, AuthParameters);
  },
);

function begin(pool: Pool, flows: typeof FLOWS, name: string, parameters: Parameters) {
  const flow = flows[name];
  if (!flow) throw invalidParameter(`Initiate Auth method not supported: ${name}`);
  if (!pool.template.explicitAuthFlows.includes(flow.allowedBy))
    throw invalidParameter(`${name} flow not enabled for this client`);
  return flow.begin(pool, parameters);
}

export const respondToAuthChallenge = operation(
  z.object({
    ClientId: Text,
    ChallengeName: Text,
    ChallengeResponses: Parameters,
    Session: Text.optional(),
  }),
  (pool, { ClientId, ChallengeName, ChallengeResponses, Session = '' }) => {
    assertClient(pool, ClientId);
    if (ChallengeName === SOFTWARE_TOKEN_MFA) return finishByCode(pool, Session, ChallengeResponses);
    if (ChallengeName !== 'PASSWORD_VERIFIER')
      throw invalidParameter(`Unsupported challenge ${ChallengeName}`);
    return finishProof(pool, ChallengeResponses);
  },
);

export const getTokensFromRefreshToken = operation(
  z.object({ ClientId: Text, RefreshToken: z.string().min(1) }),
  (pool, { ClientId, RefreshToken }) => {
    assertClient(pool, ClientId);
    return refreshSession(pool, RefreshToken);
  },
);

/** Passes when the password is theirs; counts failures and locks for a while after five. */
export function assertPasswordOf(pool: Pool, user: User, isRight: () => boolean): void {
  if (user.failedAt + lockMs(user.failures) > pool.now()) throw notAuthorized('Password attempts exceeded');
  if (!isRight()) {
    saveUser(pool, { ...user, failures: failuresSo(pool, user) + 1, failedAt: pool.now() });
    throw notAuthorized();
  }
  if (user.failures > 0) saveUser(pool, { ...user, failures: 0 });
}

/** "After five failures … one second, doubling with each further one, up to about 15 minutes." */
const lockMs = (failures: number) =>
  failures < FREE_FAILURES ? 0 : Math.min(1000 * 2 ** (failures - FREE_FAILURES), LOCK_MS_MAX);

const failuresSo = (pool: Pool, user: User) => (user.failedAt + LOCK_MS_MAX < pool.now() ? 0 : user.failures);

async function beginProof(pool: Pool, parameters: Parameters): Promise<object> {
  const name = required(parameters, 'USERNAME');
  const clientPublic = required(parameters, 'SRP_A');
  if (!isUsablePublicValue(clientPublic)) throw invalidParameter('Invalid SRP_A');
  await preAuthentication(pool, name, findUser(pool, name));
  const { username, salt, verifier } = findUser(pool, name) ?? stranger(pool, name);
  const { b, B } = createEphemeral({ verifier });
  const id = randomBytes(256).toString('base64');
  const expiresAt = pool.now() + CHALLENGE_MS;
  const challenge = { id, username, salt, verifier, clientPublic, secret: b, serverPublic: B, expiresAt };
  pool.store.challenges.put(challenge, pool.now());
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: salt,
      SECRET_BLOCK: id,
      SRP_B: B,
      USERNAME: username,
      USER_ID_FOR_SRP: username,
    },
  };
}

/** With PreventUserExistenceErrors an unknown name gets a challenge like anyone's, the same each time. */
function stranger(pool: Pool, name: string): Pick<User, 'username' | 'salt' | 'verifier'> {
  if (!pool.template.preventUserExistenceErrors) throw userNotFound();
  const hex = invented(pool, 'username', name).toString('hex');
  const username = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  const salt = `4${invented(pool, 'salt', name).toString('hex').slice(1, 32)}`;
  return { username, salt, verifier: invented(pool, 'verifier', name).toString('hex') };
}

function finishProof(pool: Pool, responses: Parameters): object | Promise<object> {
  const secretBlock = required(responses, 'PASSWORD_CLAIM_SECRET_BLOCK');
  const timestamp = required(responses, 'TIMESTAMP');
  const signature = required(responses, 'PASSWORD_CLAIM_SIGNATURE');
  const name = required(responses, 'USERNAME');
  if (!TIMESTAMP.test(timestamp))
    throw invalidParameter('TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.');
  const challenge = pool.store.challenges.take(secretBlock);
  if (!challenge || !('salt' in challenge) || challenge.expiresAt <= pool.now())
    throw notAuthorized('Invalid session for the user.');
  const user = pool.store.users.byUsername(challenge.username);
  if (!user || findUser(pool, name)?.username !== user.username) throw notAuthorized();
  const proof = { ...proofOf(pool, challenge), secretBlock, timestamp, signature };
  assertPasswordOf(pool, user, () => user.verifier === challenge.verifier && isProofValid(proof));
  return admit(pool, user);
}

const proofOf = (pool: Pool, challenge: Challenge) => ({
  poolName: poolName(pool),
  username: challenge.username,
  A: challenge.clientPublic,
  ephemeral: { b: challenge.secret, B: challenge.serverPublic },
  verifier: challenge.verifier,
});

async function signInByPassword(pool: Pool, parameters: Parameters): Promise<object> {
  const name = required(parameters, 'USERNAME');
  const password = required(parameters, 'PASSWORD');
  await preAuthentication(pool, name, findUser(pool, name));
  const user = findUser(pool, name);
  if (!user) throw pool.template.preventUserExistenceErrors ? notAuthorized() : userNotFound();
  const identity = { poolName: poolName(pool), username: user.username };
  assertPasswordOf(pool, user, () => matchesVerifier(identity, password, user));
  return admit(pool, user);
}

/** A session for someone who proved the password, unless their mailbox is still unproved or their app is to be asked. */
function admit(pool: Pool, user: User): object | Promise<object> {
  if (user.status === 'UNCONFIRMED')
    throw new ServiceError('UserNotConfirmedException', 'User is not confirmed.');
  return user.app?.isAsked ? askForCode(pool, user) : beginSession(pool, user);
}

function askForCode(pool: Pool, { username }: User): object {
  const id = randomBytes(256).toString('base64');
  const expiresAt = pool.now() + CHALLENGE_MS;
  pool.store.challenges.put({ id, username, wrongTries: 0, expiresAt }, pool.now());
  return {
    ChallengeName: SOFTWARE_TOKEN_MFA,
    Session: id,
    ChallengeParameters: { USER_ID_FOR_SRP: username },
  };
}

/** A wrong code may be put right while the challenge lasts, a few times. */
function finishByCode(pool: Pool, id: string, responses: Parameters): Promise<object> {
  const code = required(responses, 'SOFTWARE_TOKEN_MFA_CODE');
  const name = required(responses, 'USERNAME');
  const challenge = pool.store.challenges.take(id);
  const user = challenge && pool.store.users.byUsername(challenge.username);
  if (!challenge || !('wrongTries' in challenge) || !user?.app || challenge.expiresAt <= pool.now())
    throw notAuthorized('Invalid session for the user.');
  if (findUser(pool, name)?.username !== user.username) throw notAuthorized();
  try {
    return beginSession(pool, withCodeUsed(pool, user, user.app, code));
  } catch (error) {
    const wrongTries = challenge.wrongTries + 1;
    if (wrongTries < CODE_TRIES_MAX) pool.store.challenges.put({ ...challenge, wrongTries }, pool.now());
    throw error;
  }
}

function refresh(pool: Pool, parameters: Parameters): Promise<object> {
  return refreshSession(pool, required(parameters, 'REFRESH_TOKEN'));
}

function required(parameters: Parameters, name: string): string {
  const value = parameters[name];
  if (!value) throw invalidParameter(`Missing required parameter ${name}`);
  return value;
}
