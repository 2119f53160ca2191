import {
  AdminInitiateAuthCommand,
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  CodeMismatchException,
  CognitoIdentityProviderClient,
  EnableSoftwareTokenMFAException,
  ExpiredCodeException,
  GetUserCommand,
  InvalidParameterException,
  NotAuthorizedException,
  SetUserMFAPreferenceCommand,
  SoftwareTokenMFANotFoundException,
  UserNotConfirmedException,
  UserNotFoundException,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';

const APP = 'SOFTWARE_TOKEN_MFA';

/** What the pool says of a code that is wrong or used up, and of any code where no app was offered. */
const noCode = [
  EnableSoftwareTokenMFAException,
  CodeMismatchException,
  ExpiredCodeException,
  InvalidParameterException,
  SoftwareTokenMFANotFoundException,
];

/** Authenticator apps in the user pool: with a person's own token, and, where the app is lost, with ours. */
export class PoolSecondFactor {
  readonly #client: CognitoIdentityProviderClient;

  constructor(client = new CognitoIdentityProviderClient({})) {
    this.#client = client;
  }

  /** Whether signing in asks this person for a code. */
  async isOn(accessToken: string): Promise<boolean> {
    const user = await this.#client.send(new GetUserCommand({ AccessToken: accessToken }));
    return user.UserMFASettingList?.includes(APP) ?? false;
  }

  /** A secret for an app, in base 32; nothing changes until a code of it is shown. */
  async offer(accessToken: string): Promise<string> {
    const { SecretCode } = await this.#client.send(
      new AssociateSoftwareTokenCommand({ AccessToken: accessToken }),
    );
    if (!SecretCode) throw new Error('The pool offered no secret.');
    return SecretCode;
  }

  /** Whether the code is one that the person's app shows now; each is taken once. */
  async takesCode(accessToken: string, code: string): Promise<boolean> {
    try {
      const { Status } = await this.#client.send(
        new VerifySoftwareTokenCommand({ AccessToken: accessToken, UserCode: code }),
      );
      return Status === 'SUCCESS';
    } catch (error) {
      if (noCode.some((kind) => error instanceof kind)) return false;
      throw error;
    }
  }

  /** Has signing in ask for a code, or no more; only after one was taken. */
  async turn(accessToken: string, isOn: boolean): Promise<void> {
    await this.#client.send(
      new SetUserMFAPreferenceCommand({
        AccessToken: accessToken,
        SoftwareTokenMfaSettings: { Enabled: isOn, PreferredMfa: isOn },
      }),
    );
  }

  /** Whose password this is, where it is somebody's who is asked for a code; undefined for everybody else. */
  async whoLacksTheApp(
    pool: { readonly id: string; readonly clientId: string },
    { email, password }: { readonly email: string; readonly password: string },
  ): Promise<string | undefined> {
    try {
      const answer = await this.#client.send(
        new AdminInitiateAuthCommand({
          UserPoolId: pool.id,
          ClientId: pool.clientId,
          AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME: email, PASSWORD: password },
        }),
      );
      return answer.ChallengeName === APP ? answer.ChallengeParameters?.['USER_ID_FOR_SRP'] : undefined;
    } catch (error) {
      if (
        error instanceof NotAuthorizedException ||
        error instanceof UserNotFoundException ||
        error instanceof UserNotConfirmedException
      )
        return undefined;
      throw error;
    }
  }

  /** Has signing in ask this person for no code any more. */
  async free(poolId: string, userId: string): Promise<void> {
    await this.#client.send(
      new AdminSetUserMFAPreferenceCommand({
        UserPoolId: poolId,
        Username: userId,
        SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false },
      }),
    );
  }
}
