import { createHash } from 'node:crypto';
import * as z from 'zod';
import { mailDaysKept } from '../../shared/cloud-names.ts';
import { Account } from '../../shared/model/account.ts';
import { Rule } from '../../shared/model/category.ts';
import { EntryPair, RecurringSeries } from '../../shared/model/entry-pair.ts';
import { Job } from '../../shared/model/job.ts';
import { Lesson, Match } from '../../shared/model/match.ts';
import { QuarantinedMail } from '../../shared/model/mail.ts';
import { Organization, Plan, Profile } from '../../shared/model/organization.ts';
import { NewUpload, Receipt, Twin } from '../../shared/model/receipt.ts';
import { LayoutRole } from '../../shared/model/statement.ts';
import { ImportAccount, StatementImport } from '../../shared/model/statement-import.ts';
import { Transaction } from '../../shared/model/transaction.ts';
import type { Habit } from '../domain/categories/habit.ts';
import { isOpenRow } from '../domain/matching/match-facts.ts';
import { entity } from './entity.ts';
import type { Key } from './entity.ts';

/*
 * Every key of the single table. How each question is answered:
 *
 * who is this, where do they work        pk USER#u                      PROFILE, MEMBER#o
 * members of an organisation             index1 ORG#o#MEMBERS           u
 * organisation, plan, usage of a month   pk ORG#o                       ORG, USAGE#yyyy-MM
 * all organisations, shard by shard      index2 ORGS#s                  o
 * one transaction; by date               pk ORG#o TRANSACTION#id        index1 ORG#o#TRANSACTIONS date#id
 * rows without a receipt, by amount, day index2 ORG#o#AMOUNT#|minor|    date#id (so a receipt finds its own among any number)
 * totals of whole months                 pk ORG#o                       TOTAL#yyyy-MM#currency#account#category
 * one receipt; newest first              pk ORG#o RECEIPT#id            index1 ORG#o#RECEIPTS createdAt#id
 * receipts without a transaction, by day index2 ORG#o#UNMATCHED         date#id (without a date: the day it came)
 * receipts in the archive, newest first  index1 ORG#o#ARCHIVED          createdAt#id
 * receipts that may be copies of another pk ORG#o                       TRACE#by#value#receipt
 * whose address a mail came to           pk MAILBOX#token                ADDRESS
 * the address of an organisation         pk ORG#o                       MAILBOX
 * a mail that waits; newest first        pk ORG#o QUARANTINE#id         index1 ORG#o#QUARANTINE receivedAt#id
 * vendors put right by hand, newest first index1 ORG#o#VENDOR-LESSON#   learnedAt
 * an upload, an import, its done chunks  pk ORG#o                       UPLOAD#id, IMPORT#id, IMPORT#id#CHUNK#n
 * imports, newest first                  index1 ORG#o#IMPORTS           createdAt#id
 * days an account's imports hold, by day pk ORG#o                       COVERAGE#account#to#import#part
 * how a shape of files was read          pk ORG#o                       LAYOUT#signature
 * imports planned so far, to plan in turn pk ORG#o                      PLANNED
 * work not finished, oldest first        index2 UNFINISHED              changedAt#id (imports, jobs, pending receipts)
 * open suggestions, surest first         index1 ORG#o#SUGGESTIONS       (100-confidence)#id
 * decisions, newest first                index1 ORG#o#DECISIONS         decidedAt#id
 * matches about a receipt or transaction pk ORG#o                       ABOUT#its id#match
 * what was learned, newest first         index1 ORG#o#LEARNED           learnedAt#id
 * what was learned about a vendor        index2 ORG#o#LEARNED#name      learnedAt#id
 * a job over many things                 pk ORG#o                       JOB#id
 * what a job changed in a row            pk ORG#o                       JOB#id#ROW#id
 * two entries that belong together        pk ORG#o                       PAIR#id
 * pairs to decide, or decided, newest    index1 ORG#o#PAIRS#open|decided createdAt#id
 * what comes again and again             pk ORG#o                       RECURRING
 * the rules, all in their order          pk ORG#o                       RULES
 * what people did with rows of a name    pk ORG#o                       HABIT#direction#name#date#id
 * the code of an open sign-up            pk SIGNUP#hash(e-mail)         CODE
 * a sent report; a deleted row           pk ORG#o                       REPORT#id, DELETED#TRANSACTION#id
 */

