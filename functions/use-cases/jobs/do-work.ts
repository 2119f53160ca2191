import type { Work } from '../../domain/work.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { mailDataExport } from '../exports/mail-data-export.ts';
import { removeEndedReport } from '../archive/remove-ended-report.ts';
import { removeEnded } from '../archive/remove-ended.ts';
import { eraseBooks } from '../books/erase-books.ts';
import { commitImport } from '../imports/commit-import.ts';
import { tellUnimported } from '../imports/tell-unimported.ts';
import { undoImport } from '../imports/undo-import.ts';
import { assumeTaxes } from '../ledger/assume-taxes.ts';
import { pairPeriod } from '../ledger/pair-period.ts';
import { linkWanted } from '../matching/link-wanted.ts';
import { matchPeriod, matchRows } from '../matching/match-period.ts';
import { matchReceipts } from '../matching/match-receipt.ts';
import { retireDecisions } from '../matching/unlink-rows.ts';
import { mailInvitation } from '../team/mail-invitation.ts';
import { mailContact } from '../notices/mail-contact.ts';
import { mailFeedback } from '../notices/mail-feedback.ts';
import { mailDay } from '../notices/mail-day.ts';
import { mailNotice } from '../notices/mail-notice.ts';
import { mailSecurity } from '../notices/mail-security.ts';
import { tellMembers } from '../notices/tell-members.ts';
import { settleQuestions } from '../questions/settle-questions.ts';
import { valueDays } from '../rates/value-days.ts';
import { enterDue } from '../recurring/enter-due.ts';
import { placeSchedules } from '../schedules/place-schedules.ts';
import { runSchedule } from '../schedules/run-schedule.ts';
import { deleteOriginal } from '../retention/delete-original.ts';
import { readWaiting } from '../receipts/read-waiting.ts';
import { removeUnusedFile } from '../receipts/remove-unused-file.ts';
import { runJob } from './run-job.ts';

/** Does what changes the books; throws for work of another stage. */
export function doWork(work: Work, cloud: Cloud): Promise<void> {
  const { organizationId } = work;
  switch (work.kind) {
    case 'commit-import':
      return commitImport(organizationId, work.importId, cloud);
    case 'undo-import':
      return undoImport(organizationId, work.importId, cloud);
    case 'match-receipts':
      return matchReceipts(organizationId, work, cloud);
    case 'link-wanted':
      return linkWanted(organizationId, work.receiptIds, cloud);
    case 'match-rows':
      return matchRows(organizationId, work.transactionIds, cloud);
    case 'match-period':
      return matchPeriod(organizationId, work, cloud);
    case 'pair-period':
      return pairPeriod(organizationId, work, cloud);
    case 'value-days':
      return valueDays(organizationId, work, cloud);
    case 'assume-taxes':
      return assumeTaxes(organizationId, work, cloud);
    case 'find-own-documents':
      return findOwn(work, cloud);
    case 'enter-due':
      return enterDue(organizationId, cloud);
    case 'run-schedule':
      return runSchedule(organizationId, work.scheduleId, cloud);
    case 'place-schedules':
      return placeSchedules(organizationId, cloud);
    case 'tell-unimported':
      return tellUnimported(organizationId, cloud);
    case 'retire-decisions':
      return retireGone(work, cloud);
    case 'settle-questions':
      return settleQuestions(organizationId, work.aboutIds, cloud);
    case 'read-waiting':
      return readWaiting(organizationId, cloud);
    case 'remove-file':
      return removeUnusedFile(work, cloud);
    case 'delete-original':
      return deleteOriginal(work, cloud);
    case 'remove-ended':
      return removeEnded(organizationId, work.receiptId, cloud);
    case 'remove-ended-report':
      return removeEndedReport(organizationId, work.reportId, cloud);
    case 'remove-report-file':
      return cloud.files.removeReport(organizationId, work.fileId);
    case 'run-job':
      return runJob(organizationId, work.jobId, cloud);
    case 'mail-invitation':
      return mailInvitation(organizationId, work.invitationId, cloud);
    case 'mail-feedback':
      return mailFeedback(organizationId, work.feedbackId, cloud);
    case 'mail-data-export':
      return mailDataExport(organizationId, work.exportId, cloud);
    case 'mail-contact':
      return mailContact(organizationId, work.contactId, cloud);
    case 'mail-security':
      return mailSecurity(organizationId, work.securityNoticeId, cloud);
    case 'tell-members':
      return tellMembers(organizationId, work.noticeId, cloud);
    case 'mail-notice':
      return mailNotice(organizationId, work.noticeMailId, cloud);
    case 'erase-books':
      return eraseBooks(organizationId, cloud);
    case 'mail-day':
      return mailDay(organizationId, work, cloud);
    default:
      throw new Error(`${work.kind} is not the work of this stage.`);
  }
}

/** Rare, and the only work here that needs the readers of documents: these are loaded for it alone. */
async function findOwn(
  { organizationId, ...days }: Extract<Work, { kind: 'find-own-documents' }>,
  cloud: Cloud,
): Promise<void> {
  const { findOwnDocuments } = await import('../receipts/find-own-documents.ts');
  await findOwnDocuments(organizationId, days, cloud);
}

/** Decisions about what is gone, and then what was asked about it. */
async function retireGone(
  { organizationId, ...gone }: Extract<Work, { kind: 'retire-decisions' }>,
  cloud: Cloud,
): Promise<void> {
  await retireDecisions(organizationId, gone, cloud);
  await settleQuestions(organizationId, [...gone.transactionIds, ...gone.receiptIds], cloud);
}
