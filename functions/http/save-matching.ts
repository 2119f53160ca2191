import { saveMatching as route } from '../../shared/contract/matching.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { saveMatching } from '../use-cases/matching/save-matching.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) => saveMatching(body, caller, cloud));
