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
    'signed-in',
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
    'original-deleted',
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
    'report-downloaded',
    'package-downloaded',
    'archive-downloaded',
    'audit-log-exported',
    'data-export-started',
    'data-export-downloaded',
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
  team: [
    'team-created',
    'team-renamed',
    'member-invited',
    'invitation-resent',
    'invitation-revoked',
    'member-joined',
    'member-changed',
    'member-removed',
    'member-left',
    'ownership-transferred',
    'organization-added',
    'organization-deletion-requested',
    'organization-deletion-withdrawn',
    'account-deletion-requested',
    'account-deletion-withdrawn',
  ],
  billing: [
    'checkout-opened',
    'plan-change-requested',
    'cancellation-requested',
    'resumption-requested',
    'refund-requested',
    'subscription-changed',
    'plan-set',
  ],
  questions: [
    'question-asked',
    'question-answered',
    'question-commented',
    'question-reopened',
    'question-withdrawn',
  ],
} as const;

export type ActKind = keyof typeof actsOfKinds;
export type Act = (typeof actsOfKinds)[ActKind][number];

/** All acts. */
export const acts: readonly Act[] = Object.values(actsOfKinds).flat();

/** The kinds by which the log is filtered. */
export const actKinds = Object.keys(actsOfKinds) as [ActKind, ...ActKind[]];

const kinds: ReadonlyMap<Act, ActKind> = new Map(
  actKinds.flatMap((kind) => actsOfKinds[kind].map((act) => [act, kind] as const)),
);

/** The kind of an act. */
export function kindOf(act: Act): ActKind {
  const kind = kinds.get(act);
  if (kind === undefined) throw new Error(`No kind lists the act ${act}.`);
  return kind;
}

/**
 * Acts whose entry has the IP address of the request beside it, for 90 days: who came in, what left the product or was deleted, and what
 * changes who may do what or how books are kept. Everyday bookkeeping has none: each address costs a write unit.
 */
const withAddress: ReadonlySet<Act> = new Set<Act>([
  ...actsOfKinds['sign-in'],
  ...actsOfKinds.team,
  ...actsOfKinds.sharing,
  ...(['account-removed', 'accountant-changed', 'period-lock-changed'] as const),
  ...(['preferences-changed', 'profile-changed'] as const),
  ...(['category-removed', 'category-merged', 'entry-deleted', 'entries-deleted', 'entry-purged'] as const),
  ...(['document-deleted', 'document-purged', 'import-undone', 'receiving-address-renewed'] as const),
  ...(['report-mailed', 'report-deleted', 'report-purged', 'schedule-deleted', 'period-sent'] as const),
  ...(['archive-exported', 'report-downloaded', 'package-downloaded', 'archive-downloaded'] as const),
  ...(['data-export-started', 'data-export-downloaded'] as const),
  'audit-log-exported',
]);

/** Whether the IP address from which it was asked is kept beside an act's entry. */
export const keepsAddress = (act: Act): boolean => withAddress.has(act);
