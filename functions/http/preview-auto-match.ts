import { previewAutoMatch as route } from '../../shared/contract/matching.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { previewAutoMatch } from '../use-cases/matching/preview-auto-match.ts';

export const handler = endpoint(route, ({ caller }, cloud) => previewAutoMatch(caller, cloud));
