import { unsortedCategoryIds } from '../../../shared/unsorted-categories.ts';
import { wantsReceipt } from '../../../shared/wants-receipt.ts';
import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import { isClosedOn } from '../../domain/books/period-lock.ts';
import { assumedTaxes, withoutAssumed } from '../../domain/ledger/assumed-taxes.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { changedEntry, signedAmount, withReverseCharge, withTaxIncluded } from '../../domain/ledger/entry.ts';
import { withUsualTax } from '../../domain/reports/sales-tax/assumed-claims.ts';
import { mergedRow } from '../../domain/categories/merged-row.ts';
import { withRule } from '../../domain/categories/rule-effect.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { JobChange, JobItem, RowFacts, StoredJob } from '../../store/jobs.ts';
import { ChangedMeanwhile } from '../../store/change.ts';
import { retryOnConflict } from '../../store/retry-on-conflict.ts';
import type { Write } from '../../store/writes.ts';
import { organizationOf } from '../books/organization-of.ts';
import { loanRowWork, splitAsOffered } from './split-as-offered.ts';
import { withAssumedTaxes } from '../ledger/assume-taxes.ts';
import { withWorths } from '../rates/with-worths.ts';
import { jobAct } from '../jobs/job-act.ts';
import { leftAsClosed, leftUntaxed, type LeftOut } from '../jobs/left-out.ts';
import { matchedAnew } from '../matching/matched-anew.ts';
import { withTaxesOfDocuments } from '../matching/taxes-of-documents.ts';
import { actorOfJob } from '../jobs/actor-of-job.ts';

type Parts = Pick<
  Cloud,
  'change' | 'organizations' | 'jobs' | 'ledger' | 'categories' | 'matches' | 'rates' | 'receipts' | 'now'
>;

/** What the table takes in one transaction. */
const WRITES_MAX = 99;

/**
 * Changes some of a job's rows with what undoing needs, in one transaction where they fit in; rows that it changed already stay as they
 * are, and those of which somebody changed the version that it is to change or closed the period. Where somebody changed a row between
 * reading and writing it looks again. Throws `ChangedMeanwhile` where the job no longer stands as given.
 */
export function changeRows(items: readonly JobItem[], job: StoredJob, cloud: Parts): Promise<LeftOut[]> {
  const ids = items.map(({ id }) => id);
  return stepped(job, async () => {
    const rows = new Map((await cloud.ledger.getMany(job.organizationId, ids)).map((row) => [row.id, row]));
    const done = new Set((await cloud.jobs.changesOf(job, ids)).map(({ rowId }) => rowId));
    const open = items.filter(({ id }) => !done.has(id));
    const isMeant = ({ id, version }: JobItem) => version === undefined || rows.get(id)?.version === version;
    const meant = open.filter(isMeant).flatMap(({ id }) => rows.get(id) ?? []);
    const changed = await withAssumedTaxes(await changedBy(job, meant, cloud), job.organizationId, cloud);
    const lock = await cloud.ledger.lock(job.organizationId);
    const left = open.filter((item) => !isMeant(item)).map(({ id }) => leftOut(id, rows.get(id)));
    const changes = meant.flatMap((before, at) => {
      if (job.tax !== undefined && before.kind === 'transfer') {
        left.push(leftUntaxed(before));
        return [];
      }
      const after = changed[at];
      if (!after || isSame(before, after)) return [];
      if (isClosedOn(lock, before.date)) {
        left.push(leftAsClosed(before));
        return [];
      }
      const note = cloud.jobs.changeAddition(noteOf(job, before, after));
      return [{ before, after: { ...after, version: before.version + 1 }, notes: [note] }];
    });
    return (await isWritten(job, changes, cloud)) ? left : 'conflict';
  });
}

