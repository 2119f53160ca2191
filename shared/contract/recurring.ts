import * as z from 'zod';
import { Id } from '../model/common.ts';
import {
  NewRecurringEntry,
  RecurringEntry,
  RecurringEntryChange,
  RecurringEntrySkip,
} from '../model/recurring-entry.ts';
import { route } from './route.ts';

const byId = z.object({ id: Id });

export const addRecurringEntry = route({
  method: 'POST',
  path: '/recurring-entries',
  summary: 'Have an income or an expense entered on each day on which it is due',
  access: 'canEdit',
  touches: ['table:read', 'table:write'],
  status: 201,
  body: NewRecurringEntry,
  reply: RecurringEntry,
  problems: ['already-exists', 'changed-meanwhile'],
});

export const listRecurringEntries = route({
  method: 'GET',
  path: '/recurring-entries',
  summary: 'What is entered again and again: the next due first, then what is paused or has ended',
  access: 'member',
  touches: ['table:read'],
  reply: z.object({ items: z.array(RecurringEntry) }),
  problems: [],
});

export const changeRecurringEntry = route({
  method: 'PATCH',
  path: '/recurring-entries/{id}',
  summary: 'Change the next entry alone or all that follow, pause them, end them, let them go on',
  access: 'canEdit',
  touches: ['table:read', 'table:write'],
  params: byId,
  body: RecurringEntryChange,
  reply: RecurringEntry,
  problems: ['not-found', 'wrong-state', 'changed-meanwhile'],
});

export const skipRecurringEntry = route({
  method: 'POST',
  path: '/recurring-entries/{id}/skip',
  summary: 'Leave out what is due next, or take that back',
  access: 'canEdit',
  touches: ['table:read', 'table:write'],
  params: byId,
  body: RecurringEntrySkip,
  reply: RecurringEntry,
  problems: ['not-found', 'wrong-state', 'changed-meanwhile'],
});

export const deleteRecurringEntry = route({
  method: 'DELETE',
  path: '/recurring-entries/{id}',
  summary: 'Have it entered no more; what was entered stays',
  access: 'canEdit',
  touches: ['table:read', 'table:write'],
  params: byId,
  reply: RecurringEntry,
  problems: ['not-found', 'changed-meanwhile'],
});

export const restoreRecurringEntry = route({
  method: 'POST',
  path: '/recurring-entries/{id}/restore',
  summary: 'Have it entered again, from today on',
  access: 'canEdit',
  touches: ['table:read', 'table:write'],
  params: byId,
  reply: RecurringEntry,
  problems: ['not-found', 'wrong-state', 'changed-meanwhile'],
});
