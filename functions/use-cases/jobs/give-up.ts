import { say } from '../../../shared/text/said.ts';
import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import type { Work } from '../../domain/work.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { failJob } from './fail-job.ts';
import { giveUpArchive } from '../archive/give-up-archive.ts';
import { giveUpOrder } from '../billing/carry-out-order.ts';
import { giveUpDataExport } from '../exports/pack-data-export.ts';
import { giveUpDataExportMail } from '../exports/mail-data-export.ts';
import { giveUpReport } from '../exports/give-up-report.ts';
import { giveUpPackage } from '../packages/give-up-package.ts';
import { giveUpImport } from '../imports/give-up-import.ts';
import { giveUpContact } from '../notices/mail-contact.ts';
import { giveUpFeedback } from '../notices/mail-feedback.ts';
import { giveUpDay } from '../notices/mail-day.ts';
import { giveUpNotice } from '../notices/mail-notice.ts';
import { giveUpSecurity } from '../notices/mail-security.ts';
import { giveUpInvitation } from '../team/mail-invitation.ts';
import { giveUpRun } from '../schedules/give-up-run.ts';
import { endUnread } from '../receipts/end-unread.ts';
import { becomeReceipt, sortOnce } from '../receipts/sorted-upload.ts';

type Parts = Pick<
  Cloud,
  | 'change'
  | 'organizations'
  | 'imports'
  | 'plans'
  | 'jobs'
  | 'matches'
  | 'receipts'
  | 'reports'
  | 'reportSchedules'
  | 'archiveExports'
  | 'feedbacks'
  | 'contacts'
  | 'dataExports'
  | 'teams'
  | 'securityNotices'
  | 'noticeMails'
  | 'notices'
  | 'subscriptions'
  | 'now'
  | 'log'
>;

/**
 * Ends work that was tried as often as it may be: what a person waits for is failed, with a reason. Work that nobody waits for
 * (looking for matches and pairs, mailing what the app tells as well, removing what nobody finds any more) is told in the log alone.
 */
export async function giveUp(work: Work, cloud: Parts): Promise<void> {
  cloud.log.error('work given up', { work });
  switch (work.kind) {
    case 'read-receipt':
      return endUnread({ ...work, problem: givenUp('document-given-up'), system: work.kind }, cloud);
    case 'sort-upload':
    case 'sort-pages':
      return giveUpUpload(work, cloud);
    case 'read-pages':
    case 'read-statement':
    case 'commit-import':
    case 'undo-import':
      return giveUpImport(work, cloud);
    case 'run-job':
      return giveUpJob(work.organizationId, work.jobId, cloud);
    case 'run-schedule':
      return giveUpRun(work.organizationId, work.scheduleId, cloud);
    case 'pack-package':
      return giveUpPackage(work.organizationId, work.reportId, cloud);
    case 'send-report':
      return giveUpReport(work.organizationId, work.reportId, cloud);
    case 'pack-archive':
      return giveUpArchive(work.organizationId, work.exportId, cloud);
    case 'mail-feedback':
      return giveUpFeedback(work.organizationId, work.feedbackId, cloud);
    case 'pack-data-export':
      return giveUpDataExport(work.organizationId, work.exportId, cloud);
    case 'mail-data-export':
      return giveUpDataExportMail(work.organizationId, work.exportId, cloud);
    case 'mail-contact':
      return giveUpContact(work.organizationId, work.contactId, cloud);
    case 'mail-invitation':
      return giveUpInvitation(work.organizationId, work.invitationId, cloud);
    case 'mail-security':
      return giveUpSecurity(work.organizationId, work.securityNoticeId, cloud);
    case 'mail-notice':
      return giveUpNotice(work.organizationId, work.noticeMailId, cloud);
    case 'mail-day':
      return giveUpDay(work.organizationId, work, cloud);
    case 'carry-out-order':
      return giveUpOrder(work.organizationId, work.orderId, cloud);
    case 'match-receipts':
    case 'link-wanted':
    case 'match-rows':
    case 'match-period':
    case 'pair-period':
    case 'value-days':
    case 'assume-taxes':
    case 'find-own-documents':
    case 'enter-due':
    case 'place-schedules':
    case 'tell-unimported':
    case 'retire-decisions':
    case 'settle-questions':
    case 'read-waiting':
    case 'remove-file':
    case 'delete-original':
    case 'remove-ended':
    case 'remove-ended-report':
    case 'remove-report-file':
    case 'remove-package-files':
    case 'erase-books':
    case 'sync-subscription':
    // Asked for again by the hour, for as long as anything is left.
    case 'purge-organization':
    case 'purge-person':
    case 'tell-members':
      return;
  }
}

/** A file of which nobody could tell what it is: it is kept as a document that the person can fill in by hand. */
async function giveUpUpload(
  work: { organizationId: string; uploadId: string; kind: 'sort-upload' | 'sort-pages' },
  cloud: Parts,
): Promise<void> {
  const problem = givenUp('document-given-up');
  await sortOnce(work, work.kind, cloud, (change, upload) =>
    becomeReceipt(change, upload, cloud, { problem, status: 'processed' }),
  );
  // Known as a document before, and never read.
  const { organizationId, uploadId: receiptId, kind: system } = work;
  const upload = await cloud.receipts.getUpload(organizationId, receiptId);
  if (upload?.became === 'receipt') await endUnread({ organizationId, receiptId, problem, system }, cloud);
}

async function giveUpJob(organizationId: string, id: string, cloud: Parts): Promise<void> {
  const begun = await cloud.jobs.get(organizationId, id);
  if (begun) await failJob(begun, { code: 'given-up', why: 'job-given-up' }, cloud);
}

const givenUp = (code: 'document-given-up') => ({
  code: 'given-up' as const,
  detail: say(wordsToKeep.files, { code }),
});
