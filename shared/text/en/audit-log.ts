import type { Act } from '../../audit-acts.ts';
import { quoted } from '../quoted.ts';
import type { SameTexts } from '../words.ts';

/** What a sentence about an act may say. */
export interface ActFacts {
  /** What the thing was called, where it has a name. */
  readonly name?: string | undefined;
  /** How many things it was about, where they were counted. */
  readonly count?: number | undefined;
  /** A day that the act is about, in words. */
  readonly day?: string | undefined;
}

type Sentence = (facts: ActFacts) => string;

/** Does something to one thing: by its name where it has one. */
const one =
  (verb: string, noun: string, article = 'a'): Sentence =>
  ({ name }) =>
    name === undefined ? `${verb} ${article} ${noun}` : `${verb} ${noun} ${quoted(name)}`;

/** The same, of something that there is once in the books. */
const the = (verb: string, noun: string): Sentence => one(verb, noun, 'the');

/** Does something to many things: as many as were counted. */
const many =
  (verb: string, single: string, plural: string): Sentence =>
  ({ count }) =>
    count === undefined ? `${verb} ${plural}` : `${verb} ${count} ${count === 1 ? single : plural}`;

/** Says the same of all. */
const plain = (text: string) => (): string => text;

/** With the name of the person or address, without quotation marks. */
const person =
  (verb: string, unnamed: string): Sentence =>
  ({ name = unnamed }) =>
    `${verb} ${name}`;

