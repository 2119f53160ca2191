import { verifySignup } from '../../shared/contract/account.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { confirmSignupCode } from '../use-cases/confirm-signup-code.ts';

export const handler = endpoint(verifySignup, ({ body }, cloud) => confirmSignupCode(body, cloud));
