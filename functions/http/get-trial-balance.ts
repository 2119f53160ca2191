import { getTrialBalance as route } from '../../shared/contract/reports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { getTrialBalance } from '../use-cases/reports/get-trial-balance.ts';

export const handler = endpoint(route, ({ query, caller }, cloud) => getTrialBalance(query, caller, cloud));
