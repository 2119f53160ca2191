import * as z from 'zod';
import { Id } from '../model/common.ts';
import { Job } from '../model/job.ts';
import { route } from './route.ts';

const byId = z.object({ id: Id });

export const getJob = route({
  method: 'GET',
  path: '/jobs/{id}',
  summary: 'How far a job in the background is',
  access: 'member',
  touches: ['table:read'],
  params: byId,
  reply: Job,
  problems: ['not-found'],
});

export const undoJob = route({
  method: 'POST',
  path: '/jobs/{id}/undo',
  summary: 'Take back all that a job did',
  access: 'canMatch',
  touches: ['table:read', 'table:write'],
  status: 202,
  params: byId,
  reply: Job,
  problems: ['not-found', 'changed-meanwhile', 'period-locked'],
});
