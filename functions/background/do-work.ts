import { Work } from '../adapters/work.ts';
import { consumer } from '../runtime/consumer.ts';
import type { Cloud } from '../runtime/cloud.ts';
import { logOrganization } from '../runtime/log.ts';
import { commitImport } from '../use-cases/imports/commit-import.ts';
import { matchPeriod } from '../use-cases/matching/match-period.ts';
import { matchReceipt } from '../use-cases/matching/match-receipt.ts';
import { pairPeriod } from '../use-cases/ledger/pair-period.ts';
import { runJob } from '../use-cases/jobs/run-job.ts';
import { readStatement } from '../use-cases/imports/read-statement.ts';
import { undoImport } from '../use-cases/imports/undo-import.ts';

/** The consumer of the work queue. */
export const handler = consumer(({ body }, cloud) => {
  const work = Work.parse(JSON.parse(body));
  logOrganization(work.organizationId);
  return carryOut(work, cloud);
});

function carryOut(work: Work, cloud: Cloud): Promise<void> {
  switch (work.kind) {
    case 'read-statement':
      return readStatement(work.organizationId, work.importId, cloud);
    case 'commit-import':
      return commitImport(work.organizationId, work.importId, cloud);
    case 'undo-import':
      return undoImport(work.organizationId, work.importId, cloud);
    case 'match-receipt':
      return matchReceipt(work.organizationId, work.receiptId, cloud);
    case 'match-period':
      return matchPeriod(work.organizationId, work, cloud);
    case 'pair-period':
      return pairPeriod(work.organizationId, work, cloud);
    case 'run-job':
      return runJob(work.organizationId, work.jobId, cloud);
  }
}
