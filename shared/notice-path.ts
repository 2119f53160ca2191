import type { Notice } from './model/notice.ts';
import {
  billingPath,
  entryPath,
  importPath,
  newImportPath,
  paths,
  receiptPath,
  schedulePath,
  sharedLinksPath,
} from './paths.ts';

/** Where a notification leads: to the thing that it is about. */
export function noticePath({ kind, aboutId, on }: Pick<Notice, 'kind' | 'aboutId' | 'on'>): string {
  const id = aboutId ?? '';
  switch (kind) {
    case 'import-finished':
    case 'import-failed':
      return importPath(id);
    case 'document-unreadable':
      return receiptPath(id);
    case 'suggestions-waiting':
      return paths.accounting;
    case 'report-sent':
    case 'report-failed':
      return `${paths.accounting}?tab=accountant`;
    case 'report-bounced':
    case 'package-ready':
    case 'package-failed':
      return `${paths.reports}?tab=reports`;
    case 'archive-ready':
    case 'archive-failed':
      return `${paths.archive}?export=${id}`;
    case 'link-opened':
      return sharedLinksPath;
    case 'recurring-missing':
      return entryPath(id);
    case 'question-asked':
    case 'question-answered':
    case 'question-commented':
      return on === 'document' ? receiptPath(id) : entryPath(id);
    case 'schedule-skipped':
    case 'schedule-failed':
      return schedulePath(id);
    case 'statement-missing':
      return newImportPath;
    case 'member-joined':
      return paths.team;
    case 'payment-failed':
    case 'plan-ended':
    case 'trial-ending':
    case 'plan-limit-near':
      return billingPath;
    case 'deletion-requested':
    case 'deletion-withdrawn':
      return paths.dashboard;
    case 'figures-changed':
      return paths.reports;
  }
}
