import type { Job } from '../../../shared/model/job.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';

/** A row that a job left as it was, because somebody changed it meanwhile or its period is closed; without a name where it is gone. */
export type LeftOut = NonNullable<Job['leftOut']>['named'][number];

/** A row of a closed period, as a job names it. */
export const leftAsClosed = ({ id, description }: Pick<LedgerRow, 'id' | 'description'>): LeftOut => ({
  id,
  description,
  because: 'period-locked',
});
