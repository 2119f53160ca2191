import { randomUUID } from 'node:crypto';
import type { SharedOpening } from '../../../shared/model/shared-link.ts';
import { deviceOf } from '../../domain/books/device.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { again } from '../../store/again.ts';
import type { StoredReport } from '../../store/reports.ts';
import type { StoredSharedLink } from '../../store/shared-links.ts';
import { telling } from '../notices/tell.ts';
import type { OpenedLink } from './opened-link.ts';

export type NotingParts = Pick<Cloud, 'sharedLinks' | 'notices' | 'outbox' | 'now'>;

/** What a link was used for, and with what. */
export interface Use {
  readonly what: SharedOpening['what'];
  readonly userAgent: string;
}

/**
 * Notes that a link was used, before anything of it is shown. Its people are told of the first time on each day only: programs that look at
 * the links of mails would else drown what matters.
 */
export async function noteOpening(
  { link, report }: OpenedLink,
  { what, userAgent }: Use,
  cloud: NotingParts,
): Promise<void> {
  const { organizationId, id: linkId } = link;
  const opening = {
    ...{ organizationId, linkId, id: randomUUID(), what },
    ...{ at: cloud.now().toISOString(), ...deviceOf(userAgent) },
  };
  const outcome = await again(async () => {
    const current = await cloud.sharedLinks.get(organizationId, linkId);
    // Erased in the meantime: there is nobody to tell, and nothing to keep.
    if (!current) return 'gone';
    const { change, told } = following(current, report, opening, cloud);
    return cloud.sharedLinks.tryChange(current, change, [cloud.sharedLinks.noting(opening), ...told]);
  }, LINK_TRIES_MAX);
  if (outcome === 'conflict') throw new Error('A link was used by others whenever a use was to be noted.');
}

/** Many may open one link at the same moment. */
export const LINK_TRIES_MAX = 12;

function following(
  { id, label, openings, toldOn, organizationId }: StoredSharedLink,
  { name }: StoredReport,
  { at, what }: Pick<SharedOpening, 'at' | 'what'>,
  cloud: NotingParts,
) {
  if (what === 'refused') return { change: {}, told: [] };
  const day = at.slice(0, 'yyyy-mm-dd'.length);
  const change = { lastOpenedAt: at, toldOn: day, openings: openings + (what === 'page' ? 1 : 0) };
  if (toldOn === day) return { change, told: [] };
  const about = { kind: 'link-opened', aboutId: id, name: `${label} – ${name}`, once: day } as const;
  return { change, told: telling({ organizationId, ...about }, cloud) };
}
