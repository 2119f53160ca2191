import type { Job } from '../../../shared/model/job.ts';

/** A row that a job left as it was, because somebody changed it meanwhile; without a name where it is gone. */
export type LeftOut = NonNullable<Job['leftOut']>['named'][number];
