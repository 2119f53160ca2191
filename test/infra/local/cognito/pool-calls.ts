import * as cognito from '@aws-sdk/client-cognito-identity-provider';
import { afterEach } from 'vitest';
import { CLIENT_ID, openPool, PASSWORD, sdk } from './pool-fixture.ts';

export const EMAIL = 'Ada@example.org';
export const HOUR = 3_600_000;
export const PASSWORD_FLOW = {
  ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
};
export const INCORRECT = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };

/** A code that is not this one. */
export const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

/** What people ask of a user pool; each test opens one of its own, which ends with the test. */
export function poolCalls() {
  let pool: Awaited<ReturnType<typeof openPool>>;
  let client: cognito.CognitoIdentityProviderClient;
  afterEach(() => pool.close());

  const authenticate = (flow: cognito.AuthFlowType, parameters: Record<string, string>) =>
    client.send(
      new cognito.InitiateAuthCommand({ ClientId: CLIENT_ID, AuthFlow: flow, AuthParameters: parameters }),
    );
  return {
    get pool() {
      return pool;
    },
    get client() {
      return client;
    },
    open: async (overrides: Parameters<typeof openPool>[0] = { client: PASSWORD_FLOW }): Promise<void> => {
      pool = await openPool(overrides);
      client = pool.sdk();
    },
    restart: async (): Promise<void> => {
      await pool.restart();
      client = sdk(pool.url);
    },
    signUp: (username = EMAIL, password = PASSWORD, name = 'Ada') =>
      client.send(
        new cognito.SignUpCommand({
          ClientId: CLIENT_ID,
          Username: username,
          Password: password,
          UserAttributes: [{ Name: 'name', Value: name }],
          ClientMetadata: { page: 'signup' },
        }),
      ),
    confirm: (code = pool.code(), username = EMAIL) =>
      client.send(
        new cognito.ConfirmSignUpCommand({
          ClientId: CLIENT_ID,
          Username: username,
          ConfirmationCode: code,
        }),
      ),
    resend: (username = EMAIL) =>
      client.send(new cognito.ResendConfirmationCodeCommand({ ClientId: CLIENT_ID, Username: username })),
    forgot: (username = EMAIL) =>
      client.send(new cognito.ForgotPasswordCommand({ ClientId: CLIENT_ID, Username: username })),
    reset: (code: string, password: string, username = EMAIL) =>
      client.send(
        new cognito.ConfirmForgotPasswordCommand({
          ClientId: CLIENT_ID,
          Username: username,
          ConfirmationCode: code,
          Password: password,
        }),
      ),
    authenticate,
    getUser: (token: string) => client.send(new cognito.GetUserCommand({ AccessToken: token })),
    signIn: async (password = PASSWORD) => {
      const answer = await authenticate('USER_PASSWORD_AUTH', { USERNAME: EMAIL, PASSWORD: password });
      const {
        AccessToken = '',
        RefreshToken = '',
        IdToken = '',
        ...rest
      } = answer.AuthenticationResult ?? {};
      return { accessToken: AccessToken, refreshToken: RefreshToken, idToken: IdToken, rest };
    },
  };
}
