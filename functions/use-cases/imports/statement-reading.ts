import * as z from 'zod';
import { DuplicateRow } from '../../../shared/model/statement-import.ts';
import { Statement } from '../../../shared/model/statement.ts';

/** What becomes of a row: `again` is new although the ledger has its fingerprint, so that it needs an id of its own. */
export const RowDecision = z.enum(['new', 'again', 'known']);
export type RowDecision = z.infer<typeof RowDecision>;

/**
 * What reading a statement leaves behind: the statement, the lines of it that the ledger already has, and for each statement of
 * the file the account and what becomes of its rows, as long as the organisation's number of plans is `planCount`.
 */
export const StatementReading = z.object({
  statement: Statement,
  duplicates: z.array(DuplicateRow),
  planCount: z.int(),
  /** The answers that it was made with. */
  answers: z.record(z.string(), z.string()).optional(),
  places: z.array(z.object({ accountId: z.string(), decisions: z.array(RowDecision) })),
});
export type StatementReading = z.infer<typeof StatementReading>;
