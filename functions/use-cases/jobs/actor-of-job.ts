import type { Actor } from '../../store/change.ts';
import type { StoredJob } from '../../store/jobs.ts';
import type { Membership } from '../../store/people.ts';

/** Who acts in a job: whoever started it, in whose act it goes on, while they may still do that. */
export const actorOfJob = ({
  organizationId,
  entry,
  by,
}: Pick<StoredJob, 'organizationId' | 'entry' | 'by'>): Actor => ({
  ...{ organizationId, continues: entry, membership: by },
});

/** What a job keeps of whoever starts it: nothing of a master, whose membership ends by their own hand alone. */
export const startedBy = (membership: Membership): Pick<StoredJob, 'by'> => ({
  by: membership.role === 'master' ? undefined : membership,
});