export const organizationPartition = (organizationId: string): string => `ORG#${organizationId}`;
const inOrganization = (organizationId: string, sort: string): Key => [
  organizationPartition(organizationId),
  sort,
];

const OwnedBy = z.object({ organizationId: z.string() });

export const organizationShards = 8;
const shardOf = (id: string): number =>
  createHash('sha256').update(id).digest().readUInt8(0) % organizationShards;

export const profiles = entity({
  name: 'profile',
  schema: Profile,
  key: (profile) => [`USER#${profile.id}`, 'PROFILE'],
});

export const Membership = z.object({
  userId: z.string(),
  organizationId: z.string(),
  role: z.enum(['master', 'assistant']),
  accessLevel: z.enum(['full', 'view-only']),
  lastActivity: z.string(),
});
export type Membership = z.infer<typeof Membership>;

export const memberships = entity({
  name: 'membership',
  schema: Membership,
  key: (member) => [`USER#${member.userId}`, `MEMBER#${member.organizationId}`],
  index1: (member) => [`ORG#${member.organizationId}#MEMBERS`, member.userId],
});

/** An account with the names it had before: rows written under them keep them. */
export const StoredAccount = Account.extend({ formerNames: z.array(z.string()).optional() });
export type StoredAccount = z.infer<typeof StoredAccount>;

export const StoredOrganization = Organization.extend({
  accounts: z.array(StoredAccount),
  plan: z.object({ name: Plan, trialEndsAt: z.string().nullable() }),
});
export type StoredOrganization = z.infer<typeof StoredOrganization>;

export const organizations = entity({
  name: 'organization',
  schema: StoredOrganization,
  key: (organization) => inOrganization(organization.id, 'ORG'),
  index2: (organization) => [`ORGS#${shardOf(organization.id)}`, organization.id],
});

export const Usage = OwnedBy.extend({
  month: z.string(),
  documents: z.int().default(0),
  statements: z.int().default(0),
});
export type Usage = z.infer<typeof Usage>;

export const usages = entity({
  name: 'usage',
  schema: Usage,
  key: (usage) => inOrganization(usage.organizationId, `USAGE#${usage.month}`),
});

export const transactions = entity({
  name: 'transaction',
  schema: Transaction,
  key: (row) => inOrganization(row.organizationId, `TRANSACTION#${row.id}`),
  index1: (row) => [`ORG#${row.organizationId}#TRANSACTIONS`, `${row.date}#${row.id}`],
  index2: (row) =>
    isOpenRow(row) ? [amountPartition(row.organizationId, row.amount), `${row.date}#${row.id}`] : undefined,
});

/** Where rows of one amount lie, whichever way the money moved. */
export const amountPartition = (organizationId: string, amountMinor: number): string =>
  `ORG#${organizationId}#AMOUNT#${Math.abs(amountMinor)}`;

const DELETED_DAYS_KEPT = 90;

const DeletedTransaction = Transaction.extend({ deletedAt: z.string() });

export const deletedTransactions = entity({
  name: 'deleted-transaction',
  schema: DeletedTransaction,
  key: (row) => inOrganization(row.organizationId, `DELETED#TRANSACTION#${row.id}`),
  expiresAt: (row) => Math.floor(Date.parse(row.deletedAt) / 1000) + DELETED_DAYS_KEPT * 86_400,
});

const StoredTotal = OwnedBy.extend({
  month: z.string(),
  currency: z.string(),
  accountLabel: z.string(),
  category: z.string(),
  income: z.int(),
  expenses: z.int(),
  transfers: z.int(),
  count: z.int(),
  ready: z.int(),
  parts: z.int().default(0),
});
export type StoredTotal = z.infer<typeof StoredTotal>;

/** A part of a sort key that a person typed; encoded so that it can't contain the separator. */
const typed = (text: string): string => encodeURIComponent(text);

