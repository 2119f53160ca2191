import { offerSecondFactor as route } from '../../shared/contract/second-factor.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { offerSecondFactor } from '../use-cases/second-factor/offer-second-factor.ts';

export const handler = endpoint(route, ({ accessToken, caller }, cloud) =>
  offerSecondFactor(accessToken, caller, cloud),
);
