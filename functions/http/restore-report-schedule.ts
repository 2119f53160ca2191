import { restoreReportSchedule as route } from '../../shared/contract/report-schedules.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { restoreReportSchedule } from '../use-cases/schedules/restore-report-schedule.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) =>
  restoreReportSchedule(params.id, caller, cloud),
);
