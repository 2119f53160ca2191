import { getSalesTax as route } from '../../shared/contract/reports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { getSalesTax } from '../use-cases/reports/get-sales-tax.ts';

export const handler = endpoint(route, ({ query, caller }, cloud) => getSalesTax(query, caller, cloud));