/** Takes back what a job changed in some rows, as far as it still stands; what a person changed since stays theirs. Throws as `changeRows`. */
export function restoreRows(items: readonly JobItem[], job: StoredJob, cloud: Parts): Promise<LeftOut[]> {
  return stepped(job, async () => {
    const notes = await cloud.jobs.changesOf(
      job,
      items.map(({ id }) => id),
    );
    const rowIds = notes.map(({ rowId }) => rowId);
    const rows = new Map(
      (await cloud.ledger.getMany(job.organizationId, rowIds)).map((row) => [row.id, row]),
    );
    const lock = await cloud.ledger.lock(job.organizationId);
    const left: LeftOut[] = [];
    const { assumed } = assumedTaxes(await organizationOf(job.organizationId, cloud));
    const assuming = (restored: Restored) => ({ ...restored, row: assumed(restored.row) });
    const changed = notes.map(async (note): Promise<NotedChange> => {
      const before = rows.get(note.rowId);
      const written = { notes: [cloud.jobs.noteRemoval(note)] };
      if (before && isClosedOn(lock, before.date)) {
        left.push(leftAsClosed(before));
        return written;
      }
      const restored = before && assuming(await withTaxesNow(restoredBy(note, before), before, cloud));
      if (!restored?.isWhole) left.push(leftOut(note.rowId, before));
      if (!before || !restored || isSame(before, restored.row)) return written;
      return { ...written, before, after: { ...restored.row, version: before.version + 1 } };
    });
    return (await isWritten(job, await Promise.all(changed), cloud)) ? left : 'conflict';
  });
}

/** Takes a step until it is written; what it then left as it was. */
async function stepped(job: StoredJob, step: () => Promise<LeftOut[] | 'conflict'>): Promise<LeftOut[]> {
  const left = await retryOnConflict(step);
  if (left === 'conflict') throw new ChangedMeanwhile(jobAct(job.kind));
  return left;
}

const leftOut = (id: string, row: LedgerRow | undefined): LeftOut => ({
  id,
  description: row?.description ?? '',
});

/** What a job makes of rows, in their order. */
async function changedBy(job: StoredJob, rows: readonly LedgerRow[], cloud: Parts): Promise<LedgerRow[]> {
  if (job.currency) return withWorths(rows, job.currency, cloud);
  if (job.usualTax) return rows.map(withUsualTax(await organizationOf(job.organizationId, cloud)));
  const edited = rows.map((row) => editedBy(job, row));
  if (!job.categoryIds && !job.accepts) return edited;
  const sorted = rows.map((before, at) => ({ before, after: edited[at] ?? before }));
  return splitAsOffered(sorted, await organizationOf(job.organizationId, cloud), cloud);
}

function editedBy(job: StoredJob, row: LedgerRow): LedgerRow {
  const { rule, change, tax, merge, accepts, categoryIds = [], itemIds } = job;
  if (merge) return mergedRow(row, merge);
  if (rule) return withRule(row, rule, wordsToKeep);
  // Others need no receipt anyway, or have one.
  if (change?.noReceiptNeeded && !wantsReceipt(row)) return row;
  // What only moves is nobody's in part, nor is what a payout was split into.
  const isWhole = row.kind === 'transfer' || row.payout?.decision === 'split';
  if (change?.businessShare !== undefined && isWhole) return row;
  if (change) return changedEntry(row, change);
  if (accepts) return withOffered(row);
  if (tax === 'reverse-charge') return row.kind === 'expense' ? withReverseCharge(row) : row;
  if (tax !== undefined) return row.kind === 'transfer' ? row : withTaxIncluded(row, tax);
  const categoryId = categoryIds[categoryIds.length === 1 ? 0 : itemIds.indexOf(row.id)];
  if (categoryId === undefined) return row;
  // Taking back an assumed transfer asks for the category of money that came in or went out.
  const isTransferUndone = row.assumed && row.kind === 'transfer' && isUnsorted(categoryId);
  return changedEntry(row, {
    categoryId,
    ...(isTransferUndone ? { kind: kindOfMoney(row), use: null } : {}),
  });
}

/** Where none is offered any more, the entry stays as it is. */
function withOffered(row: LedgerRow): LedgerRow {
  const { suggestedCategory: offer } = row;
  return offer ? changedEntry(row, { categoryId: offer.categoryId }) : row;
}

const isUnsorted = (categoryId: string): boolean =>
  categoryId !== 'transfer' && unsortedCategoryIds.includes(categoryId);
const kindOfMoney = ({ amount }: LedgerRow) => (amount > 0 ? ('income' as const) : ('expense' as const));