const summaries: Readonly<Record<Act, Sentence>> = {
  'books-founded': the('Created', 'organization'),
  'account-added': one('Added', 'account', 'an'),
  'account-changed': one('Changed', 'account', 'an'),
  'account-removed': one('Removed', 'account', 'an'),
  'accountant-changed': plain('Changed the accountant’s details'),
  'matching-changed': plain('Changed the matching settings'),
  'period-lock-changed': ({ day }) =>
    day === undefined ? 'Reopened all closed periods' : `Closed the books through ${day}`,
  'preferences-changed': plain('Changed the organization’s preferences'),
  'profile-changed': plain('Changed the country, region or profession'),
  'sample-opened': plain('Opened sample books'),
  'sample-left': plain('Left the sample books'),
  'category-added': one('Added', 'category'),
  'category-changed': one('Changed', 'category'),
  'category-removed': one('Removed', 'category'),
  'category-merged': many('Merged a category into another:', 'entry', 'entries'),
  'rules-changed': plain('Changed the categorization rules'),
  'entry-added': one('Added', 'entry', 'an'),
  'entry-changed': one('Changed', 'entry', 'an'),
  'entry-deleted': one('Deleted', 'entry', 'an'),
  'entry-restored': one('Restored', 'entry', 'an'),
  'entry-purged': one('Permanently deleted', 'entry', 'an'),
  'pair-decided': plain('Decided whether two entries belong together'),
  'payout-decided': one('Decided on the payout of', 'entry', 'an'),
  'entries-edited': many('Edited', 'entry', 'entries'),
  'entries-deleted': many('Deleted', 'entry', 'entries'),
  'entries-categorized': many('Categorized', 'entry', 'entries'),
  'exchange-rates-applied': many('Applied exchange rates to', 'entry', 'entries'),
  'taxes-assumed': many('Assumed sales tax for', 'entry', 'entries'),
  'matches-confirmed': many('Confirmed', 'match', 'matches'),
  'job-undone': plain('Undid a bulk change'),
  'lesson-forgotten': one('Removed what was learned about', 'vendor'),
  'match-made': plain('Matched documents and entries by hand'),
  'match-confirmed': plain('Confirmed a match'),
  'match-rejected': plain('Rejected a match'),
  'match-undone': plain('Undid a match'),
  'documents-linked': plain('Changed the documents of an entry'),
  'signed-in': plain('Signed in'),
  'password-changed': plain('Changed the password and ended all sessions'),
  'session-ended': plain('Ended a session'),
  'sessions-ended': plain('Ended all sessions'),
  'second-factor-turned-on': plain('Turned on two-factor authentication'),
  'second-factor-turned-off': plain('Turned off two-factor authentication'),
  'second-factor-undone': plain('Undid a change of two-factor authentication made outside Matchbook'),
  'recovery-codes-renewed': plain('Made new recovery codes'),
  'sign-in-recovered': plain('Recovered their sign-in with a recovery code'),
  'name-changed': plain('Changed their name'),
  'own-preferences-changed': plain('Changed their own preferences'),
  'notification-settings-changed': plain('Changed their notification settings'),
  unsubscribed: plain('Unsubscribed from email'),
  'subscribed-again': plain('Subscribed to email again'),
  'feedback-sent': plain('Sent feedback to Matchbook'),
  'upload-started': the('Uploaded', 'file'),
  'upload-sorted': the('Sorted', 'file'),
  'reading-ended': the('Read', 'file'),
  'upload-retried': the('Read again', 'file'),
  'upload-dismissed': the('Dismissed', 'file'),
  'import-moved-to-documents': one('Moved to documents:', 'file'),
  'document-changed': one('Changed', 'document'),
  'document-deleted': one('Deleted', 'document'),
  'document-restored': one('Restored', 'document'),
  'document-purged': one('Permanently deleted', 'document'),
  'original-deleted': one('Deleted the original of', 'document'),
  'mail-taken-in': the('Received by email:', 'file'),
  'mail-accepted': one('Accepted', 'email', 'an'),
  'mail-discarded': one('Discarded', 'email', 'an'),
  'receiving-address-made': plain('Created the address for receiving documents'),
  'receiving-address-renewed': plain('Replaced the address for receiving documents'),
  'import-begun': the('Began to import', 'statement'),
  'import-read-again': the('Read again', 'statement'),
  'import-discarded': the('Discarded the import of', 'statement'),
  'import-committed': imported('Imported'),
  'import-undone': imported('Undid the import of'),
  'link-created': one('Shared a report by', 'link'),
  'link-end-changed': one('Changed the expiry of', 'link'),
  'link-revoked': one('Revoked', 'link'),
  'report-ordered': one('Created', 'report'),
  'report-mailed': one('Emailed', 'report'),
  'package-ordered': one('Created', 'accountant package', 'an'),
  'report-deleted': one('Deleted', 'report'),
  'report-restored': one('Restored', 'report'),
  'report-purged': one('Permanently deleted', 'report'),
  'archive-exported': many('Exported from the archive:', 'item', 'items'),
  'report-downloaded': one('Downloaded', 'report'),
  'package-downloaded': one('Downloaded', 'accountant package', 'an'),
  'data-export-started': plain('Started an export of everything'),
  'data-export-downloaded': one('Downloaded', 'data export', 'a'),
  'archive-downloaded': one('Downloaded', 'archive export', 'an'),
  'audit-log-exported': plain('Exported the audit log'),
  'schedule-added': one('Added', 'report schedule'),
  'schedule-changed': one('Changed', 'report schedule'),
  'schedule-deleted': one('Deleted', 'report schedule'),
  'schedule-restored': one('Restored', 'report schedule'),
  'schedule-moved': one('Moved', 'report schedule'),
  'schedule-run': one('Ran', 'report schedule'),
  'period-sent': one('Emailed a period of', 'report schedule'),
  'recurring-added': one('Added', 'recurring entry'),
  'recurring-changed': one('Changed', 'recurring entry'),
  'recurring-skipped': one('Skipped a date of', 'recurring entry'),
  'recurring-passed': one('Left out a date in a closed period of', 'recurring entry'),
  'recurring-deleted': one('Deleted', 'recurring entry'),
  'recurring-restored': one('Restored', 'recurring entry'),
  'team-created': the('Created', 'team'),
  'team-renamed': the('Renamed', 'team'),
  'member-invited': person('Invited', 'someone'),
  'invitation-resent': person('Resent the invitation to', 'someone'),
  'invitation-revoked': person('Revoked the invitation to', 'someone'),
  'member-joined': plain('Joined the team'),
  'member-changed': person('Changed the role or access of', 'a member'),
  'member-removed': person('Removed', 'a member'),
  'member-left': plain('Left the team'),
  'ownership-transferred': person('Transferred ownership to', 'a member'),
  'organization-deletion-requested': the('Requested the deletion of', 'organization'),
  'organization-deletion-withdrawn': the('Took back the deletion of', 'organization'),
  'account-deletion-requested': plain('Requested the deletion of their account'),
  'account-deletion-withdrawn': plain('Took back the deletion of their account'),
  'organization-added': the('Added', 'organization'),
  'checkout-opened': person('Opened a checkout for', 'a plan'),
  'plan-change-requested': person('Asked to change the plan to', 'another one'),
  'cancellation-requested': person('Canceled the subscription to', 'a plan'),
  'resumption-requested': person('Resumed the subscription to', 'a plan'),
  'refund-requested': person('Requested a refund for', 'a plan'),
  'subscription-changed': person('The subscription changed:', 'payment'),
  'plan-set': person('The plan was set to', 'another one'),
  'question-asked': onThing('Asked a question about'),
  'question-answered': onThing('Answered a question about'),
  'question-commented': onThing('Commented on a question about'),
  'question-reopened': onThing('Reopened a question about'),
  'question-withdrawn': onThing('Withdrew a question about'),
};

