import { getHandOverCheck as route } from '../../shared/contract/reports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { getHandOverCheck } from '../use-cases/reports/get-hand-over-check.ts';

export const handler = endpoint(route, ({ query, caller }, cloud) => getHandOverCheck(query, caller, cloud));
