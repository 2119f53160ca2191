import { retryUpload as route } from '../../shared/contract/receipts.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { retryUpload } from '../use-cases/receipts/retry-upload.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) => retryUpload(params.id, caller, cloud));
