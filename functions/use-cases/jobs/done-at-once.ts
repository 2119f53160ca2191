import { AT_ONCE_MAX } from '../../../shared/model/job.ts';
import type { Job } from '../../../shared/model/job.ts';

/**
 * Of what goes one by one, each in a transaction of its own, fewer are done while somebody waits. A thing of a merging is a whole month of
 * entries.
 */
const FEWER: Partial<Record<Job['kind'], number>> = {
  'delete-rows': 20,
  'confirm-matches': 20,
  'merge-category': 0,
};

/** Whether a job is done within the request that asks for it. */
export const isDoneAtOnce = ({ kind, total }: Pick<Job, 'kind' | 'total'>): boolean =>
  total <= (FEWER[kind] ?? AT_ONCE_MAX);
