import { wordsFor } from '../../../shared/text/words-for.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { changedEntry, signedAmount } from '../../domain/ledger/entry.ts';
import { withRule } from '../../domain/categories/rule-effect.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { JobChange, RowFacts, StoredJob } from '../../store/jobs.ts';
import { again } from '../../store/again.ts';
import type { Write, Written } from '../../store/writes.ts';

type Parts = Pick<Cloud, 'jobs' | 'ledger' | 'categories' | 'now'>;

const TRIES_MAX = 4;

/**
 * Changes some of a job's rows with what undoing needs, in one transaction; rows that it changed already stay as they are. Where
 * somebody changed a row between reading and writing it looks again; `conflict` when the job no longer stands as given.
 */
export async function changeRows(ids: readonly string[], job: StoredJob, cloud: Parts): Promise<Written> {
  return again(async () => {
    const rows = await cloud.ledger.getMany(job.organizationId, ids);
    const done = new Set((await cloud.jobs.changesOf(job, ids)).map(({ rowId }) => rowId));
    const changes = rows.flatMap((before) => {
      const after = done.has(before.id) ? before : changedBy(job, before);
      return isSame(before, after) ? [] : [{ before, after: { ...after, version: before.version + 1 } }];
    });
    const notes = changes.map(({ before, after }) => cloud.jobs.changeAddition(noteOf(job, before, after)));
    return write(job, changes, notes, cloud);
  }, TRIES_MAX);
}

/** Takes back what a job changed in some rows, as far as it still stands; what a person changed since stays theirs. Conflicts as `changeRows`. */
export async function restoreRows(ids: readonly string[], job: StoredJob, cloud: Parts): Promise<Written> {
  return again(async () => {
    const notes = await cloud.jobs.changesOf(job, ids);
    const rows = await cloud.ledger.getMany(
      job.organizationId,
      notes.map(({ rowId }) => rowId),
    );
    const changes = rows.flatMap((before) => {
      const note = notes.find(({ rowId }) => rowId === before.id);
      const after = note && { ...before, ...standing(before, note) };
      return after && !isSame(before, after)
        ? [{ before, after: { ...after, version: before.version + 1 } }]
        : [];
    });
    return write(
      job,
      changes,
      notes.map((note) => cloud.jobs.changeRemoval(note)),
      cloud,
    );
  }, TRIES_MAX);
}

function changedBy({ rule, categoryIds = [], itemIds }: StoredJob, row: LedgerRow): LedgerRow {
  if (rule) return withRule(row, rule, wordsFor());
  const categoryId = categoryIds[categoryIds.length === 1 ? 0 : itemIds.indexOf(row.id)];
  return categoryId === undefined ? row : changedEntry(row, { categoryId });
}

const sorting = ({ kind, categoryId, ruleId, suggestedCategory: offer }: RowFacts) => ({
  kind,
  categoryId,
  ruleId,
  suggestedCategory: offer && {
    categoryId: offer.categoryId,
    confidence: offer.confidence,
    source: offer.source,
    reason: offer.reason,
  },
});
const waiver = ({ noReceiptNeeded, noReceiptReason }: RowFacts) => ({ noReceiptNeeded, noReceiptReason });
const factsOf = (row: RowFacts) => ({ ...sorting(row), ...waiver(row) });
const isSame = (a: RowFacts, b: RowFacts) => JSON.stringify(factsOf(a)) === JSON.stringify(factsOf(b));

/** What of a row is to be as it was: its category, its need of a receipt, each only where it is as the job made it. */
function standing(row: LedgerRow, { before, after }: JobChange) {
  const stands = (part: (facts: RowFacts) => object) =>
    JSON.stringify(part(row)) === JSON.stringify(part(after));
  // A transfer turned around since would be an expense that brings money.
  const isSorted = stands(sorting) && signedAmount(before.kind, row.amount) === row.amount;
  return { ...(isSorted ? sorting(before) : {}), ...(stands(waiver) ? waiver(before) : {}) };
}

function noteOf({ organizationId, id }: StoredJob, before: LedgerRow, after: LedgerRow): JobChange {
  return { organizationId, jobId: id, rowId: before.id, before: factsOf(before), after: factsOf(after) };
}

/** Writes while the job stands as it was read: a slow worker changes nothing of one that was turned around since. */
async function write(
  job: StoredJob,
  changes: readonly { before: LedgerRow; after: LedgerRow }[],
  notes: readonly Write[],
  { ledger, categories, jobs, now }: Parts,
): Promise<Written> {
  if (changes.length + notes.length === 0) return 'written';
  const hand = { userId: job.userId, at: now().toISOString() };
  return ledger.tryWrite(changes, hand, [...categories.habitWrites(changes), ...notes, jobs.unchanged(job)]);
}
