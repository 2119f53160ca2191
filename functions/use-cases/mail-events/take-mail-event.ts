import { blamesAddress, tellsMore } from '../../domain/mail/mail-event.ts';
import type { MailEvent } from '../../domain/mail/mail-event.ts';
import { readMailEvent } from '../../domain/mail/read-mail-event.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type {
  PerhapsSentReport,
  ReportBeingSent,
  ReportState,
  SentReport,
} from '../../store/report-states.ts';
import type { Write } from '../../store/writes.ts';
import { sent } from '../exports/ended-report.ts';
import { mailedReport } from '../notices/tell.ts';
import { deliveryOf } from './delivery-of.ts';

type Parts = Pick<Cloud, 'change' | 'reports' | 'bouncedAddresses' | 'log'>;

/**
 * Notes what became of a mail on the report that it brought, tells people where it came back, and remembers the address, all at once:
 * told twice or late, it changes nothing more. Whose mail it was is said by what was sent with it, and believed only where there is
 * such a report of such a mail; other mails of ours, and what is no such message, are only logged.
 */
export async function takeMailEvent(message: string, cloud: Parts): Promise<void> {
  const event = readMailEvent(message);
  if (!event) {
    cloud.log.warn('no event of a mail', { characters: message.length });
    return;
  }
  const { organization: organizationId = '' } = event.tags;
  const isKnown = await cloud.change({ organizationId }, 'delivery-noted', async (change) => {
    const report = await reportOf(event, cloud);
    if (!report || !tellsMore(event, deliveryBefore(report)?.status)) return report !== undefined;
    change.put(
      ...cloud.reports.change(report, stateAfter(report, event), change.at).writes,
      ...(await addressWrites(report, event, cloud)),
    );
    change.notify(...toldOf(report, event));
    return true;
  });
  if (!isKnown && event.kind !== 'delivered')
    cloud.log.warn('a mail came back that is no report of ours', { mailEvent: event });
}

/** A report that has left, or perhaps has. */
type MailedReport = SentReport | ReportBeingSent | PerhapsSentReport;

/** The report that came by this mail: that says its id, or that was being handed over and does not know of any yet. */
async function reportOf(
  { messageId, tags: { organization, report: id } }: MailEvent,
  { reports }: Parts,
): Promise<MailedReport | undefined> {
  if (organization === undefined || id === undefined) return undefined;
  const report = await reports.get(organization, id);
  if (!report) return undefined;
  if ('messageId' in report) return report.messageId === messageId ? report : undefined;
  return 'claimedAt' in report ? report : undefined;
}

const deliveryBefore = (report: MailedReport): SentReport['delivery'] =>
  'messageId' in report ? report.delivery : undefined;

/** Where nobody could tell whether a mail left, this does: it is ready then. */
function stateAfter(report: MailedReport, event: MailEvent): ReportState {
  const delivery = deliveryOf(event);
  if ('messageId' in report) return { ...report, delivery };
  const { messageId, sentAt } = event;
  return sent(report, { messageId, sentAt, delivery });
}

/** An address to blame is remembered; one that took a later mail than the one that came back is good again. */
async function addressWrites(
  { organizationId, recipient: { email } }: MailedReport,
  { kind, at, sentAt, reason = 'unknown' }: MailEvent,
  { bouncedAddresses }: Parts,
): Promise<Write[]> {
  const before = await bouncedAddresses.kept(organizationId, email);
  if (kind === 'delivered') return before && before.at < sentAt ? [bouncedAddresses.forgetting(before)] : [];
  if (!blamesAddress(reason)) return [];
  return [bouncedAddresses.noting({ organizationId, email, at, reason }, before)];
}

/** What people are told: that it left, where nobody could tell that before, or that it came back. */
function toldOf(report: MailedReport, { kind }: MailEvent) {
  const { id: aboutId, name } = report;
  if (kind === 'delivered') return 'messageId' in report ? [] : [mailedReport(report, 'Ready')];
  return [{ kind: 'report-bounced', aboutId, name, once: kind } as const];
}
