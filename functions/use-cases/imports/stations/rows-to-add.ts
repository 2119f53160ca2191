import { bookCurrencies } from '../../../../shared/money.ts';
import { wordsFor } from '../../../../shared/text/words-for.ts';
import type { StatementTransaction } from '../../../../shared/model/statement.ts';
import type { LedgerRow, RowPart } from '../../../domain/ledger/ledger-row.ts';
import { repeatedRowId } from '../../../domain/ids.ts';
import { entryOf } from '../../../domain/ledger/entry.ts';
import { cutText } from '../../../domain/text/cut-text.ts';
import type { PlannedRow } from '../../../domain/ledger/import-plan.ts';
import type { StoredImport } from '../../../store/imports.ts';
import type { PlacedPart } from './place-statement.ts';
import type { ReadingToCommit } from './reading-to-commit.ts';
import type { RowDecision, StatementReading } from '../statement-reading.ts';

const DESCRIPTION_LENGTH_MAX = 300;

/** What all rows of an import share; `feesId`: the category of fees that the file states beside amounts. */
interface RowContext {
  readonly job: StoredImport;
  readonly feesId: string;
  readonly addedAt: string;
}

/**
 * The rows of a reading that enter the ledger by what was decided of them and by the person's choice, each with an id of its own. They
 * are as old as `addedAt` (when they were planned), not as their import: a row that another import of the same moment brought may have
 * been deleted meanwhile, and has a history of its own.
 */
export function rowsToAdd(
  { placed, reading }: ReadingToCommit,
  { job, feesId, addedAt }: RowContext,
): LedgerRow[] {
  const rows = placed.flatMap((part, index) =>
    rowsOf(part, reading.places[index]?.decisions ?? [], { job, feesId, addedAt }),
  );
  return rowsOfOwnIds(rows, job);
}

/** The ledger's rows that the file states as well: left out because they stand there, not by the person's choice. */
export function rowsKnown(
  { duplicates }: StatementReading,
  { restored = [], left = [] }: StoredImport,
): PlannedRow[] {
  const chosen = new Set([...restored, ...left]);
  return duplicates
    .filter(({ row }) => !chosen.has(row))
    .map(({ twin }) => ({ id: twin.transactionId, date: twin.date }));
}

function rowsOf(
  { statement, account, ids }: PlacedPart,
  decisions: readonly RowDecision[],
  { job, feesId, addedAt }: RowContext,
): LedgerRow[] {
  const restored = new Set(job.restored);
  const left = new Set(job.left);
  const currency = bookCurrencies.find((known) => known === statement.currency) ?? account.currency;
  return statement.transactions.flatMap((row, index) => {
    const decision = decisions[index] ?? 'new';
    if (left.has(row.row) || (decision === 'known' && !restored.has(row.row))) return [];
    const id = ids[index] ?? '';
    const kind = row.transfer === undefined ? (row.amount < 0 ? 'expense' : 'income') : 'transfer';
    const entry = {
      id: decision === 'new' ? id : repeatedRowId(id, job.id),
      kind,
      description: cutText(row.description, DESCRIPTION_LENGTH_MAX) || wordsFor().entries.noDescription(),
      amount: row.amount,
      accountId: account.id,
      date: row.date,
      otherDate: row.otherDate,
      statedRate: row.statedRate,
      use: row.transfer === 'owner' ? 'owner' : undefined,
    } as const;
    const added = entryOf(entry, {
      userId: job.userId,
      organizationId: job.organizationId,
      currency,
      source: `import:${job.id}`,
      createdAt: addedAt,
    });
    const fee = feePart(row, feesId);
    return [fee && kind !== 'transfer' ? { ...added, parts: [fee] } : added];
  });
}

/** A fee that the file states beside an amount, as a line of its own: the rest of the entry is the gross. */
function feePart({ fee = 0 }: StatementTransaction, categoryId: string): RowPart | undefined {
  return fee === 0 ? undefined : { kind: 'expense', categoryId, amount: fee, description: '' };
}

/** Two statements of a file that go to one account may hold equal rows: each is a row of its own. */
function rowsOfOwnIds(rows: readonly LedgerRow[], { id: importId }: StoredImport): LedgerRow[] {
  const seen = new Set<string>();
  return rows.map((row, index) => {
    const id = seen.has(row.id) ? repeatedRowId(row.id, `${importId} ${index}`) : row.id;
    seen.add(id);
    return { ...row, id };
  });
}
