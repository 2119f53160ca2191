import { startAutoMatch as route } from '../../shared/contract/matching.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { startAutoMatch } from '../use-cases/matching/start-auto-match.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) => startAutoMatch(body, caller, cloud));
