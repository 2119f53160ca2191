import { sendCustomExport } from '../../shared/contract/exports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import * as useCase from '../use-cases/exports/send-export.ts';

export const handler = endpoint(
  sendCustomExport,
  ({ body, caller }, cloud) => useCase.sendCustomExport(body, caller, cloud),
  {
    problemExtras: ({ detail }) => ({ success: false, error: detail }),
  },
);
