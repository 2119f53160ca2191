import { isClosedOn } from '../../../domain/books/period-lock.ts';
import type { LedgerRow } from '../../../domain/ledger/ledger-row.ts';
import { lanesOf } from '../../../domain/ledger/import-plan.ts';
import type { ImportPlan } from '../../../domain/ledger/import-plan.ts';
import type { Cloud } from '../../../runtime/cloud.ts';
import type { StoredImport } from '../../../store/imports.ts';
import { progressTeller } from '../progress-teller.ts';
import { sideBySide } from '../side-by-side.ts';

type Parts = Pick<Cloud, 'change' | 'imports' | 'ledger' | 'now'>;

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
  const { organizationId, entry } = job;
  await cloud.change({ organizationId, continues: entry }, 'import-committed', async (change) => {
    change.leaveOutClosed();
    const open = change.isRetry ? await remaining(job, number, rows, cloud) : rows;
    if (!open) return;
    const changes = open.map((after) => ({ after }));
    change.put(...cloud.ledger.writesOf(changes, null));
    change.put(cloud.imports.marker(job, 'ADDED', number, changes.length));
  });
}

/**
 * What of a chunk is still to be written, where some of its rows are in the ledger without any plan that says so, or were closed since the
 * plan; undefined where another worker wrote it.
 */
async function remaining(
  job: StoredImport,
  number: number,
  rows: readonly LedgerRow[],
  cloud: Parts,
): Promise<LedgerRow[] | undefined> {
  if (await cloud.imports.isDone(job, 'ADDED', number)) return undefined;
  const ids = rows.map(({ id }) => id);
  const known = new Set((await cloud.ledger.getMany(job.organizationId, ids)).map(({ id }) => id));
  const lock = await cloud.ledger.lock(job.organizationId);
  return rows.filter(({ id, date }) => !known.has(id) && !isClosedOn(lock, date));
}
