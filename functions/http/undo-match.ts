import { undoMatch as route } from '../../shared/contract/matching.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { undoMatch } from '../use-cases/matching/undo-match.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) => undoMatch(params.id, caller, cloud));