const sorting = ({
  kind,
  categoryId,
  ruleId,
  suggestedCategory: offer,
  assumed: assumption,
  use,
  businessShare,
  parts,
  payout,
  brought,
}: RowFacts) => ({
  kind,
  categoryId,
  ruleId,
  suggestedCategory: offer && {
    categoryId: offer.categoryId,
    confidence: offer.confidence,
    source: offer.source,
    reason: offer.reason,
  },
  assumed: assumption && {
    confidence: assumption.confidence,
    source: assumption.source,
    reason: assumption.reason,
  },
  ...{ use, businessShare, parts, payout, brought },
});
const waiver = ({ noReceiptNeeded, noReceiptReason }: RowFacts) => ({ noReceiptNeeded, noReceiptReason });
const place = ({ accountId }: RowFacts) => ({ accountId });
const value = ({ worth }: RowFacts) => ({ worth });
const taxation = ({ taxes, taxesSaid, reverseCharge }: RowFacts) => ({ taxes, taxesSaid, reverseCharge });
const groups: readonly ((facts: RowFacts) => Partial<RowFacts>)[] = [sorting, waiver, place, value, taxation];
/** What a job may change of a row; what is assumed of its tax is worked out anew. */
function factsOf(row: LedgerRow): RowFacts {
  const stated = withoutAssumed(row);
  return { ...sorting(stated), ...waiver(stated), ...place(stated), ...value(stated), ...taxation(stated) };
}
const isSame = (a: LedgerRow, b: LedgerRow) => JSON.stringify(factsOf(a)) === JSON.stringify(factsOf(b));

/**
 * A row with its category, its need of a receipt, its account, its worth and its taxes as they were, each only where it is as the job made
 * it; whether that is all it changed.
 */
function restoredBy({ before, after }: JobChange, standing: LedgerRow): Restored {
  const row = withoutAssumed(standing);
  const said = (facts: Partial<RowFacts>) => JSON.stringify(facts);
  const changed = groups.filter((group) => said(group(before)) !== said(group(after)));
  const unchanged = changed.filter(
    (group) =>
      said(group(row)) === said(group(after)) &&
      // A transfer turned around since would be an expense that brings money.
      (group !== sorting || signedAmount(before.kind, row.amount) === row.amount),
  );
  const restored = Object.assign({}, row, ...unchanged.map((group) => group(before))) as LedgerRow;
  return { row: restored, isWhole: unchanged.length === changed.length };
}

interface Restored {
  readonly row: LedgerRow;
  readonly isWhole: boolean;
}

/** With what its documents say of taxes now, where they are asked again: others may have come since the job. */
async function withTaxesNow(restored: Restored, { taxesSaid }: LedgerRow, cloud: Parts): Promise<Restored> {
  const isLeftToDocuments = taxesSaid === true && restored.row.taxesSaid === undefined;
  return isLeftToDocuments ? { ...restored, row: await withTaxesOfDocuments(restored.row, cloud) } : restored;
}

function noteOf({ organizationId, id }: StoredJob, before: LedgerRow, after: LedgerRow): JobChange {
  return { organizationId, jobId: id, rowId: before.id, before: factsOf(before), after: factsOf(after) };
}

/** A row's change, if there is one, and what the job notes of it. */
interface NotedChange {
  readonly before?: LedgerRow;
  readonly after?: LedgerRow;
  readonly notes: readonly Write[];
}

/**
 * Writes while the job stands as it was read: a slow worker changes nothing of one that was turned around since. More than one transaction
 * takes goes in halves. False where something was changed or closed since it was read.
 */
async function isWritten(job: StoredJob, changes: readonly NotedChange[], cloud: Parts): Promise<boolean> {
  if (changes.length === 0) return true;
  const { userId, kind } = job;
  const { ledger, categories, jobs, now } = cloud;
  const writes = [
    ...ledger.writesOf(changes, { userId, at: now().toISOString() }),
    ...categories.habitWrites(changes),
    ...(await matchedAnew(changes, cloud)),
    ...changes.flatMap(({ notes }) => notes),
    jobs.unchanged(job),
  ];
  const work = changes.flatMap(({ before, after }) => (after && !before?.parts ? loanRowWork(after) : []));
  if (writes.length + work.length > WRITES_MAX && changes.length > 1) {
    const half = Math.ceil(changes.length / 2);
    const isFirstWritten = await isWritten(job, changes.slice(0, half), cloud);
    return isFirstWritten && isWritten(job, changes.slice(half), cloud);
  }
  return cloud.change(actorOfJob(job), jobAct(kind), (change) => {
    change.leaveOutClosed();
    if (!change.isRetry) {
      change.put(...writes);
      change.enqueue(...work);
    }
    return !change.isRetry;
  });
}
