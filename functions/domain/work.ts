import * as z from 'zod';

const ofOrganization = { organizationId: z.string() };
/** Files of an organisation whose files were more than documents before are read one at a time, behind everybody else's. */
const lane = { lane: z.literal('slow').optional() };
const days = { from: z.string(), to: z.string() };

/** What is asked of the background: each is safe to do twice, and names whose it is. */
export const Work = z.discriminatedUnion('kind', [
  /** A file that has arrived and is to be told by its content: a statement that is a table, or one with pages to be read. */
  z.object({ kind: z.literal('sort-upload'), ...ofOrganization, uploadId: z.string() }),
  /** Such a file with pages, where the machine code for them is. */
  z.object({ kind: z.literal('sort-pages'), ...ofOrganization, ...lane, uploadId: z.string() }),
  /** A document that has arrived. */
  z.object({ kind: z.literal('read-receipt'), ...ofOrganization, ...lane, receiptId: z.string() }),
  /** Documents that wait until the plan has room for them: as many as it has. */
  z.object({ kind: z.literal('read-waiting'), ...ofOrganization }),
  /** The pages of an import's file, where the machine code for them is. */
  z.object({ kind: z.literal('read-pages'), ...ofOrganization, ...lane, importId: z.string() }),
  z.object({ kind: z.literal('read-statement'), ...ofOrganization, importId: z.string() }),
  z.object({ kind: z.literal('commit-import'), ...ofOrganization, importId: z.string() }),
  z.object({ kind: z.literal('undo-import'), ...ofOrganization, importId: z.string() }),
  /** Receipts with what they belong to; `earlier`: what was otherwise of them, so that others wanted the same. */
  z.object({
    kind: z.literal('match-receipts'),
    ...ofOrganization,
    receiptIds: z.array(z.string()).min(1),
    earlier: z
      .object({
        vendor: z.string().nullable(),
        amount: z.int().nullable(),
        currency: z.string().nullable(),
        date: z.string().nullable(),
      })
      .optional(),
  }),
  /** Documents that were uploaded for an entry, and are read. */
  z.object({ kind: z.literal('link-wanted'), ...ofOrganization, receiptIds: z.array(z.string()).min(1) }),
  /** Receipts that may belong to these transactions, as they are free again. */
  z.object({ kind: z.literal('match-rows'), ...ofOrganization, transactionIds: z.array(z.string()).min(1) }),
  /** Receipts that may belong to transactions of these days. */
  z.object({ kind: z.literal('match-period'), ...ofOrganization, ...days }),
  /** Transfers and entries that exist twice among the transactions of these days, and what recurs. */
  z.object({ kind: z.literal('pair-period'), ...ofOrganization, ...days }),
  /** What entries of these days are worth by rates that were published since. */
  z.object({ kind: z.literal('value-days'), ...ofOrganization, ...days }),
  /** The sales tax that a business's answers assume of the entries of these days. */
  z.object({ kind: z.literal('assume-taxes'), ...ofOrganization, ...days }),
  /** Documents of these days that the organization may have issued itself, by what it is called since. */
  z.object({ kind: z.literal('find-own-documents'), ...ofOrganization, ...days }),
  /** What is due by now of all that recurs. */
  z.object({ kind: z.literal('enter-due'), ...ofOrganization }),
  /** All periods of a schedule of reports that are due by now, to be ordered: each once, however often it is asked for. */
  z.object({ kind: z.literal('run-schedule'), ...ofOrganization, scheduleId: z.string() }),
  /** The schedules of books whose fiscal year was moved, to be placed by the new one. */
  z.object({ kind: z.literal('place-schedules'), ...ofOrganization }),
  /** Accounts of which no statement of the last month came. */
  z.object({ kind: z.literal('tell-unimported'), ...ofOrganization }),
  /** Decisions that link receipts to what is gone. */
  z.object({
    kind: z.literal('retire-decisions'),
    ...ofOrganization,
    transactionIds: z.array(z.string()),
    receiptIds: z.array(z.string()),
  }),
  /** Questions about what may have come or gone; without ids all that are open or rest. */
  z.object({
    kind: z.literal('settle-questions'),
    ...ofOrganization,
    aboutIds: z.array(z.string()).optional(),
  }),
  /** A file of which no document may be left. */
  z.object({ kind: z.literal('remove-file'), ...ofOrganization, uploadId: z.string() }),
  /** A file that its organization keeps no longer, while what was read from it stays. */
  z.object({ kind: z.literal('delete-original'), ...ofOrganization, uploadId: z.string() }),
  /** An archived document whose day has come, to go for good. */
  z.object({ kind: z.literal('remove-ended'), ...ofOrganization, receiptId: z.string() }),
  /** A deleted report whose day has come, to go for good. */
  z.object({ kind: z.literal('remove-ended-report'), ...ofOrganization, reportId: z.string() }),
  /** The file of a report that is kept no longer. */
  z.object({ kind: z.literal('remove-report-file'), ...ofOrganization, fileId: z.string() }),
  /** A job over many things, or its undo: as far as one message goes. */
  z.object({
    kind: z.literal('run-job'),
    ...ofOrganization,
    jobId: z.string(),
    /** Whether the request that asks for it does it itself: the message only takes over what that could not finish. */
    isAtOnce: z.literal(true).optional(),
  }),
  /** A report that was ordered, to be made and, where it goes to somebody, mailed: at most once, however often it is asked for. */
  z.object({ kind: z.literal('send-report'), ...ofOrganization, reportId: z.string() }),
  /** A part of the archive, to be put into a zip. */
  z.object({ kind: z.literal('pack-archive'), ...ofOrganization, exportId: z.string() }),
  /** Everything that an organization has, to be put into a zip; then the mail that tells of it: at most once. */
  z.object({ kind: z.literal('pack-data-export'), ...ofOrganization, exportId: z.string() }),
  z.object({ kind: z.literal('mail-data-export'), ...ofOrganization, exportId: z.string() }),
  /** An accountant's package that was ordered: as far as one message goes. */
  z.object({ kind: z.literal('pack-package'), ...ofOrganization, reportId: z.string() }),
  /** What lies in the bucket of a package: what it was made of, once it is whole, or else all of it, with the upload that was left half-way. */
  z.object({
    kind: z.literal('remove-package-files'),
    ...ofOrganization,
    fileId: z.string(),
    which: z.enum(['work', 'all']),
    uploadId: z.string().optional(),
  }),
  /** A message about Matchbook, to be mailed to those who look after it: at most once. */
  z.object({ kind: z.literal('mail-feedback'), ...ofOrganization, feedbackId: z.string() }),
  /** What somebody wrote to us, to be mailed to us or to them: at most once. */
  z.object({ kind: z.literal('mail-contact'), ...ofOrganization, contactId: z.string() }),
  /** What happened to somebody's way in, to be mailed to them: at most once. */
  z.object({ kind: z.literal('mail-security'), ...ofOrganization, securityNoticeId: z.string() }),
  /** An invitation, to be mailed: at most once a code. */
  z.object({ kind: z.literal('mail-invitation'), ...ofOrganization, invitationId: z.string() }),
  /** Something that people are told of: those who want it by mail are mailed, at once or with the day's. */
  z.object({ kind: z.literal('tell-members'), ...ofOrganization, noticeId: z.string() }),
  /** One member's mail of one event: at most once. */
  z.object({ kind: z.literal('mail-notice'), ...ofOrganization, noticeMailId: z.string() }),
  /** Sample books that nobody looks at any more, to be taken away whole. */
  z.object({ kind: z.literal('erase-books'), ...ofOrganization }),
  /** An organization whose day has come, to be deleted for good: as far as one message goes. */
  z.object({ kind: z.literal('purge-organization'), ...ofOrganization }),
  /** The same of a person. Their id is also their turn in the queue. */
  z.object({ kind: z.literal('purge-person'), ...ofOrganization, userId: z.string() }),
  /** How an organization's subscription stands at Stripe: fetched and kept, however often it is asked for and in whatever order. */
  z.object({ kind: z.literal('sync-subscription'), ...ofOrganization }),
  /** What was asked of a subscription, to be asked of Stripe: once. */
  z.object({ kind: z.literal('carry-out-order'), ...ofOrganization, orderId: z.string() }),
  /** One member's mail of a day: at most once. */
  z.object({ kind: z.literal('mail-day'), ...ofOrganization, userId: z.string(), day: z.string() }),
]);
export type Work = z.infer<typeof Work>;

