import { recoverSignIn as route } from '../../shared/contract/second-factor.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { recoverSignIn } from '../use-cases/second-factor/recover-sign-in.ts';

export const handler = endpoint(route, ({ body }, cloud) => recoverSignIn(body, cloud));
