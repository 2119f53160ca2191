import { getUpload as route } from '../../shared/contract/receipts.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { getUpload } from '../use-cases/receipts/get-upload.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) => getUpload(params.id, caller, cloud));
