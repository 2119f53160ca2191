import { getReport as route } from '../../shared/contract/reports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { getReport } from '../use-cases/reports/get-report.ts';
import { getSalesTaxBoxes } from '../use-cases/reports/get-sales-tax-boxes.ts';

export const handler = endpoint(route, ({ params: { type }, query, caller }, cloud) =>
  type === 'sales-tax'
    ? getSalesTaxBoxes(query, caller, cloud)
    : getReport({ type, ...query }, caller, cloud),
);
