import { undoMatch } from '../../shared/contract/matching.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { undo } from '../use-cases/matching/decide-match.ts';

export const handler = endpoint(undoMatch, ({ params, caller }, cloud) => undo(params.id, caller, cloud));
