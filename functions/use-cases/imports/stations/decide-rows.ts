import type { DuplicateRow } from '../../../../shared/model/statement-import.ts';
import type { Statement } from '../../../../shared/model/statement.ts';
import { pairRows } from '../../../domain/duplicates/pair-rows.ts';
import type { Cloud } from '../../../runtime/cloud.ts';
import type { StoredImport } from '../../../store/imports.ts';
import { earlierRows } from './earlier-rows.ts';
import type { LedgerTwin } from './earlier-rows.ts';
import type { PlacedPart } from './place-statement.ts';
import type { RowDecision, StatementReading } from '../statement-reading.ts';

type Job = Pick<StoredImport, 'organizationId' | 'id' | 'answers'>;
type Parts = Pick<Cloud, 'imports' | 'files' | 'ledger'>;

/** Station 7 of an import: decides for each row whether the ledger has it, together with the number of plans known meanwhile. */
export async function decideRows(
  job: Job,
  statement: Statement,
  placed: readonly PlacedPart[],
  cloud: Parts,
): Promise<StatementReading> {
  const planCount = await cloud.imports.planCount(job.organizationId);
  const parts: Awaited<ReturnType<typeof decidedPart>>[] = [];
  for (const part of placed) parts.push(await decidedPart(part, job, cloud));
  return {
    statement,
    planCount,
    ...(job.answers ? { answers: job.answers } : {}),
    duplicates: parts.flatMap(({ duplicates }) => duplicates),
    places: placed.map(({ account }, index) => ({
      accountId: account.id,
      decisions: parts[index]?.decisions ?? [],
    })),
  };
}

/** What becomes of every row of one statement, with the twins of those that the ledger has. */
async function decidedPart(
  { account, isNew, statement, shape, ids }: PlacedPart,
  { organizationId, id: importId }: Job,
  cloud: Parts,
): Promise<{ decisions: RowDecision[]; duplicates: DuplicateRow[] }> {
  const rows = statement.transactions.map((row, index) => ({ ...row, id: ids[index] ?? '' }));
  if (isNew) return { decisions: rows.map(() => 'new'), duplicates: [] };
  const { known, leaving } = await earlierRows(
    { organizationId, accountId: account.id, importId },
    rows,
    cloud,
  );
  const twins = pairRows({ rows, shape }, known) as (LedgerTwin | undefined)[];
  const taken = new Set([...known.map(({ id }) => id), ...leaving]);
  return {
    decisions: rows.map(({ id }, index) => (twins[index] ? 'known' : taken.has(id) ? 'again' : 'new')),
    duplicates: rows.flatMap(({ row }, index) => {
      const twin = twins[index];
      return twin ? [{ row, twin: shownTwin(twin) }] : [];
    }),
  };
}

function shownTwin({ id, now: { date, amount, description } }: LedgerTwin): DuplicateRow['twin'] {
  return { transactionId: id, date, amount, description };
}
