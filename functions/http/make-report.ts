import { makeReport as route } from '../../shared/contract/exports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { makeReport } from '../use-cases/exports/make-report.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) => makeReport(body, caller, cloud));