export const totals = entity({
  name: 'total',
  schema: StoredTotal,
  key: (total) =>
    inOrganization(
      total.organizationId,
      `TOTAL#${total.month}#${total.currency}#${typed(total.accountLabel)}#${typed(total.category)}`,
    ),
});

const unfinishedSince = (changedAt: string, id: string): Key => ['UNFINISHED', `${changedAt}#${id}`];

export const StoredReceipt = Receipt.extend({
  organizationId: z.string(),
  userId: z.string(),
  /** What its picture looks like, in 16 hexadecimal digits; like pictures have like ones. */
  pictureHash: z.string().optional(),
});
export type StoredReceipt = z.infer<typeof StoredReceipt>;

export const receipts = entity({
  name: 'receipt',
  schema: StoredReceipt,
  key: (receipt) => inOrganization(receipt.organizationId, `RECEIPT#${receipt.id}`),
  index1: (receipt) => [
    `ORG#${receipt.organizationId}#${receipt.archivedAt === null ? 'RECEIPTS' : 'ARCHIVED'}`,
    `${receipt.createdAt}#${receipt.id}`,
  ],
  index2: (receipt) => {
    if (receipt.archivedAt !== null) return undefined;
    if (receipt.status === 'pending') return unfinishedSince(receipt.createdAt, receipt.id);
    if (receipt.status === 'matched') return undefined;
    const day = receipt.date ?? receipt.createdAt.slice(0, 10);
    return [`ORG#${receipt.organizationId}#UNMATCHED`, `${day}#${receipt.id}`];
  },
});

const VENDOR_LESSONS = 'VENDOR-LESSON#';

/** What a receipt leaves behind for later copies to be known by. */
const StoredTrace = OwnedBy.extend({ receiptId: z.string(), by: Twin.shape.by, value: z.string() });
export type StoredTrace = z.infer<typeof StoredTrace>;

export const traces = entity({
  name: 'trace',
  schema: StoredTrace,
  key: (trace) => inOrganization(trace.organizationId, `${traceOf(trace.by, trace.value)}${trace.receiptId}`),
});

/** Under which the receipts that left the same trace lie together. */
export const traceOf = (by: Twin['by'], value: string): string => `TRACE#${by}#${typed(value)}#`;

/** An address at which an organisation receives documents, found by the token in it. */
export const Mailbox = OwnedBy.extend({ token: z.string() });
export type Mailbox = z.infer<typeof Mailbox>;

export const mailboxes = entity({
  name: 'mailbox',
  schema: Mailbox,
  key: (mailbox) => [`MAILBOX#${mailbox.token}`, 'ADDRESS'],
});

/** The address in force: an organisation has one. */
export const ownMailboxes = entity({
  name: 'own-mailbox',
  schema: Mailbox,
  key: (mailbox) => inOrganization(mailbox.organizationId, 'MAILBOX'),
});

/** `mailKey` names the mail in the bucket, `messageId` is the sender's own name for it; `alsoFor`: the other organisations that it came to. */
export const StoredMail = QuarantinedMail.omit({ canAccept: true }).extend({
  organizationId: z.string(),
  mailKey: z.string(),
  messageId: z.string(),
  alsoFor: z.array(z.string()).optional(),
});
export type StoredMail = z.infer<typeof StoredMail>;

export const quarantine = entity({
  name: 'quarantined-mail',
  schema: StoredMail,
  key: (mail) => inOrganization(mail.organizationId, `QUARANTINE#${mail.id}`),
  index1: (mail) => [`ORG#${mail.organizationId}#QUARANTINE`, `${mail.receivedAt}#${mail.id}`],
  expiresAt: (mail) => Math.floor(Date.parse(mail.receivedAt) / 1000) + mailDaysKept * 86_400,
});

/** What a person's correction of a vendor teaches: the name they gave, and the marks by which such documents are known. */
const VendorLesson = OwnedBy.extend({
  receiptId: z.string(),
  vendor: z.string(),
  marks: z.object({
    nameAsRead: z.string().exactOptional(),
    taxNumber: z.string().exactOptional(),
    domains: z.array(z.string()),
    layout: z.array(z.string()),
  }),
  learnedAt: z.string(),
});
export type VendorLesson = z.infer<typeof VendorLesson>;

