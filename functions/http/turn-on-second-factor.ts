import { turnOnSecondFactor as route } from '../../shared/contract/second-factor.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { turnOnSecondFactor } from '../use-cases/second-factor/turn-on-second-factor.ts';

export const handler = endpoint(route, ({ body, accessToken, caller }, cloud) =>
  turnOnSecondFactor(body, accessToken, caller, cloud),
);
