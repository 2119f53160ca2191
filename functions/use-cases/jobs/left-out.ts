import type { Job } from '../../../shared/model/job.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';

/** A row that a job left as it was, because somebody changed it meanwhile, its period is closed or it has no tax; without a name where it is gone. */
export type LeftOut = NonNullable<Job['leftOut']>['named'][number];

/** A row of a closed period, as a job names it. */
export const leftAsClosed = ({ id, description }: Pick<LedgerRow, 'id' | 'description'>): LeftOut => ({
  id,
  description,
  because: 'period-locked',
});

/** A transfer, which has no sales tax, as a job names it. */
export const leftUntaxed = ({ id, description }: Pick<LedgerRow, 'id' | 'description'>): LeftOut => ({
  id,
  description,
  because: 'untaxed',
});