export const vendorLessons = entity({
  name: 'vendor-lesson',
  schema: VendorLesson,
  key: (lesson) => inOrganization(lesson.organizationId, `${VENDOR_LESSONS}${lesson.receiptId}`),
  index1: (lesson) => [`ORG#${lesson.organizationId}#${VENDOR_LESSONS}`, lesson.learnedAt],
});

export const StoredUpload = z.object({
  ...NewUpload.shape,
  /** Of a mail, more than of an uploaded file: its files travel in letters. */
  size: z.int().min(1),
  organizationId: z.string(),
  userId: z.string(),
  createdAt: z.string(),
});
export type StoredUpload = z.infer<typeof StoredUpload>;

export const uploads = entity({
  name: 'upload',
  schema: StoredUpload,
  key: (upload) => inOrganization(upload.organizationId, `UPLOAD#${upload.id}`),
});

const AnswersKept = z.record(z.string(), z.string());
const ColumnsKept = z.record(z.string(), LayoutRole);

/**
 * An import without what lies beside it in the bucket: `reading` and `plan` are the names of the statement read and of the rows
 * planned. `chosenAccountId` is the person's own choice, `countedIn` the month whose statements it was counted among.
 */
export const StoredImport = StatementImport.omit({
  statement: true,
  duplicates: true,
  answers: true,
  columns: true,
}).extend({
  period: StatementImport.shape.period.default(null),
  accounts: z.array(ImportAccount).default([]),
  organizationId: z.string(),
  userId: z.string(),
  answers: AnswersKept.optional(),
  columns: ColumnsKept.optional(),
  chosenAccountId: z.string().optional(),
  restored: z.array(z.int()).optional(),
  left: z.array(z.int()).optional(),
  remember: z.boolean().optional(),
  reading: z.string().optional(),
  /** The reading was made with another account or other answers than those of the commit. */
  isStale: z.boolean().optional(),
  /** The shape of the file, where it is a table. */
  signature: z.string().optional(),
  plan: z.string().optional(),
  countedIn: z.string().optional(),
  changedAt: z.string(),
  version: z.int(),
});
export type StoredImport = z.infer<typeof StoredImport>;

const importsInWork = ['reading', 'committing', 'undoing'] as const;

export const imports = entity({
  name: 'import',
  schema: StoredImport,
  key: (job) => inOrganization(job.organizationId, `IMPORT#${job.id}`),
  index1: (job) => [`ORG#${job.organizationId}#IMPORTS`, `${job.createdAt}#${job.id}`],
  index2: (job) =>
    importsInWork.some((status) => status === job.status)
      ? unfinishedSince(job.changedAt, job.id)
      : undefined,
});

const ImportChunk = OwnedBy.extend({
  importId: z.string(),
  step: z.enum(['ADDED', 'UNDONE']),
  number: z.int(),
  /** Rows written or taken out with it. */
  rows: z.int().default(0),
});
export type ImportChunk = z.infer<typeof ImportChunk>;

/** The marker written in the same transaction as a chunk's rows: it exists if, and only if, they do. */
export const importChunks = entity({
  name: 'import-chunk',
  schema: ImportChunk,
  key: (chunk) =>
    inOrganization(chunk.organizationId, `IMPORT#${chunk.importId}#${chunk.step}#${chunk.number}`),
});

/**
 * The days that one statement of an import holds of an account, from its plan until its undo, with the balances it states.
 * `shape` tells files of one layout or format from others; `plan` names the rows that the import brought.
 */
export const StoredCoverage = OwnedBy.extend({
  importId: z.string(),
  part: z.int(),
  accountId: z.string(),
  from: z.string(),
  to: z.string(),
  opening: z.int().nullable(),
  closing: z.int().nullable(),
  proven: z.boolean().nullable(),
  shape: z.string(),
  plan: z.string(),
});
export type StoredCoverage = z.infer<typeof StoredCoverage>;

export const coverages = entity({
  name: 'coverage',
  schema: StoredCoverage,
  key: (days) =>
    inOrganization(
      days.organizationId,
      `COVERAGE#${days.accountId}#${days.to}#${days.importId}#${days.part}`,
    ),
});

