import {
  ChangePasswordCommand,
  CodeMismatchException,
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  ExpiredCodeException,
  GetUserCommand,
  InvalidParameterException,
  InvalidPasswordException,
  LimitExceededException,
  NotAuthorizedException,
  TooManyFailedAttemptsException,
  TooManyRequestsException,
  UserLambdaValidationException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';

export type Confirmation =
  'confirmed' | 'already-confirmed' | 'wrong-code' | 'code-expired' | 'too-many-tries';

export type PasswordChange = 'changed' | 'wrong-password' | 'weak-password' | 'too-many-tries';

/** The user pool as its public clients see it: calls that need no grant, only the client's id or a person's own token. */
export class UserPool {
  readonly #client: CognitoIdentityProviderClient;

  constructor(client = new CognitoIdentityProviderClient({})) {
    this.#client = client;
  }

  /** Confirms a sign-up. Somebody unknown gets the answer of a wrong code, so that no address can be probed. */
  async confirm(clientId: string, email: string, code: string): Promise<Confirmation> {
    try {
      await this.#client.send(
        new ConfirmSignUpCommand({ ClientId: clientId, Username: email, ConfirmationCode: code }),
      );
      return 'confirmed';
    } catch (error) {
      if (error instanceof CodeMismatchException || error instanceof UserNotFoundException)
        return 'wrong-code';
      if (error instanceof ExpiredCodeException) return 'code-expired';
      if (error instanceof TooManyFailedAttemptsException || error instanceof LimitExceededException)
        return 'too-many-tries';
      // The person is confirmed; only the making of the books failed, and the first request after signing in heals that.
      if (error instanceof UserLambdaValidationException) return 'confirmed';
      if (error instanceof NotAuthorizedException) return 'already-confirmed';
      throw error;
    }
  }

  /** Changes the password of the person whose access token this is; that alone ends no session. */
  async changePassword(
    accessToken: string,
    { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  ): Promise<PasswordChange> {
    try {
      await this.#client.send(
        new ChangePasswordCommand({
          AccessToken: accessToken,
          PreviousPassword: currentPassword,
          ProposedPassword: newPassword,
        }),
      );
      return 'changed';
    } catch (error) {
      if (error instanceof NotAuthorizedException) return 'wrong-password';
      if (error instanceof InvalidPasswordException || error instanceof InvalidParameterException)
        return 'weak-password';
      if (error instanceof LimitExceededException || error instanceof TooManyRequestsException)
        return 'too-many-tries';
      throw error;
    }
  }

  /** The attributes of the person whose access token this is. */
  async attributes(accessToken: string): Promise<Readonly<Record<string, string>>> {
    const { UserAttributes = [] } = await this.#client.send(new GetUserCommand({ AccessToken: accessToken }));
    return Object.fromEntries(UserAttributes.map(({ Name = '', Value = '' }) => [Name, Value]));
  }
}
