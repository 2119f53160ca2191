import { sendScheduledPeriod as route } from '../../shared/contract/report-schedules.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { sendScheduledPeriod } from '../use-cases/schedules/send-scheduled-period.ts';

export const handler = endpoint(route, (asked, cloud) =>
  sendScheduledPeriod(asked.params.id, asked, asked.caller, cloud),
);
