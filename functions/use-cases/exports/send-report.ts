import type { MailOutcome } from '../../adapters/mail.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import { deletedAtOf } from '../../store/report-states.ts';
import type {
  PackedReport,
  ReportBeingSent,
  ReportState,
  ReportToBeMade,
  StoredReport,
} from '../../store/report-states.ts';
import { organizationOf } from '../books/organization-of.ts';
import { CopyUpTo } from './copy-up-to.ts';
import { failed, perhapsSent, problemOf, sent } from './ended-report.ts';
import { noteReport } from './note-report.ts';
import { keepReport } from './keep-report.ts';
import { mayBeSending } from '../may-be-sending.ts';
import { mailedReport } from '../notices/tell.ts';
import { reportLink } from './report-link.ts';
import { reportMail } from './report-mail.ts';
import type { MailParts } from './report-mail.ts';
import { reportFile } from './report-file.ts';
import type { FileParts } from './report-file.ts';

type Parts = FileParts &
  Pick<Cloud, 'change' | 'organizations' | 'reports' | 'files' | 'mail' | 'now' | 'log'> &
  Pick<Cloud, 'sharedLinks' | 'siteUrl'> &
  MailParts;

/**
 * Makes a report that was ordered, and mails it where it goes to somebody, at most once: it is claimed before it is handed over, and what
 * was claimed is handed over by nobody else. What is too large for a mail is kept, and the letter tells a link to it. Where nobody can tell
 * whether it left, it fails, and a person decides.
 */
export async function sendReport(organizationId: string, reportId: string, cloud: Parts): Promise<void> {
  const report = await cloud.reports.get(organizationId, reportId);
  if (report?.status !== 'Processing' || 'packing' in report) return;
  if ('claimedAt' in report) return lookAtClaim(report, cloud);
  const { recipient } = report;
  if (recipient) await mailReport({ ...report, recipient }, cloud);
  else if (!('rows' in report)) await keepReport(report, cloud);
}

/** Makes a report, unless it is made, and hands it over. */
async function mailReport(
  report: (ReportToBeMade | PackedReport) & Pick<PackedReport, 'recipient'>,
  cloud: Parts,
): Promise<void> {
  const organization = await organizationOf(report.organizationId, cloud, report.language);
  const whole = await brought(report, organization, cloud);
  if (typeof whole === 'string') return endUnsent(report, failed(problemOf(whole)), cloud);
  const { enclosed, ...known } = whole;
  const mail = await reportMail(report, known, enclosed, organization, cloud);
  const letter = await cloud.mail.compose(mail);
  if (letter === 'too-large') return endUnsent(report, failed(problemOf('export-too-large')), cloud);
  const made = { size: known.size, rows: known.rows };
  const { status, size, recipient } = report;
  const claim = { status, size, recipient, claimedAt: cloud.now().toISOString(), made };
  const claimed = await noteReport(report, claim, cloud, (change) => {
    if ('link' in enclosed) change.put(...enclosed.link.writes);
  });
  if (isRefusal(claimed)) throw new Error('Somebody else is sending this report.');
  await noteOutcome(claimed, await cloud.mail.send(letter), cloud);
}

/**
 * What a letter brings, with what is told of it: the file, made and kept before it is handed over, or where that is too large a link to it. A
 * package is made already, and always told a link to: whoever opens it sees what it holds before they take it, and it can be taken back.
 */
async function brought(
  report: ReportToBeMade | PackedReport,
  organization: StoredOrganization,
  cloud: Parts,
) {
  const { organizationId, id, format } = report;
  if ('rows' in report)
    return { size: report.size, rows: report.rows, enclosed: { link: await reportLink(report, cloud) } };
  const file = await reportFile(report, organization, cloud);
  if (typeof file === 'string') return file;
  const { chunks, ...known } = file;
  const copy = new CopyUpTo(cloud.mail.attachmentBytesMax);
  const size = await cloud.files.saveReport(organizationId, id, format, copy.of(chunks));
  const enclosed = copy.content ? { content: copy.content } : { link: await reportLink(report, cloud) };
  return { ...known, size, enclosed };
}

/** Comes back while somebody may be sending it; afterwards it may have left, and nobody can tell. */
async function lookAtClaim(report: ReportBeingSent, cloud: Parts): Promise<void> {
  if (mayBeSending(report.claimedAt, cloud.now())) throw new Error('Somebody is sending this report.');
  await endUnsent(report, perhapsSent(report), cloud);
}

async function noteOutcome(claimed: ReportBeingSent, outcome: MailOutcome, cloud: Parts): Promise<void> {
  switch (outcome.kind) {
    case 'sent': {
      const { messageId } = outcome;
      const at = cloud.now().toISOString();
      return end(claimed, sent(claimed, { messageId, sentAt: at, delivery: { status: 'sent', at } }), cloud);
    }
    case 'refused':
      return end(claimed, failed(problemOf('mail-refused')), cloud);
    case 'unknown':
      cloud.log.warn('a report may have left', { error: outcome.error, reportId: claimed.id });
      return end(claimed, perhapsSent(claimed), cloud);
    case 'not-sent':
      await noteReport(claimed, unclaimed(claimed), cloud);
      throw new Error('The report has not left.', { cause: outcome.error });
  }
}

/** As it was before it was claimed: a package is whole, any other report is made anew. */
const unclaimed = ({ type, recipient, made }: ReportBeingSent) =>
  type === 'package'
    ? ({ status: 'Processing', recipient, size: made.size, rows: made.rows ?? 0 } as const)
    : ({ status: 'Processing', size: null } as const);

/** Who sent it knows best what became of it: that is written over whatever stands by then. */
async function end(
  { organizationId, id }: ReportBeingSent,
  outcome: Exclude<ReportState, { status: 'Processing' }>,
  cloud: Parts,
) {
  await cloud.change({ organizationId }, 'delivery-noted', async (change) => {
    const report = await cloud.reports.get(organizationId, id);
    // What became of the mail was told before that it had left.
    if (!report || 'messageId' in report) return;
    const deletedAt = deletedAtOf(report);
    const { writes } = cloud.reports.change(report, { ...outcome, deletedAt }, change.at);
    change.put(...writes);
    change.notify(mailedReport(report, outcome.status));
  });
}

/** Ends a report that nobody hands over any more, unless somebody else has gone on with it. */
async function endUnsent(report: StoredReport, failure: ReportState, cloud: Parts): Promise<void> {
  await noteReport(report, failure, cloud, (change) => change.notify(mailedReport(report, 'Failed')));
}
