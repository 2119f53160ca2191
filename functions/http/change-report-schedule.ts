import { changeReportSchedule as route } from '../../shared/contract/report-schedules.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { changeReportSchedule } from '../use-cases/schedules/change-report-schedule.ts';

export const handler = endpoint(route, ({ params, body, caller }, cloud) =>
  changeReportSchedule(params.id, body, caller, cloud),
);
