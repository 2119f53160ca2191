import { AT_ONCE_MAX } from '../../../shared/model/job.ts';
import type { Job } from '../../../shared/model/job.ts';

/**
 * Of what goes one by one, each in a transaction of its own, fewer are done while somebody waits. A thing of a merging is a whole month of
 * entries. Deleted entries go together but come back one by one, since each may be linked and paired by now as it was.
 */
const FEWER: Partial<Record<Job['kind'], number>> = { 'confirm-matches': 20, 'merge-category': 0 };
const BROUGHT_BACK_MAX = 20;

/** Whether a job is done, or taken back, within the request that asks for it. */
export const isDoneAtOnce = ({ kind, total, status }: Pick<Job, 'kind' | 'total' | 'status'>): boolean =>
  total <= (kind === 'delete-rows' && status === 'undoing' ? BROUGHT_BACK_MAX : (FEWER[kind] ?? AT_ONCE_MAX));
