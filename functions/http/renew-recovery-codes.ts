import { renewRecoveryCodes as route } from '../../shared/contract/second-factor.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { renewRecoveryCodes } from '../use-cases/second-factor/renew-recovery-codes.ts';

export const handler = endpoint(route, ({ body, accessToken, caller }, cloud) =>
  renewRecoveryCodes(body, accessToken, caller, cloud),
);
