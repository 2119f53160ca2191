import { sendReportAgain as route } from '../../shared/contract/exports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { sendReportAgain } from '../use-cases/exports/send-report-again.ts';

export const handler = endpoint(
  route,
  (asked, cloud) => sendReportAgain(asked.params.id, asked, asked.caller, cloud),
  { problemExtras: ({ detail }) => ({ success: false, error: detail }) },
);
