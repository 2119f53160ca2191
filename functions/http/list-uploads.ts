import { listUploads as route } from '../../shared/contract/receipts.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { listUploads } from '../use-cases/receipts/list-uploads.ts';

export const handler = endpoint(route, ({ caller }, cloud) => listUploads(caller, cloud));
