import * as z from 'zod';
import { DuplicateRow } from '../../../shared/model/statement-import.ts';
import { Statement } from '../../../shared/model/statement.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredImport } from '../../store/entities.ts';
import { RowDecision } from './place-rows.ts';

/**
 * What reading a statement leaves behind: the statement, the lines of it that the ledger already has, and for each statement of
 * the file the account and what becomes of its rows, as long as the organisation's number of plans is `planCount`.
 */
export const StatementReading = z.object({
  statement: Statement,
  duplicates: z.array(DuplicateRow),
  planCount: z.int(),
  places: z.array(z.object({ accountId: z.string(), decisions: z.array(RowDecision) })),
});
export type StatementReading = z.infer<typeof StatementReading>;

/** The stored reading of an import; undefined while there is none, or where it no longer holds. */
export async function readingOf(
  { organizationId, reading }: Pick<StoredImport, 'organizationId' | 'reading'>,
  { files }: Pick<Cloud, 'files'>,
): Promise<StatementReading | undefined> {
  const stored = reading === undefined ? undefined : await files.reading(organizationId, reading);
  return stored === undefined ? undefined : StatementReading.parse(stored);
}
