import * as z from 'zod';
import { Id, Instant } from './common.ts';
import { ProblemNote } from './receipt.ts';

/** A file with everything that an organization has. `progress`: from 0 to 1; `size` in bytes; `expiresAt`: when it is gone, once it is ready. */
export const DataExport = z.object({
  id: Id,
  status: z.enum(['Processing', 'Ready', 'Failed']),
  progress: z.number().min(0).max(1),
  size: z.int().nullable(),
  problem: ProblemNote.optional(),
  createdAt: Instant,
  expiresAt: Instant.optional(),
});
export type DataExport = z.infer<typeof DataExport>;
