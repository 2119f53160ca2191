import { blamesAddress, tellsMore } from '../../domain/mail/mail-event.ts';
import type { MailEvent } from '../../domain/mail/mail-event.ts';
import { readMailEvent } from '../../domain/mail/read-mail-event.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReport } from '../../store/reports.ts';
import type { Write } from '../../store/writes.ts';
import { telling, tellingOfReport } from '../notices/tell.ts';
import { deliveryOf } from './delivery-of.ts';

type Parts = Pick<Cloud, 'change' | 'reports' | 'bouncedAddresses' | 'notices' | 'outbox' | 'now' | 'log'>;

/**
 * Notes what became of a mail on the report that it brought, tells people where it came back, and remembers the address, all at once:
 * told twice or late, it changes nothing more. Whose mail it was is said by what was sent with it, and believed only where there is
 * such a report of such a mail; other mails of ours, and what is no such message, are only logged.
 */
export async function takeMailEvent(message: string, cloud: Parts): Promise<void> {
  const event = readMailEvent(message);
  if (!event) {
    cloud.log.warn('no event of a mail', { begins: message.slice(0, 100) });
    return;
  }
  const { organization: organizationId = '' } = event.tags;
  const isKnown = await cloud.change({ organizationId }, 'delivery-noted', async (change) => {
    const report = await reportOf(event, cloud);
    if (!report || !tellsMore(event, report.delivery?.status)) return report !== undefined;
    change.put(
      ...cloud.reports.change(report, changeOf(report, event, change.at)).writes,
      ...(await addressWrites(report, event, cloud)),
      ...noticeWrites(report, event, cloud),
    );
    return true;
  });
  if (!isKnown && event.kind !== 'delivered')
    cloud.log.warn('a mail came back that is no report of ours', { mailEvent: event });
}

/** The report that came by this mail: that says its id, or that was being handed over and does not know of any yet. */
async function reportOf(
  { messageId, tags: { organization, report: id } }: MailEvent,
  { reports }: Parts,
): Promise<StoredReport | undefined> {
  if (organization === undefined || id === undefined) return undefined;
  const report = await reports.get(organization, id);
  if (!report?.recipient) return undefined;
  return report.messageId === messageId || (report.messageId === undefined && mayHaveLeft(report))
    ? report
    : undefined;
}

const mayHaveLeft = ({ claimedAt, status, problem }: StoredReport): boolean =>
  claimedAt !== undefined && (status === 'Processing' || problem?.code === 'mail-unknown');

/** Where nobody could tell whether a mail left, this does: it is ready then. */
function changeOf(report: StoredReport, event: MailEvent, changedAt: string): Partial<StoredReport> {
  const known = { delivery: deliveryOf(event), changedAt };
  if (report.messageId !== undefined) return known;
  const { messageId, sentAt } = event;
  return {
    ...known,
    status: 'Ready',
    problem: undefined,
    messageId,
    sentAt,
    ...report.made,
    made: undefined,
  };
}

/** An address to blame is remembered; one that took a later mail than the one that came back is good again. */
async function addressWrites(
  { organizationId, recipient }: StoredReport,
  { kind, at, sentAt, reason = 'unknown' }: MailEvent,
  { bouncedAddresses }: Parts,
): Promise<Write[]> {
  if (!recipient) return [];
  const { email } = recipient;
  const before = await bouncedAddresses.kept(organizationId, email);
  if (kind === 'delivered') return before && before.at < sentAt ? [bouncedAddresses.forgetting(before)] : [];
  if (!blamesAddress(reason)) return [];
  return [bouncedAddresses.noting({ organizationId, email, at, reason }, before)];
}

function noticeWrites(report: StoredReport, { kind }: MailEvent, cloud: Parts): Write[] {
  const { organizationId, id, name, messageId } = report;
  if (kind === 'delivered') return messageId === undefined ? tellingOfReport(report, 'Ready', cloud) : [];
  return telling({ organizationId, kind: 'report-bounced', aboutId: id, name, once: kind }, cloud);
}
