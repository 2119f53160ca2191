import * as z from 'zod';
import { Cursor, Id, pageOf } from '../model/common.ts';
import {
  NewReportSchedule,
  PeriodToSend,
  ReportSchedule,
  ReportScheduleChange,
  SchedulePreview,
  ScheduleRun,
} from '../model/report-schedule.ts';
import { route } from './route.ts';

const byId = z.object({ id: Id });

export const addReportSchedule = route({
  method: 'POST',
  path: '/report-schedules',
  summary: 'Have a report mailed by itself of every month, quarter or year once it is over',
  access: 'canExport',
  touches: ['table:read', 'table:write'],
  realBooksOnly: true,
  status: 201,
  body: NewReportSchedule,
  reply: ReportSchedule,
  problems: [
    'already-exists',
    'changed-meanwhile',
    'nothing-to-export',
    'plan-lacks-format',
    'unsupported-format',
  ],
});

export const listReportSchedules = route({
  method: 'GET',
  path: '/report-schedules',
  summary: 'The reports that are mailed by themselves: the next that goes first, then those that are paused',
  access: 'canExport',
  touches: ['table:read'],
  reply: z.object({ items: z.array(ReportSchedule) }),
  problems: [],
});

export const changeReportSchedule = route({
  method: 'PATCH',
  path: '/report-schedules/{id}',
  summary: 'Change a schedule, pause it, let it go on; no period is mailed twice or lost by it',
  access: 'canExport',
  touches: ['table:read', 'table:write'],
  realBooksOnly: true,
  params: byId,
  body: ReportScheduleChange,
  reply: ReportSchedule,
  problems: [
    'not-found',
    'changed-meanwhile',
    'nothing-to-export',
    'plan-lacks-format',
    'unsupported-format',
  ],
});

export const deleteReportSchedule = route({
  method: 'DELETE',
  path: '/report-schedules/{id}',
  summary: 'Have nothing mailed by a schedule any more; what was mailed stays',
  access: 'canExport',
  touches: ['table:read', 'table:write'],
  params: byId,
  reply: ReportSchedule,
  problems: ['not-found', 'changed-meanwhile'],
});

export const restoreReportSchedule = route({
  method: 'POST',
  path: '/report-schedules/{id}/restore',
  summary: 'Bring a deleted schedule back, to go on from today',
  access: 'canExport',
  touches: ['table:read', 'table:write'],
  realBooksOnly: true,
  params: byId,
  reply: ReportSchedule,
  problems: ['not-found', 'wrong-state', 'changed-meanwhile'],
});

export const listScheduleRuns = route({
  method: 'GET',
  path: '/report-schedules/{id}/runs',
  summary: 'What became of each period of a schedule, the latest first: mailed, left out or failed, and why',
  access: 'canExport',
  touches: ['table:read'],
  params: byId,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(24),
    cursor: Cursor.optional(),
  }),
  reply: pageOf(ScheduleRun),
  problems: ['not-found'],
});

export const previewReportSchedule = route({
  method: 'GET',
  path: '/report-schedules/{id}/preview',
  summary: 'The mail that a schedule sends next, as its period is by now',
  access: 'canExport',
  touches: ['table:read'],
  params: byId,
  reply: SchedulePreview,
  problems: ['not-found'],
});

export const sendScheduledPeriod = route({
  method: 'POST',
  path: '/report-schedules/{id}/send',
  summary:
    'Mail a period of a schedule that was left out or failed, as schedule and books are now; never one that was mailed or is on its way',
  access: 'canExport',
  touches: ['table:read', 'table:write'],
  repeatable: true,
  realBooksOnly: true,
  params: byId,
  body: PeriodToSend,
  reply: ScheduleRun,
  problems: [
    ...([
      'not-found',
      'wrong-state',
      'nothing-to-export',
      'export-too-large',
      'export-limit-reached',
    ] as const),
    ...(['plan-lacks-format', 'unsupported-format', 'address-bounced'] as const),
  ],
});
