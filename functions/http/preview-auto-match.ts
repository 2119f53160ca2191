import { previewAutoMatch } from '../../shared/contract/matching.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { previewRun } from '../use-cases/matching/auto-match.ts';

export const handler = endpoint(previewAutoMatch, ({ caller }, cloud) => previewRun(caller, cloud));
