import { addReportSchedule as route } from '../../shared/contract/report-schedules.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { addReportSchedule } from '../use-cases/schedules/add-report-schedule.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) => addReportSchedule(body, caller, cloud));
