import { resumeSubscription as route } from '../../shared/contract/billing.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { resumeSubscription } from '../use-cases/billing/resume-subscription.ts';

export const handler = endpoint(route, ({ caller }, cloud) => resumeSubscription(caller, cloud));
