import { openReceiptFile as route } from '../../shared/contract/receipts.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { openReceiptFile } from '../use-cases/receipts/open-receipt-file.ts';

export const handler = endpoint(route, ({ params, query, caller }, cloud) =>
  openReceiptFile(params.id, query, caller, cloud),
);
