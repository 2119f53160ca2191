import { listScheduleRuns as route } from '../../shared/contract/report-schedules.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { listScheduleRuns } from '../use-cases/schedules/list-schedule-runs.ts';

export const handler = endpoint(route, ({ params, query, caller }, cloud) =>
  listScheduleRuns(params.id, query, caller, cloud),
);
