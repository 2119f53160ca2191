/** A refusal in the words of Cognito's API: `name` is the exception's type, `message` its text. */
export class ServiceError extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

/** Wrong password, unknown user or unusable token: Cognito says no more than this. */
export const notAuthorized = (message = 'Incorrect username or password.') =>
  new ServiceError('NotAuthorizedException', message);

export const invalidParameter = (message: string) => new ServiceError('InvalidParameterException', message);

export const userNotFound = () => new ServiceError('UserNotFoundException', 'User does not exist.');

/** The code never existed, was used, or is too old. */
export const expiredCode = () =>
  new ServiceError('ExpiredCodeException', 'Invalid code provided, please request a code again.');

export const codeMismatch = () =>
  new ServiceError('CodeMismatchException', 'Invalid verification code provided, please try again.');

export const limitExceeded = () =>
  new ServiceError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
