import { getArchiveSummary as route } from '../../shared/contract/archive.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { getArchiveSummary } from '../use-cases/archive/get-archive-summary.ts';

export const handler = endpoint(route, ({ caller }, cloud) => getArchiveSummary(caller, cloud));