/** How a person had files of one shape read: the next one is read so, and goes to the same account. */
export const StoredLayout = OwnedBy.extend({
  signature: z.string(),
  answers: AnswersKept,
  columns: ColumnsKept,
  accountId: z.string().nullable(),
});
export type StoredLayout = z.infer<typeof StoredLayout>;

export const layouts = entity({
  name: 'layout',
  schema: StoredLayout,
  key: (layout) => inOrganization(layout.organizationId, `LAYOUT#${layout.signature}`),
});

/** Counts the plans of an organisation: a plan made while another was made would not know the other's rows. */
export const planCounts = entity({
  name: 'plan-count',
  schema: OwnedBy.extend({ version: z.int() }),
  key: (count) => inOrganization(count.organizationId, 'PLANNED'),
});

/**
 * `lessonIds` names what its decision taught. `byHandOnly`: a person took back what was made without asking; it is not made so
 * again.
 */
export const StoredMatch = Match.extend({
  organizationId: z.string(),
  lessonIds: z.array(z.string()).optional(),
  byHandOnly: z.boolean().optional(),
  version: z.int(),
});
export type StoredMatch = z.infer<typeof StoredMatch>;

export const matches = entity({
  name: 'match',
  schema: StoredMatch,
  key: (match) => inOrganization(match.organizationId, `MATCH#${match.id}`),
  index1: (match) => {
    if (match.status === 'pending') {
      const surestFirst = String(1000 - Math.round(match.confidence * 10)).padStart(4, '0');
      return [`ORG#${match.organizationId}#SUGGESTIONS`, `${surestFirst}#${match.id}`];
    }
    if (match.status === 'undone' || match.status === 'set-aside') return undefined;
    return [`ORG#${match.organizationId}#DECISIONS`, `${match.decidedAt ?? match.createdAt}#${match.id}`];
  },
});

/** Says that a match is about a receipt or a transaction, so that both find it, read consistently. */
const MatchMention = OwnedBy.extend({ about: z.string(), matchId: z.string() });
export type MatchMention = z.infer<typeof MatchMention>;

export const matchMentions = entity({
  name: 'match-mention',
  schema: MatchMention,
  key: (mention) => inOrganization(mention.organizationId, `ABOUT#${mention.about}#${mention.matchId}`),
});

/** `name` holds the vendor's telling words, under which lessons about it are found. */
export const StoredLesson = Lesson.extend({ organizationId: z.string(), name: z.string() });
export type StoredLesson = z.infer<typeof StoredLesson>;

export const lessons = entity({
  name: 'lesson',
  schema: StoredLesson,
  key: (lesson) => inOrganization(lesson.organizationId, `LEARNED#${lesson.id}`),
  index1: (lesson) => [`ORG#${lesson.organizationId}#LEARNED`, `${lesson.learnedAt}#${lesson.id}`],
  index2: (lesson) => [
    `ORG#${lesson.organizationId}#LEARNED#${typed(lesson.name)}`,
    `${lesson.learnedAt}#${lesson.id}`,
  ],
});

/** `itemIds`: the things it goes over, in order; `next`: the position it goes on from. */
export const StoredJob = Job.extend({
  organizationId: z.string(),
  userId: z.string(),
  itemIds: z.array(z.string()),
  /** Of a change of rows: the rule whose effect they get, or the category of all or of each. */
  rule: Rule.optional(),
  categories: z.array(z.string()).optional(),
  next: z.int(),
  changedAt: z.string(),
  version: z.int(),
});
export type StoredJob = z.infer<typeof StoredJob>;

export const jobs = entity({
  name: 'job',
  schema: StoredJob,
  key: (job) => inOrganization(job.organizationId, `JOB#${job.id}`),
  index2: (job) =>
    job.status === 'running' || job.status === 'undoing' ? unfinishedSince(job.changedAt, job.id) : undefined,
});

