/*
 * What is done to an organization's data, by the kind under which the audit log lists it. Entries keep an act by its name for as long as the
 * books: an act may be added here, never renamed.
 */

/** Acts by kind. */
const actsOfKinds = {
  books: [
    'books-founded',
    'account-added',
    'account-changed',
    'account-removed',
    'accountant-changed',
    'matching-changed',
    'period-lock-changed',
    'preferences-changed',
    'profile-changed',
    'sample-opened',
    'sample-left',
  ],
  categories: ['category-added', 'category-changed', 'category-removed', 'category-merged', 'rules-changed'],
  entries: [
    'entry-added',
    'entry-changed',
    'entry-deleted',
    'entry-restored',
    'entry-purged',
    'pair-decided',
    'payout-decided',
    'entries-edited',
    'entries-deleted',
    'entries-categorized',
    'exchange-rates-applied',
    'taxes-assumed',
    'matches-confirmed',
    'job-undone',
    'lesson-forgotten',
    'match-made',
    'match-confirmed',
    'match-rejected',
    'match-undone',
    'documents-linked',
  ],
  'sign-in': [
    'password-changed',
    'session-ended',
    'sessions-ended',
    'second-factor-turned-on',
    'second-factor-turned-off',
    'second-factor-undone',
    'recovery-codes-renewed',
    'sign-in-recovered',
  ],
  people: [
    'name-changed',
    'own-preferences-changed',
    'notification-settings-changed',
    'unsubscribed',
    'subscribed-again',
    'feedback-sent',
  ],
  documents: [
    'upload-started',
    'upload-sorted',
    'reading-ended',
    'upload-retried',
    'upload-dismissed',
    'import-moved-to-documents',
    'document-changed',
    'document-deleted',
    'document-restored',
    'document-purged',
    'mail-taken-in',
    'mail-accepted',
    'mail-discarded',
    'receiving-address-made',
    'receiving-address-renewed',
  ],
  imports: ['import-begun', 'import-read-again', 'import-discarded', 'import-committed', 'import-undone'],
  sharing: ['link-created', 'link-end-changed', 'link-revoked'],
  reports: [
    'report-ordered',
    'report-mailed',
    'package-ordered',
    'report-deleted',
    'report-restored',
    'report-purged',
    'archive-exported',
  ],
  schedules: [
    'schedule-added',
    'schedule-changed',
    'schedule-deleted',
    'schedule-restored',
    'schedule-moved',
    'schedule-run',
    'period-sent',
  ],
  recurring: [
    'recurring-added',
    'recurring-changed',
    'recurring-skipped',
    'recurring-passed',
    'recurring-deleted',
    'recurring-restored',
  ],
} as const;

type ActKind = keyof typeof actsOfKinds;
export type Act = (typeof actsOfKinds)[ActKind][number];

/** All acts. */
export const acts: readonly Act[] = Object.values(actsOfKinds).flat();
