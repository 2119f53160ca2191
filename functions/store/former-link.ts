import * as z from 'zod';

/** The confirmed match that linked rows to their receipts when one of these was deleted; each is linked by one at most. */
export const FormerLink = z.object({
  matchId: z.string(),
  receiptIds: z.array(z.string()),
  transactionIds: z.array(z.string()),
});
export type FormerLink = z.infer<typeof FormerLink>;
