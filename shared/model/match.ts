import * as z from 'zod';
import { Id, Instant } from './common.ts';

const MatchReason = z.object({
  kind: z.string(),
  detail: z.string(),
  weight: z.number(),
});

const MatchStatus = z.enum(['pending', 'confirmed', 'rejected', 'undone']);

/** A suggested or made link between receipts and transactions. `confidence` is 0 to 100. */
export const Match = z.object({
  id: Id,
  receiptIds: z.array(Id).min(1),
  transactionIds: z.array(Id).min(1),
  confidence: z.number().min(0).max(100),
  decision: z.enum(['auto', 'suggest', 'manual']),
  reasons: z.array(MatchReason),
  runnerUp: z.object({ transactionIds: z.array(Id), confidence: z.number() }).optional(),
  status: MatchStatus,
  decidedAt: Instant.nullable(),
  createdAt: Instant,
});
export type Match = z.infer<typeof Match>;

export const NewMatch = z.strictObject({
  id: Id,
  receiptIds: z.array(Id).length(1),
  transactionIds: z.array(Id).length(1),
});
