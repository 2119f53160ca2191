import { getSecondFactor as route } from '../../shared/contract/second-factor.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { getSecondFactor } from '../use-cases/second-factor/get-second-factor.ts';

export const handler = endpoint(route, ({ accessToken, caller }, cloud) =>
  getSecondFactor(accessToken, caller, cloud),
);
