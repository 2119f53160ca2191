import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { PoolSecondFactor } from '../../functions/adapters/pool-second-factor.ts';
import { UserPool } from '../../functions/adapters/user-pool.ts';

/** A token that the pool takes no more. */
export const signedOutOfPool = 'signed-out';

type Input = Readonly<Record<string, unknown>>;

const APP = 'SOFTWARE_TOKEN_MFA';
const refusal = (name: string, message = 'No.') => ({ __type: name, message });
const incorrect = refusal('NotAuthorizedException', 'Incorrect username or password.');

/** An app of somebody at the pool: whether signing in asks for its code, and whether it is there at all. */
interface FakeApp {
  isAsked: boolean;
  isThere: boolean;
}

/**
 * A user pool as the functions call it, with people by id and password, that notes each call. Access tokens are anything but
 * `signedOutOfPool`, and the first person's; every code is right but 000000; a password that hangs up is never answered.
 */
export function fakePool(
  people: Readonly<Record<string, string>>,
  { apps = {}, emails = {} }: { apps?: Record<string, FakeApp>; emails?: Record<string, string> } = {},
) {
  const passwords = new Map(Object.entries(people));
  const calls: string[] = [];
  const idOf = (username: string) => emails[username] ?? username;
  const settings = (userId: string) => (apps[userId]?.isAsked ? { UserMFASettingList: [APP] } : {});
  const [first = ''] = passwords.keys();

  const answers: Readonly<Record<string, (input: Input, userId: string) => object>> = {
    GetUser: ({ AccessToken }) =>
      AccessToken === signedOutOfPool
        ? refusal('NotAuthorizedException', 'Access Token has been revoked')
        : { Username: first, UserAttributes: [], ...settings(first) },
    AdminGetUser: (_, userId) =>
      passwords.has(userId)
        ? { Username: userId, UserAttributes: [], ...settings(userId) }
        : refusal('UserNotFoundException'),
    AdminInitiateAuth: ({ AuthParameters }) => {
      const { USERNAME = '', PASSWORD } = AuthParameters as Record<string, string>;
      const userId = idOf(USERNAME);
      if (PASSWORD === undefined || passwords.get(userId) !== PASSWORD) return incorrect;
      return apps[userId]?.isAsked
        ? { ChallengeName: APP, ChallengeParameters: { USER_ID_FOR_SRP: userId } }
        : { AuthenticationResult: {} };
    },
    AdminSetUserPassword: ({ Password }, userId) => {
      const password = String(Password);
      if (password.startsWith('Hangs-up')) throw new Error('hung up');
      if (password.length < 10) return refusal('InvalidPasswordException');
      passwords.set(userId, password);
      return {};
    },
    AdminSetUserMFAPreference: ({ SoftwareTokenMfaSettings }, userId) => {
      const { Enabled } = SoftwareTokenMfaSettings as { Enabled: boolean };
      const app = apps[userId];
      if (Enabled && !app?.isThere) return refusal('InvalidParameterException');
      if (app) app.isAsked = Enabled;
      return {};
    },
    AdminUserGlobalSignOut: () => ({}),
    AdminDeleteUser: (_, userId) => (passwords.delete(userId) ? {} : refusal('UserNotFoundException')),
    AssociateSoftwareToken: () => ({ SecretCode: 'SECRET' }),
    VerifySoftwareToken: ({ UserCode }) => {
      if (UserCode === '000000') return refusal('EnableSoftwareTokenMFAException');
      apps[first] ??= { isAsked: false, isThere: true };
      return { Status: 'SUCCESS' };
    },
  };

  const requestHandler = {
    handle: ({ headers, body }: { readonly headers: Record<string, string>; readonly body: Uint8Array }) =>
      Promise.resolve().then(() => {
        const operation = headers['x-amz-target']?.split('.').at(-1) ?? '';
        calls.push(operation);
        const input = JSON.parse(new TextDecoder().decode(body)) as Input;
        const answer = answers[operation]?.(input, idOf(String(input['Username'])));
        if (answer === undefined) throw new Error(`The fake pool has no ${operation}.`);
        const statusCode = '__type' in answer ? 400 : 200;
        const type = { 'content-type': 'application/x-amz-json-1.1' };
        return { response: { statusCode, headers: type, body: Buffer.from(JSON.stringify(answer)) } };
      }),
  };
  const client = new CognitoIdentityProviderClient({
    ...{ region: 'memory', maxAttempts: 1, requestHandler },
    credentials: { accessKeyId: 'memory', secretAccessKey: 'memory' },
  });
  return {
    parts: {
      userPool: new UserPool(client),
      poolSecondFactor: new PoolSecondFactor('pass', client),
      userPoolId: 'ca-central-1_Fake00001',
      userPoolClientId: 'client',
    },
    calls: () => calls,
    passwordOf: (userId: string) => passwords.get(userId),
    app: (userId: string) => apps[userId],
  };
}
