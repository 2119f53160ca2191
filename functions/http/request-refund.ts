import { requestRefund as route } from '../../shared/contract/billing.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { requestRefund } from '../use-cases/billing/request-refund.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) => requestRefund(body, caller, cloud));
