import { openBillingPortal as route } from '../../shared/contract/billing.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { openBillingPortal } from '../use-cases/billing/open-billing-portal.ts';

export const handler = endpoint(route, ({ caller }, cloud) => openBillingPortal(caller, cloud));
