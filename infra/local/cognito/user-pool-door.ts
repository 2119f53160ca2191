import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { readBody } from '../http/read-body.ts';
import type { Operation } from './operation.ts';
import * as account from './operations/account.ts';
import * as administration from './operations/administration.ts';
import * as reset from './operations/reset-password.ts';
import * as secondFactor from './operations/second-factor.ts';
import * as signIn from './operations/sign-in.ts';
import * as signUp from './operations/sign-up.ts';
import type { Pool } from './pool.ts';
import { ServiceError } from './service-error.ts';

const SERVICE = 'AWSCognitoIdentityProviderService.';
const BODY_BYTES_MAX = 1_000_000;

/** What browsers call, without credentials. */
const PUBLIC: Record<string, Operation> = {
  SignUp: signUp.signUp,
  ConfirmSignUp: signUp.confirmSignUp,
  ResendConfirmationCode: signUp.resendConfirmationCode,
  InitiateAuth: signIn.initiateAuth,
  RespondToAuthChallenge: signIn.respondToAuthChallenge,
  GetTokensFromRefreshToken: signIn.getTokensFromRefreshToken,
  ForgotPassword: reset.forgotPassword,
  ConfirmForgotPassword: reset.confirmForgotPassword,
  GetUser: account.getUser,
  ChangePassword: account.changePassword,
  UpdateUserAttributes: account.updateUserAttributes,
  GlobalSignOut: account.globalSignOut,
  AssociateSoftwareToken: secondFactor.associateSoftwareToken,
  VerifySoftwareToken: secondFactor.verifySoftwareToken,
  SetUserMFAPreference: secondFactor.setUserMfaPreference,
  RevokeToken: account.revokeToken,
  DeleteUser: account.deleteUser,
};

/** What only signed requests may call. Signature and policy are checked by the front before the parts. */
const ADMINISTRATIVE: Record<string, Operation> = {
  AdminInitiateAuth: signIn.adminInitiateAuth,
  AdminSetUserMFAPreference: administration.adminSetUserMfaPreference,
  AdminSetUserPassword: administration.adminSetUserPassword,
  AdminGetUser: administration.adminGetUser,
  AdminConfirmSignUp: administration.adminConfirmSignUp,
  AdminUpdateUserAttributes: administration.adminUpdateUserAttributes,
  AdminUserGlobalSignOut: administration.adminUserGlobalSignOut,
  AdminDeleteUser: administration.adminDeleteUser,
};

/** Whether this action of the API takes no AWS credentials, so that no policy speaks about it. */
export const isPublicOperation = (name: string) => Object.hasOwn(PUBLIC, name);

/** Answers for the pool over AWS JSON 1.1, open to browsers of any origin, and with its keys as a JWKS document. */
export function userPoolDoor(pool: Pool): RequestListener {
  return (request, response) => {
    answer(pool, request, response).catch((error: unknown) => {
      sendError(response, asServiceError(error));
    });
  };
}

async function answer(pool: Pool, request: IncomingMessage, response: ServerResponse): Promise<void> {
  openToBrowsers(request, response);
  if (request.method === 'OPTIONS') return void response.writeHead(204).end();
  const path = new URL(request.url ?? '/', 'http://pool').pathname;
  if (request.method === 'GET' && path === `/${pool.id}/.well-known/jwks.json`)
    send(response, 200, pool.tokens.jwks(), 'application/json');
  else if (request.method !== 'POST') send(response, 404, { message: 'Not Found' });
  else send(response, 200, await operationFor(pool, request)(pool, await readJson(request)));
}

function openToBrowsers(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-methods', 'GET, POST, OPTIONS');
  response.setHeader(
    'access-control-allow-headers',
    request.headers['access-control-request-headers'] ?? '*',
  );
  response.setHeader(
    'access-control-expose-headers',
    'x-amzn-RequestId,x-amzn-ErrorType,x-amzn-ErrorMessage,Date',
  );
  response.setHeader('access-control-max-age', '86400');
  response.setHeader('x-amzn-requestid', randomUUID());
}

function operationFor(pool: Pool, request: IncomingMessage): Operation {
  const target = String(request.headers['x-amz-target']);
  const name = target.startsWith(SERVICE) ? target.slice(SERVICE.length) : '';
  if (Object.hasOwn(ADMINISTRATIVE, name) && !request.headers.authorization)
    throw new ServiceError('MissingAuthenticationTokenException', 'Missing Authentication Token');
  const operations: Record<string, Operation> = { ...PUBLIC, ...ADMINISTRATIVE };
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (!operation) throw new ServiceError('UnknownOperationException', `Unknown operation ${target}`);
  // What a role signs, the firewall never sees.
  if (isPublicOperation(name)) assertLetThrough(pool, request, name);
  return operation;
}

/** Refuses what the pool's firewall blocks, to which Cognito itself names the operation; in Cognito's own words. */
function assertLetThrough({ blocks }: Pool, { method = '', headers }: IncomingMessage, name: string): void {
  if (blocks({ method, headers: { ...headers, 'x-amzn-cognito-operation-name': name } }))
    throw new ServiceError('ForbiddenException', 'Request not allowed due to WAF block.');
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const body = await readBody(request, BODY_BYTES_MAX);
  if (!body) throw new ServiceError('RequestEntityTooLargeException', 'Request is too large');
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new ServiceError('SerializationException', 'The request is not valid JSON');
  }
}

/** A failure nobody foresaw is the pool's own fault: 500, and its story on the supervisor's log. */
function asServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  console.error('user pool:', error);
  return new ServiceError('InternalErrorException', 'Internal error');
}

function sendError(response: ServerResponse, { name, message }: ServiceError): void {
  response.setHeader('x-amzn-errortype', `${name}:`);
  response.setHeader('x-amzn-errormessage', encodeURI(message));
  send(response, name === 'InternalErrorException' ? 500 : 400, { __type: name, message });
}

function send(
  response: ServerResponse,
  status: number,
  body: object,
  type = 'application/x-amz-json-1.1',
): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(JSON.stringify(body));
}
