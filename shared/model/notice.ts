import * as z from 'zod';
import type { Ability } from '../abilities.ts';
import { CivilDay, Id, Instant } from './common.ts';

/** What people are told of. */
export const noticeKinds = [
  'import-finished',
  'import-failed',
  'document-unreadable',
  'suggestions-waiting',
  'report-sent',
  'report-failed',
  'report-bounced',
  'package-ready',
  'package-failed',
  'archive-ready',
  'archive-failed',
  'link-opened',
  'recurring-missing',
  'statement-missing',
  'schedule-skipped',
  'schedule-failed',
  'figures-changed',
  'question-asked',
  'question-answered',
  'question-commented',
  'member-joined',
  'payment-failed',
  'plan-ended',
  'trial-ending',
  'plan-limit-near',
  'deletion-requested',
  'deletion-withdrawn',
] as const;
export const NoticeKind = z.enum(noticeKinds);
export type NoticeKind = z.infer<typeof NoticeKind>;

const ChangedFigures = z.object({
  currency: z.string(),
  /** The last day of the closed period; its first is the notice's. */
  to: CivilDay.optional(),
  incomeBefore: z.int(),
  incomeAfter: z.int(),
  expensesBefore: z.int(),
  expensesAfter: z.int(),
});

/** Something that happened in the books: what it is about, and whether this person has seen it. */
export const Notice = z.object({
  id: Id,
  kind: NoticeKind,
  /** The import, document, report, export, link, entry or account; null where it is about many. */
  aboutId: z.string().nullable(),
  /** Of that; empty where it is about many. */
  name: z.string(),
  /** What was asked, answered or said, cut; and whether that is about an entry or a document. */
  text: z.string().optional(),
  on: z.enum(['entry', 'document']).optional(),
  /**
   * When an entry was due that did not come; the first day of a month of which no statement came, or of a closed period whose figures
   * changed; until when a plan goes on whose payment failed; when a trial ends; when a monthly count starts again; when an organization is
   * to be deleted.
   */
  day: CivilDay.optional(),
  /** What a closed year that began on that day came to before and comes to now, in minor units; expenses negative. */
  figures: ChangedFigures.optional(),
  /** How many documents of a month's are used. */
  documents: z.object({ used: z.int(), limit: z.int() }).optional(),
  at: Instant,
  isRead: z.boolean(),
});
export type Notice = z.infer<typeof Notice>;

/** What somebody must be able to do for a notification to be of use to them; all others are for everybody. */
export const noticeAbilities: Readonly<Partial<Record<NoticeKind, Ability>>> = {
  'statement-missing': 'canImport',
  'package-ready': 'canExport',
  'package-failed': 'canExport',
  'archive-ready': 'canExport',
  'archive-failed': 'canExport',
  'schedule-skipped': 'canExport',
  'schedule-failed': 'canExport',
  'link-opened': 'canExport',
  // The master's alone.
  'figures-changed': 'canManageUsers',
  'member-joined': 'canManageUsers',
  'payment-failed': 'canManageBilling',
  'plan-ended': 'canManageBilling',
  'trial-ending': 'canManageBilling',
  'plan-limit-near': 'canManageBilling',
};

/** How one kind of event is mailed to a person; `daily`: in the one mail of the day. */
export const noticeMails = ['off', 'at-once', 'daily'] as const;
export const NoticeMail = z.enum(noticeMails);
export type NoticeMail = z.infer<typeof NoticeMail>;

/** How one kind of event reaches a person. */
export const NoticeChoice = z.strictObject({ isShown: z.boolean(), mail: NoticeMail });
export type NoticeChoice = z.infer<typeof NoticeChoice>;

/** The hour of the day, where the books are kept, at which the daily mail goes. */
const Hour = z.int().min(0).max(23);

/** How a person is told of what happens in the books that they work in. */
export const NoticeSettings = z.object({ hour: Hour, choices: z.record(NoticeKind, NoticeChoice) });
export type NoticeSettings = z.infer<typeof NoticeSettings>;

/** What of it changes; what is not named stays. */
export const NoticeSettingsChange = z.strictObject({
  hour: Hour.exactOptional(),
  choices: z.partialRecord(NoticeKind, NoticeChoice).exactOptional(),
});
export type NoticeSettingsChange = z.infer<typeof NoticeSettingsChange>;

const AT_ONCE: NoticeChoice = { isShown: true, mail: 'at-once' };
const NEWS: NoticeChoice = { isShown: true, mail: 'daily' };

/** How somebody is told who has chosen nothing: at once of what failed and what somebody asked them, once a day of what waits and what went well. */
export const usualNoticeSettings: NoticeSettings = {
  hour: 8,
  choices: {
    'import-finished': NEWS,
    'import-failed': AT_ONCE,
    'document-unreadable': AT_ONCE,
    'suggestions-waiting': NEWS,
    'report-sent': NEWS,
    'report-failed': AT_ONCE,
    'report-bounced': AT_ONCE,
    'package-ready': NEWS,
    'package-failed': AT_ONCE,
    'archive-ready': NEWS,
    'archive-failed': AT_ONCE,
    'link-opened': NEWS,
    'recurring-missing': NEWS,
    'statement-missing': NEWS,
    'schedule-skipped': NEWS,
    'schedule-failed': AT_ONCE,
    'figures-changed': NEWS,
    'question-asked': AT_ONCE,
    'question-answered': AT_ONCE,
    'question-commented': NEWS,
    'member-joined': AT_ONCE,
    'payment-failed': AT_ONCE,
    'plan-ended': AT_ONCE,
    'deletion-requested': AT_ONCE,
    'deletion-withdrawn': AT_ONCE,
    'trial-ending': AT_ONCE,
    'plan-limit-near': NEWS,
  },
};
