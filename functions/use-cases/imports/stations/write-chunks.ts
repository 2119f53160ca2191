import { isClosedOn } from '../../../domain/books/period-lock.ts';
import type { LedgerRow } from '../../../domain/ledger/ledger-row.ts';
import { lanesOf } from '../../../domain/ledger/import-plan.ts';
import type { ImportPlan } from '../../../domain/ledger/import-plan.ts';
import type { Cloud } from '../../../runtime/cloud.ts';
import type { StoredImport } from '../../../store/imports.ts';
import { unlessClosedSince } from '../../books/closed-period.ts';
import { progressTeller } from '../progress-teller.ts';
import { sideBySide } from '../side-by-side.ts';

type Parts = Pick<Cloud, 'imports' | 'ledger' | 'now'>;

/**
 * Station 11 of an import: writes the chunks of its plan that are not written yet, those of a month one after the other, months
 * side by side. Gives the number of rows that all chunks together brought.
 */
export async function writeChunks(job: StoredImport, plan: ImportPlan, cloud: Parts): Promise<number> {
  const done = new Set((await cloud.imports.markers(job, 'ADDED')).map(({ number }) => number));
  const tell = progressTeller(job, plan.chunks.length, cloud);
  await sideBySide(lanesOf(plan.chunks), async (number) => {
    if (!done.has(number)) await writeChunk(job, number, plan.chunks[number] ?? [], cloud);
    await tell();
  });
  const markers = await cloud.imports.markers(job, 'ADDED');
  return markers.reduce((sum, { rows }) => sum + rows, 0);
}

async function writeChunk(
  job: StoredImport,
  number: number,
  rows: readonly LedgerRow[],
  cloud: Parts,
): Promise<void> {
  const changes = rows.map((after) => ({ after }));
  const marker = cloud.imports.marker(job, 'ADDED', number, changes.length);
  const outcome = await unlessClosedSince(() => cloud.ledger.tryWrite(changes, null, [marker]));
  if (outcome === 'conflict') await writeRemaining(job, number, rows, cloud);
}

/** Another worker wrote this chunk, or some of its rows are in the ledger without any plan that says so, or were closed since the plan. */
async function writeRemaining(
  job: StoredImport,
  number: number,
  rows: readonly LedgerRow[],
  cloud: Parts,
): Promise<void> {
  if (await cloud.imports.isDone(job, 'ADDED', number)) return;
  const ids = rows.map(({ id }) => id);
  const known = new Set((await cloud.ledger.getMany(job.organizationId, ids)).map(({ id }) => id));
  const lock = await cloud.ledger.lock(job.organizationId);
  const open = rows.filter(({ id, date }) => !known.has(id) && !isClosedOn(lock, date));
  const changes = open.map((after) => ({ after }));
  await cloud.ledger.write(changes, null, [cloud.imports.marker(job, 'ADDED', number, changes.length)]);
}