/** Work that parses a file. */
export type ReadingWork = ReceiptReading | PagesReading | PagesSorting;

/** The reading of a document. */
export type ReceiptReading = Extract<Work, { kind: 'read-receipt' }>;
/** The reading of a statement's pages. */
export type PagesReading = Extract<Work, { kind: 'read-pages' }>;

/** The reading of a file of which nobody knows yet what it is. */
export type PagesSorting = Extract<Work, { kind: 'sort-pages' }>;

/** Work on its way, told from others by its id. */
export const WorkMessage = z.object({ id: z.string(), work: Work });
export type WorkMessage = z.infer<typeof WorkMessage>;

/** The stages of the background: each with a queue of its own, so that none waits for another's. */
export type Stage =
  | 'reading'
  | 'slowReading'
  | 'previews'
  | 'books'
  | 'packing'
  | 'reports'
  | 'billing'
  | 'purging';

/** Where work is done: pages are read where the machine code is, statements beside what changes the books; what takes minutes apart. */
export function stageOf(work: Work): Stage {
  if (isReading(work)) return work.lane === 'slow' ? 'slowReading' : 'reading';
  if (isPacking(work)) return 'packing';
  if (work.kind === 'send-report') return 'reports';
  if (isPurge(work)) return 'purging';
  if (work.kind === 'sync-subscription' || work.kind === 'carry-out-order') return 'billing';
  return work.kind === 'read-statement' || work.kind === 'sort-upload' ? 'previews' : 'books';
}

/** Whether work deletes for good what was to be deleted. */
export const isPurge = ({ kind }: Work): boolean => kind === 'purge-organization' || kind === 'purge-person';

const packing: readonly Work['kind'][] = [
  'pack-archive',
  'pack-data-export',
  'pack-package',
  'remove-package-files',
];
const isPacking = ({ kind }: Work): boolean => packing.includes(kind);

/** Whether work parses a file. */
export const isReading = (work: Work): work is ReadingWork =>
  work.kind === 'read-receipt' || work.kind === 'read-pages' || work.kind === 'sort-pages';
