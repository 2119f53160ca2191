import { monthOf, todayIn } from '../../shared/civil-date.ts';
import { ImportPlan } from '../domain/ledger/import-plan.ts';
import type { Cloud } from '../runtime/cloud.ts';
import type { StoredImport } from '../store/entities.ts';
import { ConditionFailedError } from '../store/table.ts';
import { finish, noteProgress, planName } from './commit-import.ts';
import { organizationOf } from './show-me.ts';
import { retireDecisions, unlinkedReceipts, withdrawSuggestions } from './unlink-rows.ts';

type Parts = Pick<Cloud, 'imports' | 'people' | 'files' | 'ledger' | 'receipts' | 'matches' | 'now'>;

const TRIES_MAX = 5;

/** Takes an import's rows out of the ledger as they are now (edited or matched since), chunk by chunk, resumable like the commit. */
export async function carryOutUndo(organizationId: string, importId: string, cloud: Parts): Promise<void> {
  const job = await cloud.imports.get(organizationId, importId);
  if (job?.status !== 'undoing') return;
  const plan = ImportPlan.parse(await cloud.files.reading(organizationId, planName(job)));
  let latest = job;
  for (const [number, rows] of plan.chunks.entries()) {
    await removeChunk(
      job,
      number,
      rows.map(({ id }) => id),
      cloud,
    );
    latest = await noteProgress(latest, (number + 1) / plan.chunks.length, cloud);
  }
  await withdrawSuggestions(
    organizationId,
    { transactionIds: plan.chunks.flat().map(({ id }) => id) },
    cloud,
  );
  const organization = await organizationOf(organizationId, cloud);
  const month = monthOf(todayIn(organization.timeZone, cloud.now()));
  const usage = await cloud.people.usage(organizationId, month);
  const givenBack = usage.statements > 0 && job.added > 0;
  const further = givenBack ? [cloud.people.usageChange(organizationId, month, { statements: -1 })] : [];
  await finish(job, { status: 'undone', added: 0 }, further, cloud);
}

async function removeChunk(
  job: StoredImport,
  number: number,
  ids: readonly string[],
  cloud: Parts,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    if (await cloud.imports.isDone(job, 'UNDONE', number)) return;
    const found = await cloud.ledger.getMany(job.organizationId, ids);
    const rows = found.filter(({ source }) => source === `import:${job.id}`);
    const receipts = await unlinkedReceipts(rows, cloud);
    try {
      await cloud.ledger.write(
        rows.map((before) => ({ before })),
        [...receipts, cloud.imports.marker(job, 'UNDONE', number, rows.length)],
      );
      const receiptIds = rows.flatMap((row) => row.receiptIds);
      await retireDecisions(job.organizationId, { transactionIds: ids, receiptIds }, cloud);
      return;
    } catch (error) {
      // Somebody edited one of the rows between reading and writing: look again.
      if (!(error instanceof ConditionFailedError) || tries >= TRIES_MAX) throw error;
    }
  }
}
