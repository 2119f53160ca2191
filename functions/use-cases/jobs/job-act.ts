import type { Act } from '../../../shared/audit-acts.ts';
import type { StoredJob } from '../../store/jobs.ts';

const acts = {
  'confirm-matches': 'matches-confirmed',
  'change-rows': 'entries-categorized',
  'edit-rows': 'entries-edited',
  'find-worths': 'exchange-rates-applied',
  'delete-rows': 'entries-deleted',
  'merge-category': 'category-merged',
} as const satisfies Record<StoredJob['kind'], Act>;

/** What starting a job of a kind is called in the audit log. */
export const jobAct = (kind: StoredJob['kind']): Act => acts[kind];
