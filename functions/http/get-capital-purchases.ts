import { getCapitalPurchases as route } from '../../shared/contract/reports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { getCapitalPurchases } from '../use-cases/reports/get-capital-purchases.ts';

export const handler = endpoint(route, ({ query, caller }, cloud) =>
  getCapitalPurchases(query, caller, cloud),
);
