import { startUpload as route } from '../../shared/contract/receipts.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { startUpload } from '../use-cases/receipts/start-upload.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) => startUpload(body, caller, cloud));
