import { sendAccountingReport as route } from '../../shared/contract/exports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { sendAccountingReport } from '../use-cases/exports/send-accounting-report.ts';

export const handler = endpoint(route, (asked, cloud) => sendAccountingReport(asked, asked.caller, cloud), {
  problemExtras: ({ detail }) => ({ success: false, error: detail }),
});
