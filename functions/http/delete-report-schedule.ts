import { deleteReportSchedule as route } from '../../shared/contract/report-schedules.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { deleteReportSchedule } from '../use-cases/schedules/delete-report-schedule.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) =>
  deleteReportSchedule(params.id, caller, cloud),
);