/** What of a row a job changes. */
const RowFacts = Transaction.pick({
  kind: true,
  category: true,
  noReceiptNeeded: true,
  noReceiptReason: true,
  ruleId: true,
  suggestedCategory: true,
});
export type RowFacts = z.infer<typeof RowFacts>;

/** What a job changed in one row, so that it can be taken back. */
export const JobChange = OwnedBy.extend({
  jobId: z.string(),
  rowId: z.string(),
  before: RowFacts,
  after: RowFacts,
});
export type JobChange = z.infer<typeof JobChange>;

export const jobChanges = entity({
  name: 'job-change',
  schema: JobChange,
  key: (change) => inOrganization(change.organizationId, `JOB#${change.jobId}#ROW#${change.rowId}`),
});

/**
 * `rows`: both entries as they were before they were paired; `merged`: the one that they became; `matchIds`: the matches that moved
 * with the receipts.
 */
export const StoredPair = EntryPair.extend({
  organizationId: z.string(),
  rows: z.tuple([Transaction, Transaction]).optional(),
  merged: Transaction.optional(),
  matchIds: z.array(z.string()).optional(),
  version: z.int(),
});
export type StoredPair = z.infer<typeof StoredPair>;

export const pairs = entity({
  name: 'pair',
  schema: StoredPair,
  key: (pair) => inOrganization(pair.organizationId, `PAIR#${pair.id}`),
  index1: ({ organizationId, status, decidedAt, createdAt, id }) => [
    `ORG#${organizationId}#PAIRS#${status === 'suggested' ? 'open' : 'decided'}`,
    `${decidedAt ?? createdAt}#${id}`,
  ],
});

/** What was found to come again and again when entries last came; what is missing depends on the day one asks. */
export const StoredRecurring = OwnedBy.extend({ items: z.array(RecurringSeries), foundAt: z.string() });
export type StoredRecurring = z.infer<typeof StoredRecurring>;

export const recurringLists = entity({
  name: 'recurring',
  schema: StoredRecurring,
  key: (list) => inOrganization(list.organizationId, 'RECURRING'),
});

const StoredRules = OwnedBy.extend({ items: z.array(Rule), version: z.int() });

export const ruleSets = entity({
  name: 'rules',
  schema: StoredRules,
  key: (rules) => inOrganization(rules.organizationId, 'RULES'),
});

const StoredHabit: z.ZodType<Habit> = OwnedBy.extend({
  direction: z.enum(['in', 'out']),
  name: z.string(),
  id: z.string(),
  date: z.string(),
  description: z.string(),
  amount: z.int(),
  currency: z.string(),
  accountLabel: z.string(),
  category: z.string(),
});

export const habits = entity({
  name: 'habit',
  schema: StoredHabit,
  key: (habit) => inOrganization(habit.organizationId, `${habitsOf(habit)}#${habit.date}#${habit.id}`),
});

/** Under which the habits of a name lie together. */
export const habitsOf = ({ direction, name }: Pick<Habit, 'direction' | 'name'>): string =>
  `HABIT#${direction}#${typed(name)}`;

export const SignupCode = z.object({ emailHash: z.string(), sentAt: z.string(), wrongTries: z.int() });
export type SignupCode = z.infer<typeof SignupCode>;

const SIGNUP_CODE_KEPT_SECONDS = 7 * 86_400;

export const signupCodes = entity({
  name: 'signup-code',
  schema: SignupCode,
  key: (code) => [`SIGNUP#${code.emailHash}`, 'CODE'],
  expiresAt: (code) => Math.floor(Date.parse(code.sentAt) / 1000) + SIGNUP_CODE_KEPT_SECONDS,
});

export const SentReport = OwnedBy.extend({
  id: z.string(),
  name: z.string(),
  from: z.string(),
  to: z.string(),
  rows: z.int(),
  recipient: z.string(),
  messageId: z.string(),
  sentAt: z.string(),
  userId: z.string(),
});
export type SentReport = z.infer<typeof SentReport>;

export const reports = entity({
  name: 'report',
  schema: SentReport,
  key: (report) => inOrganization(report.organizationId, `REPORT#${report.id}`),
  index1: (report) => [`ORG#${report.organizationId}#REPORTS`, `${report.sentAt}#${report.id}`],
});
