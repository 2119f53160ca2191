import * as z from 'zod';
import { actKinds } from '../audit-acts.ts';
import { AuditLogEntry } from '../model/audit-log.ts';
import { CivilDay, Cursor, Id, Instant, pageOf } from '../model/common.ts';
import { SentFile } from '../model/sent-file.ts';
import { route } from './route.ts';

/** Which part of the log is wanted: civil days in the organization's time zone, the last one included. */
const part = {
  from: CivilDay.optional(),
  to: CivilDay.optional(),
  /** Whose acts. */
  userId: Id.optional(),
  kind: z.enum(actKinds).optional(),
  cursor: Cursor.optional(),
};

export const listAuditLog = route({
  method: 'GET',
  path: '/audit-log',
  summary: 'What was done in the organization, by whom and from where, newest first',
  access: 'canManageUsers',
  touches: ['table:read'],
  query: z.object({ ...part, limit: z.coerce.number().int().min(1).max(200).default(50) }),
  reply: pageOf(AuditLogEntry).extend({
    /** How far back a page with a cursor has looked: a filter that finds little ends after so many entries. */
    lookedBackTo: Instant.optional(),
  }),
  problems: [],
});

export const exportAuditLog = route({
  method: 'GET',
  path: '/audit-log.csv',
  summary:
    'The audit log as a CSV file, newest first, 4,000 entries a part; the header `matchbook-next-cursor` is the `cursor` of the next part',
  access: 'canManageUsers',
  touches: ['table:read', 'table:write'],
  query: z.object(part),
  file: 'text/csv; charset=utf-8',
  reply: SentFile,
  problems: [],
});
