import { withdrawAccountDeletion as route } from '../../shared/contract/closings.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { withdrawAccountDeletion } from '../use-cases/closings/withdraw-account-deletion.ts';

export const handler = endpoint(route, ({ caller }, cloud) => withdrawAccountDeletion(caller, cloud));
