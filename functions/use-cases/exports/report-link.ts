import { randomUUID } from 'node:crypto';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReport } from '../../store/report-states.ts';
import type { Write } from '../../store/writes.ts';
import type { ExpiringLink } from '../letters/report-letter.ts';
import { newSharedLink } from '../shared-links/new-shared-link.ts';

/** A link that a letter tells in the place of a file, and the writes that have it open. */
export interface ReportLink extends ExpiringLink {
  readonly writes: readonly Write[];
}

/**
 * A new link to a report whose file is too large for a mail, in the name of whoever ordered it. Its address is in the letter alone: an
 * attempt that did not send it leaves a link that nobody knows.
 */
export async function reportLink(
  { id: reportId, organizationId, userId, recipient }: StoredReport,
  cloud: Pick<Cloud, 'people' | 'sharedLinks' | 'siteUrl' | 'now'>,
): Promise<ReportLink> {
  const sender = (await cloud.people.person(userId))?.fullName ?? '';
  const label = recipient?.email ?? '';
  const order = { id: randomUUID(), organizationId, userId, reportId, label, sender };
  const { link, url, writes } = await newSharedLink(order, cloud);
  return { url, expiresAt: link.endsAt, writes };
}
