import { getVendorTotals as route } from '../../shared/contract/reports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { getVendorTotals } from '../use-cases/reports/get-vendor-totals.ts';

export const handler = endpoint(route, ({ query, caller }, cloud) => getVendorTotals(query, caller, cloud));
