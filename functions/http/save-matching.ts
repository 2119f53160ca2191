import { saveMatching } from '../../shared/contract/matching.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { keepMatching } from '../use-cases/matching/auto-match.ts';

export const handler = endpoint(saveMatching, ({ body, caller }, cloud) => keepMatching(body, caller, cloud));
