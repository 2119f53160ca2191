import { turnOffSecondFactor as route } from '../../shared/contract/second-factor.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { turnOffSecondFactor } from '../use-cases/second-factor/turn-off-second-factor.ts';

export const handler = endpoint(route, ({ body, accessToken, caller }, cloud) =>
  turnOffSecondFactor(body, accessToken, caller, cloud),
);
