import { sendAccountingReport } from '../../shared/contract/exports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import * as useCase from '../use-cases/exports/send-export.ts';

export const handler = endpoint(
  sendAccountingReport,
  ({ body, caller }, cloud) => useCase.sendReport(body, caller, cloud),
  {
    problemExtras: ({ detail }) => ({ success: false, error: detail }),
  },
);
