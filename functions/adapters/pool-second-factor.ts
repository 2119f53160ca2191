import {
  AdminGetUserCommand,
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  CodeMismatchException,
  CognitoIdentityProviderClient,
  EnableSoftwareTokenMFAException,
  ExpiredCodeException,
  GetUserCommand,
  InvalidParameterException,
  NotAuthorizedException,
  SoftwareTokenMFANotFoundException,
  UserNotFoundException,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { poolPassHeader } from '../../shared/cloud-names.ts';

const APP = 'SOFTWARE_TOKEN_MFA';

/** What the pool says of a code that is wrong or used up, and of any code where no app was offered. */
const noCode = [
  EnableSoftwareTokenMFAException,
  CodeMismatchException,
  ExpiredCodeException,
  InvalidParameterException,
  SoftwareTokenMFANotFoundException,
];

/** The token is revoked, or its person is gone: since the last call too. */
const isSignedOut = (error: unknown): boolean =>
  error instanceof NotAuthorizedException || error instanceof UserNotFoundException;

/**
 * Authenticator apps in the user pool: with a person's own token, by the pass that the pool's firewall asks for, where there is no other
 * way; all else with a grant of ours.
 */
export class PoolSecondFactor {
  readonly #client: CognitoIdentityProviderClient;

  constructor(pass?: string, client = new CognitoIdentityProviderClient({})) {
    this.#client = client;
    if (pass === undefined) return;
    client.middlewareStack.add(
      (next) => (args) => {
        Object.assign((args.request as { headers: object }).headers, { [poolPassHeader]: pass });
        return next(args);
      },
      { step: 'build', name: 'poolPass', override: true },
    );
  }

  /** Whether signing in asks the person of this access token for a code; `signed-out` where the pool takes it no more. */
  async stateBy(accessToken: string): Promise<'on' | 'off' | 'signed-out'> {
    try {
      const { UserMFASettingList } = await this.#client.send(
        new GetUserCommand({ AccessToken: accessToken }),
      );
      return UserMFASettingList?.includes(APP) ? 'on' : 'off';
    } catch (error) {
      if (isSignedOut(error)) return 'signed-out';
      throw error;
    }
  }

  /** Whether signing in asks somebody for a code; undefined where the pool knows nobody of that id. */
  async isOn(poolId: string, userId: string): Promise<boolean | undefined> {
    try {
      const user = await this.#client.send(new AdminGetUserCommand({ UserPoolId: poolId, Username: userId }));
      return user.UserMFASettingList?.includes(APP) ?? false;
    } catch (error) {
      if (error instanceof UserNotFoundException) return undefined;
      throw error;
    }
  }

  /** A secret for an app, in base 32; nothing changes until a code of it is shown. Undefined where the pool takes the token no more. */
  async offer(accessToken: string): Promise<string | undefined> {
    try {
      const { SecretCode } = await this.#client.send(
        new AssociateSoftwareTokenCommand({ AccessToken: accessToken }),
      );
      if (!SecretCode) throw new Error('The pool offered no secret.');
      return SecretCode;
    } catch (error) {
      if (isSignedOut(error)) return undefined;
      throw error;
    }
  }

  /** Whether the code is one that the person's app shows now; each is taken once. Undefined where the pool takes the token no more. */
  async takesCode(accessToken: string, code: string): Promise<boolean | undefined> {
    try {
      const { Status } = await this.#client.send(
        new VerifySoftwareTokenCommand({ AccessToken: accessToken, UserCode: code }),
      );
      return Status === 'SUCCESS';
    } catch (error) {
      if (isSignedOut(error)) return undefined;
      if (noCode.some((kind) => error instanceof kind)) return false;
      throw error;
    }
  }

  /** Has signing in ask somebody for a code, or no more; `no-app` where there is none that could show one. */
  async turn(poolId: string, userId: string, isOn: boolean): Promise<'done' | 'no-app'> {
    try {
      await this.#client.send(
        new AdminSetUserMFAPreferenceCommand({
          UserPoolId: poolId,
          Username: userId,
          SoftwareTokenMfaSettings: { Enabled: isOn, PreferredMfa: isOn },
        }),
      );
      return 'done';
    } catch (error) {
      if (isOn && error instanceof InvalidParameterException) return 'no-app';
      throw error;
    }
  }
}
