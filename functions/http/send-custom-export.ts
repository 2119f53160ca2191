import { sendCustomExport as route } from '../../shared/contract/exports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { sendCustomExport } from '../use-cases/exports/send-custom-export.ts';

export const handler = endpoint(route, (asked, cloud) => sendCustomExport(asked, asked.caller, cloud), {
  problemExtras: ({ detail }) => ({ success: false, error: detail }),
});