/** An entry or a document, whichever it is. */
function onThing(verb: string): Sentence {
  return ({ name }) => `${verb} ${name === undefined ? 'an entry or document' : quoted(name)}`;
}

/** An import names its file; once it is done it says how many rows that were. */
function imported(verb: string): Sentence {
  return ({ name, count }) => {
    const statement = name === undefined ? 'a statement' : `statement ${quoted(name)}`;
    return count === undefined
      ? `${verb} ${statement}`
      : `${verb} ${statement}: ${count} ${count === 1 ? 'entry' : 'entries'}`;
  };
}

/** What an act left to do, or what became of it. */
const progress = {
  begun: (sentence: string) => `${sentence} (in progress)`,
  failed: (sentence: string) => `${sentence} (stopped before it was done)`,
};

/** What an invitation or a change of a member gives. */
const grants = {
  assistant: 'assistant',
  accountant: 'accountant',
  full: 'full access',
  'view-only': 'view only',
  abilities: 'single permissions',
};

/** What of a thing changed, as its entry names it. */
const fields = {
  accountId: 'account',
  accountLabel: 'account',
  address: 'address',
  allowanceClaims: 'allowances',
  amount: 'amount',
  autoSave: 'saving',
  category: 'category',
  country: 'country',
  currency: 'currency',
  date: 'date',
  dateFormat: 'date format',
  documentRetention: 'document retention',
  retentionYears: 'years of retention',
  day: 'day',
  density: 'density',
  description: 'description',
  endsAt: 'expiry',
  entryGoal: 'entry goal',
  fiscalYearStart: 'fiscal year',
  format: 'format',
  hour: 'hour',
  isPaused: 'paused',
  kind: 'type',
  label: 'name',
  language: 'language',
  lines: 'split',
  name: 'name',
  profession: 'profession',
  recipientEmail: 'recipient',
  recipientName: 'recipient',
  region: 'region',
  salesTax: 'sales tax',
  taxes: 'sales tax',
  theme: 'theme',
  timeZone: 'time zone',
  vendor: 'vendor',
  worth: 'exchange rate',
};

/** What the audit log says in English. */
export const auditLog = {
  summaries,
  progress,
  grants,
  fields,
  /** A sentence with what it gives: `Invited ana@example.com (assistant, full access)`. */
  granting: (sentence: string, given: string) => `${sentence} (${given})`,
  /** A sentence with which facts changed: `Changed entry “Lunch”: amount, date`. */
  changing: (sentence: string, changed: string) => `${sentence}: ${changed}`,
  /** Who acts where no person does. */
  matchbook: 'Matchbook',
  formerMember: 'Deleted account',
  titles: {
    at: 'Time',
    timeZone: 'Time zone',
    who: 'Who',
    what: 'What',
    act: 'Event',
    thing: 'ID',
    device: 'Device',
    address: 'IP address',
  },
  fileName: (day: string) => `audit-log-${day}.csv`,
};

/** The same texts in any language. */
export type AuditWords = SameTexts<typeof auditLog>;
