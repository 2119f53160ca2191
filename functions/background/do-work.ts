import { workConsumer } from '../runtime/consumer.ts';
import { commitImport } from '../use-cases/imports/commit-import.ts';
import { undoImport } from '../use-cases/imports/undo-import.ts';
import { runJob } from '../use-cases/jobs/run-job.ts';
import { pairPeriod } from '../use-cases/ledger/pair-period.ts';
import { matchPeriod } from '../use-cases/matching/match-period.ts';
import { matchReceipts } from '../use-cases/matching/match-receipt.ts';
import { retireDecisions } from '../use-cases/matching/unlink-rows.ts';

/** The consumer of what changes the books. */
export const handler = workConsumer((work, cloud) => {
  const { organizationId } = work;
  switch (work.kind) {
    case 'commit-import':
      return commitImport(organizationId, work.importId, cloud);
    case 'undo-import':
      return undoImport(organizationId, work.importId, cloud);
    case 'match-receipts':
      return matchReceipts(organizationId, work.receiptIds, cloud);
    case 'match-period':
      return matchPeriod(organizationId, work, cloud);
    case 'pair-period':
      return pairPeriod(organizationId, work, cloud);
    case 'retire-decisions':
      return retireDecisions(organizationId, work, cloud);
    case 'run-job':
      return runJob(organizationId, work.jobId, cloud);
    default:
      throw new Error(`${work.kind} is not the work of this stage.`);
  }
});
