import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  CodeMismatchException,
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  ExpiredCodeException,
  InvalidParameterException,
  InvalidPasswordException,
  LimitExceededException,
  NotAuthorizedException,
  PasswordResetRequiredException,
  TooManyFailedAttemptsException,
  TooManyRequestsException,
  UnexpectedLambdaException,
  UserLambdaValidationException,
  UserNotConfirmedException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';

export type Confirmation =
  | 'confirmed'
  | 'already-confirmed'
  | 'wrong-code'
  | 'code-expired'
  | 'too-many-tries';

/** Which pool, and by which of its clients people sign in. */
export interface PoolIds {
  readonly id: string;
  readonly clientId: string;
}

/** What comes of a password; `userId`: whose it is; `asksForCode`: whether signing in takes a code beside it. */
export type ProvenPassword =
  | { readonly outcome: 'right'; readonly userId: string | undefined; readonly asksForCode: boolean }
  | { readonly outcome: 'wrong' | 'too-many-tries' };

const wrongCode = [CodeMismatchException, UserNotFoundException, InvalidParameterException];

/**
 * Whom the pool doesn't know, or lets in by no password: nobody confirmed, whose password has to be replaced, or whom our own check before
 * each sign-in kept out, as it could not be made.
 */
const nobodyIn = [
  UserNotFoundException,
  UserNotConfirmedException,
  InvalidParameterException,
  PasswordResetRequiredException,
  UserLambdaValidationException,
  UnexpectedLambdaException,
];

/** The user pool: confirming needs only the client's id, all else a grant. */
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
      if (wrongCode.some((kind) => error instanceof kind)) return 'wrong-code';
      if (error instanceof ExpiredCodeException) return 'code-expired';
      if (error instanceof TooManyFailedAttemptsException || error instanceof LimitExceededException)
        return 'too-many-tries';
      // The person is confirmed; only the making of the books failed, and the first request after signing in heals that.
      if (error instanceof UserLambdaValidationException) return 'confirmed';
      if (error instanceof NotAuthorizedException) return 'already-confirmed';
      throw error;
    }
  }

  /**
   * Whether this is the password of somebody named by id or address. Where no code is asked for, the pool begins a session by it, whose
   * tokens nobody ever gets.
   */
  async provePassword(
    { id, clientId }: PoolIds,
    { username, password }: { readonly username: string; readonly password: string },
  ): Promise<ProvenPassword> {
    try {
      const { ChallengeName, ChallengeParameters } = await this.#client.send(
        new AdminInitiateAuthCommand({
          UserPoolId: id,
          ClientId: clientId,
          AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME: username, PASSWORD: password },
        }),
      );
      const asksForCode = ChallengeName === 'SOFTWARE_TOKEN_MFA';
      return { outcome: 'right', userId: ChallengeParameters?.['USER_ID_FOR_SRP'], asksForCode };
    } catch (error) {
      // The pool's lock after repeated failures has no exception of its own.
      if (error instanceof NotAuthorizedException)
        return { outcome: /attempts exceeded/i.test(error.message) ? 'too-many-tries' : 'wrong' };
      if (nobodyIn.some((kind) => error instanceof kind)) return { outcome: 'wrong' };
      if (error instanceof LimitExceededException || error instanceof TooManyRequestsException)
        return { outcome: 'too-many-tries' };
      throw error;
    }
  }

  /** Gives somebody this password; that alone ends no session. */
  async setPassword(poolId: string, userId: string, password: string): Promise<'set' | 'weak-password'> {
    try {
      await this.#client.send(
        new AdminSetUserPasswordCommand({
          UserPoolId: poolId,
          Username: userId,
          Password: password,
          Permanent: true,
        }),
      );
      return 'set';
    } catch (error) {
      if (error instanceof InvalidPasswordException || error instanceof InvalidParameterException)
        return 'weak-password';
      throw error;
    }
  }

  /**
   * Ends every session of somebody at the pool: it renews none of them, and takes none of their access tokens in calls of its own.
   * Nobody's session that is unknown there.
   */
  async signOut(poolId: string, userId: string): Promise<void> {
    try {
      await this.#client.send(new AdminUserGlobalSignOutCommand({ UserPoolId: poolId, Username: userId }));
    } catch (error) {
      if (!(error instanceof UserNotFoundException)) throw error;
    }
  }

  /** Takes somebody out of the pool; nobody signs in by them any more. Who is gone already is gone. */
  async delete(poolId: string, userId: string): Promise<void> {
    try {
      await this.#client.send(new AdminDeleteUserCommand({ UserPoolId: poolId, Username: userId }));
    } catch (error) {
      if (!(error instanceof UserNotFoundException)) throw error;
    }
  }

  /** What the pool knows of somebody, named by id or address; undefined of nobody. */
  async attributes(
    poolId: string,
    username: string,
  ): Promise<Readonly<Record<string, string | undefined>> | undefined> {
    try {
      const { UserAttributes = [] } = await this.#client.send(
        new AdminGetUserCommand({ UserPoolId: poolId, Username: username }),
      );
      return Object.fromEntries(UserAttributes.map(({ Name = '', Value }) => [Name, Value]));
    } catch (error) {
      if (error instanceof UserNotFoundException) return undefined;
      throw error;
    }
  }

  /** The id of somebody with this address; undefined where it is nobody's. */
  async idOf(poolId: string, email: string): Promise<string | undefined> {
    try {
      const user = await this.#client.send(new AdminGetUserCommand({ UserPoolId: poolId, Username: email }));
      return user.Username;
    } catch (error) {
      if (error instanceof UserNotFoundException || error instanceof InvalidParameterException)
        return undefined;
      throw error;
    }
  }
}
