import * as z from 'zod';
import { actKinds, acts } from '../audit-acts.ts';
import { Id, Instant } from './common.ts';

/** One act as the audit log shows it. */
export const AuditLogEntry = z.object({
  id: Id,
  at: Instant,
  /** Who did it: a person by the name they have now, or the background work of Matchbook, by the name of that work. */
  actor: z.union([z.object({ userId: z.string(), fullName: z.string() }), z.object({ system: z.string() })]),
  act: z.enum(acts),
  kind: z.enum(actKinds),
  /** What was acted on, as it was called then. */
  thing: z.object({ id: z.string(), name: z.string().optional() }).optional(),
  /** What was done, as a sentence in the language of whoever reads it. */
  summary: z.string(),
  /** In words: `Firefox on Linux`. */
  device: z.string().optional(),
  /** The IP address it came from, for 90 days and only of acts where it matters. */
  address: z.string().optional(),
});
export type AuditLogEntry = z.infer<typeof AuditLogEntry>;
