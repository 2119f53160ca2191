import * as z from 'zod';
import type { Pool } from './pool.ts';
import { ServiceError } from './service-error.ts';
import type { User } from './store.ts';

export type MessageSource =
  | 'CustomMessage_SignUp'
  | 'CustomMessage_ResendCode'
  | 'CustomMessage_ForgotPassword';
type ConfirmationSource = 'PostConfirmation_ConfirmSignUp' | 'PostConfirmation_ConfirmForgotPassword';

/** What a caller passes on to the triggers. */
export type ClientMetadata = Record<string, string> | undefined;

/** The place of the code in a message, for Cognito and for the functions that word it. */
export const CODE_PARAMETER = '{####}';

const MessageReply = z.object({
  response: z.object({
    emailMessage: z.string().max(20_000).nullish(),
    emailSubject: z.string().max(140).nullish(),
  }),
});

/**
 * The words of a code's mail: the function's, or the template's when there is none or it leaves them empty.
 * UserLambdaValidationException when it fails, InvalidLambdaResponseException when its message has no
 * place for the code: on AWS nobody would ever learn it.
 */
export async function customMessage(
  pool: Pool,
  source: MessageSource,
  user: User,
  clientMetadata: ClientMetadata,
) {
  const { message, subject } = pool.template.mail;
  const functionName = pool.template.lambdaConfig.customMessage;
  if (!functionName) return { message, subject };
  const event = {
    ...eventHead(pool, source, user),
    request: {
      userAttributes: userAttributes(user),
      codeParameter: CODE_PARAMETER,
      linkParameter: '{##Click Here##}',
      usernameParameter: null,
      ...(clientMetadata && { clientMetadata }),
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  };
  const reply = MessageReply.safeParse(await call(pool, functionName, 'CustomMessage', event));
  if (!reply.success) throw unusable('CustomMessage');
  const { emailMessage, emailSubject } = reply.data.response;
  if (emailMessage && !emailMessage.includes(CODE_PARAMETER)) throw unusable('CustomMessage');
  return { message: emailMessage ?? message, subject: emailSubject ?? subject };
}

/** Asks the product whether somebody may sign up so; UserLambdaValidationException with its words where not. */
export async function preSignUp(
  pool: Pool,
  username: string,
  userAttributes: Record<string, string>,
  clientMetadata: ClientMetadata,
): Promise<void> {
  const functionName = pool.template.lambdaConfig.preSignUp;
  if (!functionName) return;
  await call(pool, functionName, 'PreSignUp', {
    ...eventHead(pool, 'PreSignUp_SignUp', { username }),
    request: { userAttributes, validationData: null, ...(clientMetadata && { clientMetadata }) },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  });
}

/** Tells the product that the user is confirmed; its failure reaches the caller, the user stays confirmed. */
export async function postConfirmation(
  pool: Pool,
  source: ConfirmationSource,
  user: User,
  clientMetadata: ClientMetadata,
): Promise<void> {
  const functionName = pool.template.lambdaConfig.postConfirmation;
  if (!functionName) return;
  await call(pool, functionName, 'PostConfirmation', {
    ...eventHead(pool, source, user),
    request: { userAttributes: userAttributes(user), ...(clientMetadata && { clientMetadata }) },
    response: {},
  });
}

/**
 * Tells the product that somebody is about to sign in, before their password is looked at; UserLambdaValidationException where it won't
 * have it. Nobody of that name is told of too, as to a client that prevents user existence errors.
 */
export async function preAuthentication(pool: Pool, name: string, user: User | undefined): Promise<void> {
  const functionName = pool.template.lambdaConfig.preAuthentication;
  if (!functionName || (!user && !pool.template.preventUserExistenceErrors)) return;
  await call(pool, functionName, 'PreAuthentication', {
    ...eventHead(pool, 'PreAuthentication_Authentication', { username: user?.username ?? name }),
    request: { userAttributes: user ? userAttributes(user) : {}, validationData: null, userNotFound: !user },
    response: {},
  });
}

function eventHead(
  pool: Pool,
  triggerSource: MessageSource | ConfirmationSource | 'PreSignUp_SignUp' | 'PreAuthentication_Authentication',
  user: Pick<User, 'username'>,
) {
  return {
    version: '1',
    region: pool.region,
    userPoolId: pool.id,
    userName: user.username,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: pool.clientId },
    triggerSource,
  };
}

const userAttributes = (user: User) => ({
  ...user.attributes,
  'cognito:user_status': user.status,
  ...(user.status === 'CONFIRMED' && { 'cognito:email_alias': user.attributes['email'] }),
});

async function call(pool: Pool, functionName: string, trigger: string, event: object): Promise<unknown> {
  try {
    return await pool.invoke(functionName, event);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ServiceError('UserLambdaValidationException', `${trigger} failed with error ${reason}.`);
  }
}

const unusable = (trigger: string) =>
  new ServiceError('InvalidLambdaResponseException', `Unrecognizable lambda output from ${trigger}`);
