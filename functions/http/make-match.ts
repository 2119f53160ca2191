import { makeMatch } from '../../shared/contract/matching.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { linkByHand } from '../use-cases/matching/decide-match.ts';

export const handler = endpoint(makeMatch, ({ body, caller }, cloud) => linkByHand(body, caller, cloud));
