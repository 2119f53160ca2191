import { opens } from '../../domain/sharing/link-state.ts';
import { digestOf } from '../../domain/sharing/secrets.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { hasFile } from '../../store/report-states.ts';
import type { StoredReport } from '../../store/report-states.ts';
import type { StoredSharedLink } from '../../store/shared-links.ts';

/** A link that opens, and what it leads to. */
export interface OpenedLink {
  readonly link: StoredSharedLink;
  readonly report: StoredReport;
}

/** Whether a report has a file that others can be shown: it is made, kept, and not deleted. */
export const isSharable = (report: StoredReport): boolean =>
  hasFile(report) && report.deletedAt === undefined;

/** What a token opens: `unknown` where it is none of ours; `ended` where the link is over, or what it led to is gone or is to be. */
export async function openedLink(
  token: string,
  {
    sharedLinks,
    reports,
    organizations,
    now,
  }: Pick<Cloud, 'sharedLinks' | 'reports' | 'organizations' | 'now'>,
): Promise<OpenedLink | 'unknown' | 'ended'> {
  const link = await sharedLinks.byToken(digestOf(token));
  if (!link) return 'unknown';
  if (!opens(link, now())) return 'ended';
  const [report, books] = await Promise.all([
    reports.get(link.organizationId, link.reportId),
    organizations.settings(link.organizationId),
  ]);
  if (!books || books.closing) return 'ended';
  return report && isSharable(report) ? { link, report } : 'ended';
}

/** Whether whoever asks may see what a link leads to: it has no pass phrase, or the ticket proves that it was told. */
export async function isUnlocked(
  link: StoredSharedLink,
  ticket: string | undefined,
  { sharedLinks, now }: Pick<Cloud, 'sharedLinks' | 'now'>,
): Promise<boolean> {
  if (!link.phrase) return true;
  if (ticket === undefined) return false;
  const end = await sharedLinks.ticketEnd(link, digestOf(ticket));
  return end !== undefined && now().toISOString() < end;
}
