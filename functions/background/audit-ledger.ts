import { cloud } from '../runtime/cloud.ts';
import { auditLedger } from '../use-cases/ledger/audit-ledger.ts';

/** The daily proof that totals are the sums of their rows. */
export const handler = (): Promise<void> => auditLedger(cloud);
