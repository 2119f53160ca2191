import type { ProblemCode } from '../../../shared/problems.ts';
import type { MailOutcome } from '../../adapters/mail.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import { isPacked } from '../../store/reports.ts';
import type { StoredReport } from '../../store/reports.ts';
import { organizationOf } from '../books/organization-of.ts';
import { CopyUpTo } from './copy-up-to.ts';
import { noteReport } from './note-report.ts';
import { keepReport } from './keep-report.ts';
import { failure } from './report-failure.ts';
import { mayBeSending } from '../may-be-sending.ts';
import { tellingOfReport } from '../notices/tell.ts';
import { reportLink } from './report-link.ts';
import { reportMail } from './report-mail.ts';
import type { MailParts } from './report-mail.ts';
import { reportFile } from './report-file.ts';
import type { FileParts } from './report-file.ts';

type Parts = FileParts &
  Pick<
    Cloud,
    'change' | 'organizations' | 'reports' | 'files' | 'notices' | 'outbox' | 'mail' | 'now' | 'log'
  > &
  Pick<Cloud, 'sharedLinks' | 'siteUrl'> &
  MailParts;

/**
 * Makes a report that was ordered, and mails it where it goes to somebody, at most once: it is claimed before it is handed over, and what was claimed is handed
 * over by nobody else. What is too large for a mail is kept, and the letter tells a link to it. Where nobody can tell whether it left, it fails, and a person decides.
 */
export async function sendReport(organizationId: string, reportId: string, cloud: Parts): Promise<void> {
  const report = await cloud.reports.get(organizationId, reportId);
  if (report?.status !== 'Processing') return;
  const { recipient } = report;
  if (report.type === 'package' && !(recipient && isPacked(report))) return;
  if (!recipient) return keepReport(report, cloud);
  if (report.claimedAt !== undefined) return lookAtClaim(report, report.claimedAt, cloud);
  const organization = await organizationOf(organizationId, cloud, report.language);
  const whole = await brought(report, organization, cloud);
  if (typeof whole === 'string') return fail(report, whole, cloud);
  const { enclosed, ...known } = whole;
  const mail = await reportMail({ ...report, recipient }, known, enclosed, organization, cloud);
  const letter = await cloud.mail.compose(mail);
  if (letter === 'too-large') return fail(report, 'export-too-large', cloud);
  const at = nowOf(cloud);
  const made = { size: known.size, rows: known.rows };
  const claim = { claimedAt: at, isKept: true, made } as const;
  const linked = 'link' in enclosed ? enclosed.link.writes : [];
  const claimed = await noteReport(report, claim, linked, cloud);
  if (isRefusal(claimed)) throw new Error('Somebody else is sending this report.');
  await noteOutcome(claimed, made, await cloud.mail.send(letter), cloud);
}

/**
 * What a letter brings, with what is told of it: the file, made and kept before it is handed over, or where that is too large a link to it. A
 * package is made already, and always told a link to: whoever opens it sees what it holds before they take it, and it can be taken back.
 */
async function brought(report: StoredReport, organization: StoredOrganization, cloud: Parts) {
  const { organizationId, id, format } = report;
  if (report.type === 'package')
    return { size: report.size ?? 0, rows: report.rows, enclosed: { link: await reportLink(report, cloud) } };
  const file = await reportFile(report, organization, cloud);
  if (typeof file === 'string') return file;
  const { chunks, ...known } = file;
  const copy = new CopyUpTo(cloud.mail.attachmentBytesMax);
  const size = await cloud.files.saveReport(organizationId, id, format, copy.of(chunks));
  const enclosed = copy.content ? { content: copy.content } : { link: await reportLink(report, cloud) };
  return { ...known, size, enclosed };
}

/** Comes back while somebody may be sending it; afterwards it may have left, and nobody can tell. */
async function lookAtClaim(report: StoredReport, claimedAt: string, cloud: Parts): Promise<void> {
  if (mayBeSending(claimedAt, cloud.now())) throw new Error('Somebody is sending this report.');
  await fail(report, 'mail-unknown', cloud);
}

async function noteOutcome(
  claimed: StoredReport,
  made: NonNullable<StoredReport['made']>,
  outcome: MailOutcome,
  cloud: Parts,
): Promise<void> {
  switch (outcome.kind) {
    case 'sent': {
      const { messageId } = outcome;
      const at = nowOf(cloud);
      const sent = { messageId, sentAt: at, delivery: { status: 'sent', at }, made: undefined } as const;
      return end(claimed, { status: 'Ready', problem: undefined, ...made, ...sent }, cloud);
    }
    case 'refused':
      return end(claimed, failure('mail-refused'), cloud);
    case 'unknown':
      cloud.log.warn('a report may have left', { error: outcome.error, reportId: claimed.id });
      return end(claimed, failure('mail-unknown'), cloud);
    case 'not-sent':
      await noteReport(claimed, { claimedAt: undefined }, [], cloud);
      throw new Error('The report has not left.', { cause: outcome.error });
  }
}

/** How a report ends. */
type Outcome = Partial<StoredReport> & Pick<StoredReport, 'status'>;

/** Who sent it knows best what became of it: that is written over whatever stands by then. */
async function end({ organizationId, id }: StoredReport, outcome: Outcome, cloud: Parts) {
  await cloud.change({ organizationId }, 'delivery-noted', async (change) => {
    const report = await cloud.reports.get(organizationId, id);
    // What became of the mail was told before that it had left.
    if (!report || report.messageId !== undefined) return;
    const { writes } = cloud.reports.change(report, { ...outcome, changedAt: change.at });
    change.put(...writes, ...tellingOfReport(report, outcome.status, cloud));
  });
}

/** Ends a report that nobody has handed over, unless somebody else has gone on with it. */
async function fail(report: StoredReport, code: ProblemCode, cloud: Parts): Promise<void> {
  const told = tellingOfReport(report, 'Failed', cloud);
  await noteReport(report, failure(code), told, cloud);
}

const nowOf = ({ now }: Pick<Parts, 'now'>): string => now().toISOString();
