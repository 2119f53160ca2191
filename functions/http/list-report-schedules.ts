import { listReportSchedules as route } from '../../shared/contract/report-schedules.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { listReportSchedules } from '../use-cases/schedules/list-report-schedules.ts';

export const handler = endpoint(route, ({ caller }, cloud) => listReportSchedules(caller, cloud));
