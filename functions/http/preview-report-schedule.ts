import { previewReportSchedule as route } from '../../shared/contract/report-schedules.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { previewReportSchedule } from '../use-cases/schedules/preview-report-schedule.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) =>
  previewReportSchedule(params.id, caller, cloud),
);
