import { cloud } from '../runtime/cloud.ts';
import { countDrift } from '../runtime/metrics.ts';
import { auditLedger } from '../use-cases/ledger/audit-ledger.ts';

/** The daily proof that totals are the sums of their rows. */
export const handler = async (): Promise<void> => countDrift(await auditLedger(cloud));
