import { createHash } from 'node:crypto';
import type { Key } from './entity.ts';

/*
 * Every key of the single table. How each question is answered:
 *
 * who is this, where do they work        pk USER#u                      PROFILE, MEMBER#o, ACTIVITY#o, ADDED-ORGANIZATIONS, SESSIONS (those that are over), ENDED#session
 * where a person signed in, newest first pk SIGN-INS#u id               index1 SIGN-INS#u since#id
 * with what they ever signed in          pk DEVICES#u                   browser/system
 * members of an organisation             index1 ORG#o#MEMBERS           u
 * an organisation's settings, accounts and pk ORG#o                       ORG, ORG#ACCOUNTS, ORG#CATEGORIES (side by side: read as one)
 * what it made of the categories
 * its plan; what it used in a month      pk ORG#o                       PLAN, USAGE#yyyy-MM
 * trials whose end is to be told, shards  index2 TRIALS#s                 due#o
 * books whose documents wait for room     pk ORG#o                       ROOM-AWAITED
 * those, by the day they have room again  index2 ROOMS-AWAITED#s         day#o, shard by shard
 * what it pays for, and what was asked    pk ORG#o                       PAYMENT
 * of that what is to be looked at, shards index2 SUBSCRIPTIONS#s         due#o
 * whose customer somebody is at Stripe    pk STRIPE-CUSTOMER#id          ORGANIZATION
 * which events of Stripe were heard       pk STRIPE-EVENT#id             EVENT
 * a team; whom it invited                pk ORG#o                       TEAM, INVITATION#hash(email)
 * which invitation has a code             pk INVITED#hash(code)          INVITED-CODE
 * all organisations, shard by shard      index2 ORGS#s                  o
 * what was done, by whom, by its moment  pk ORG#o                       AUDIT-ENTRY#at#id
 * from which IP address, for 90 days    pk ORG#o                       AUDIT-ADDRESS#at#id
 * how far the audit of all books has come pk AUDIT                      ROUND
 * one transaction; by date               pk ORG#o TRANSACTION#id        index1 ORG#o#TRANSACTIONS date#id
 * rows without a receipt, by amount, day index2 ORG#o#AMOUNT#|minor|    date#id (so a receipt finds its own among any number)
 * rows that look like payouts, by day     index3 ORG#o#PAYOUTS#open|decided date#id
 * the history of one life of a row       pk ORG#o                       HISTORY#id#addedAt#version
 * what was changed in all rows, newest   index1 ORG#o#CHANGES           at#id#version
 * up to which day books are closed        pk ORG#o                       PERIOD-LOCK#MM (twelve times the same), PERIOD-LOCK-CHANGE#version
 * that refunds in it were told of         pk ORG#o                       REFUNDS-TOLD
 * totals of months, with their days      pk ORG#o                       TOTAL#yyyy-MM#currency#account#category (of rows with a worth: currency>its)
 * totals of accounts, of all years       pk ORG#o                       ACCOUNT-TOTAL#, ACCOUNT-TOTAL#MM#currency#account (by month of all years)
 * sums of months by category              pk ORG#o                       SHEET#, SHEET#yyyy-MM#currency (as totals of months)
 * rows that want receipt or category      pk ORG#o                       WORK#MM (of one month of all years)
 * one receipt; newest first              pk ORG#o RECEIPT#id            index1 ORG#o#RECEIPTS createdAt#id
 * receipts without a transaction, by day index2 ORG#o#UNMATCHED         date#id (without a date: the day it came)
 * documents that wait for the plan’s room index3 ORG#o#WAITING           createdAt#id
 * receipts in the archive, newest first  index1 ORG#o#ARCHIVED          archivedAt#id
 * receipts that may be copies of another pk ORG#o                       TRACE#by#value#receipt
 * whose address a mail came to           pk MAILBOX#token                ADDRESS
 * the address of an organisation         pk ORG#o                       MAILBOX
 * a mail that waits; newest first        pk ORG#o QUARANTINE#id         index1 ORG#o#QUARANTINE receivedAt#id
 * vendors put right by hand, newest first index1 ORG#o#VENDOR-LESSON#   learnedAt
 * an upload, an import, its done chunks  pk ORG#o                       UPLOAD#id, IMPORT#id, IMPORT#id#ADDED|UNDONE#n
 * uploads not settled yet, newest first  index1 ORG#o#UPLOADS           createdAt#id (on their way, failed, or refused unseen)
 * that an upload was deleted for good    pk ORG#o                       GONE#UPLOAD#id
 * when a file was last begun to be read  pk ORG#o                       READING
 * imports, newest first                  index1 ORG#o#IMPORTS           createdAt#id
 * days an account's imports hold, by day pk ORG#o                       COVERAGE#account#to#import#part
 * how a shape of files was read          pk ORG#o                       LAYOUT#signature
 * imports planned so far, to plan in turn pk ORG#o                      PLANNED
 * files whose reading was killed, by day pk ORG#o                       KILLED#day
 * work that follows from a write         pk ORG#o                       MESSAGE#id
 * work not finished, shard by shard      index2 UNFINISHED#s            lookAt#id (imports, jobs, reports, exports, data exports, feedback, contacts, invitations, security mails, mails of notices, uploads, pending receipts, messages)
 * open suggestions, surest first         index1 ORG#o#SUGGESTIONS       (100-confidence)#id
 * decisions, newest first                index1 ORG#o#DECISIONS         decidedAt#id
 * one match                              pk ORG#o                       MATCH#id
 * matches about a receipt or transaction pk ORG#o                       ABOUT#its id#match
 * one lesson; newest first               pk ORG#o LEARNED#id            index1 ORG#o#LEARNED learnedAt#id
 * what was learned about a vendor        index2 ORG#o#LEARNED#name      learnedAt#id
 * a job over many things                 pk ORG#o                       JOB#id
 * what a job goes over, some at a time   pk ORG#o                       JOB#id#ITEMS#n
 * what a job changed in a row            pk ORG#o                       JOB#id#ROW#id
 * two entries that belong together        pk ORG#o                       PAIR#id
 * pairs to decide, or decided, newest    index1 ORG#o#PAIRS#open|decided createdAt#id
 * what comes again and again             pk ORG#o                       RECURRING
 * what is entered again and again        pk ORG#o                       RECURRING-ENTRY#id
 * how many there are that may be so many   pk ORG#o                       COUNT#what (of those not deleted)
 * what of it is due, shard by shard      index2 DUE#s                   day#id
 * the rules, all in their order          pk ORG#o                       RULES
 * what people did with rows of a name    pk ORG#o                       HABIT#direction#word#name#date#id
 * what a central bank published, by day  pk RATES#source                yyyy-MM-dd
 * days whose entries are to be valued     pk RATES#unvalued              days
 * the code of an open sign-up            pk SIGNUP#hash(email)         CODE
 * one report; newest first               pk ORG#o REPORT#id             index1 ORG#o#REPORTS createdAt#id, deleted ones ORG#o#DELETED-REPORTS deletedAt#id
 * deleted reports, by the day they go    index2 GOING-REPORTS#s         day#id, shard by shard
 * how many were made on a day            pk ORG#o                       REPORTS-MADE#yyyy-MM-dd, of packages …#packages
 * a schedule of reports                   pk ORG#o                       REPORT-SCHEDULE#id
 * schedules that are due, shard by shard index2 SCHEDULES#s             dueAt#id
 * how a period of one was decided, once  pk ORG#o                       SCHEDULE-RUN#schedule#to#from
 * one link to a report; newest first     pk ORG#o SHARED-LINK#id        index1 ORG#o#SHARED-LINKS createdAt#id, of a report index2 the same#its id
 * which link has an address              pk SHARED#hash(token)          TOKEN
 * when a link was used, newest first     pk ORG#o                       SHARED-OPENING#link#at#id
 * one question; newest first             pk ORG#o QUESTION#id           index1 ORG#o#QUESTIONS#open|away|answered askedAt (answered: when)#id
 * all questions about an entry, document  pk ORG#o                       QUESTIONS-ABOUT#its id
 * how many are open, and for whom         pk ORG#o                       QUESTIONS
 * who told its pass phrase; tries at it  pk ORG#o                       SHARED-TICKET#link#hash(ticket), SHARED-LATEST-TRIES#link
 * mails of a day; who was mailed before  pk ORG#o                       MAILED#yyyy-MM-dd, KNOWN#hash(email)
 * an address that mail came back from    pk ORG#o                       BOUNCED#hash(email)
 * a message to us about Matchbook         pk ORG#o                       FEEDBACK#id
 * what somebody wrote to us             pk ORG#nobody                  CONTACT#id (for each whom it is mailed to)
 * what happened to somebody's way in     pk ORG#o                       SECURITY#id
 * how many a person sent us on a day      pk TOLD#u                      yyyy-MM-dd
 * what is kept of recovery codes; tries   pk SECOND-FACTOR#u|hash(email) CODES, LATEST-TRIES#what, CHANGE-TOLD#of
 * how often something was asked for lately pk RATE#limit#by#whose         BUCKET
 * what people are told of; newest first   pk ORG#o NOTICE#id             index1 ORG#o#NOTICES at#id
 * how much of it a person has seen        pk ORG#o                       SEEN#u
 * how a person is told of it              pk ORG#o                       NOTICE-SETTINGS#u
 * whether one person is mailed of it      pk ORG#o                       NOTICE-MAIL#id
 * a person's mail of a day                pk ORG#o                       DAILY-MAIL#u#day
 * daily mails to go, shard by shard       index2 DAILY-MAILS#s           dueAt#o#u
 * how many a person got at once on a day  pk MAILED-AT-ONCE#u            yyyy-MM-dd
 * what a link to unsubscribe is about     pk SUBSCRIPTION#hash(token)    LINK
 * what is archived, by the day it goes    index2 GOING#s                 day#id, shard by shard
 * a deleted row; latest first            pk ORG#o DELETED#TRANSACTION#id index1 ORG#o#DELETED deletedAt#id
 * what the archive holds, counted        pk ORG#o                       ARCHIVE#kind#yyyy, of deleted rows ARCHIVE#transaction#yyyy-MM-dd
 * a zip of the archive; what it is to hold pk ORG#o                      ARCHIVE-EXPORT#id, ARCHIVE-EXPORT#id#HOLDS#n
 * how many were asked for on a day        pk ORG#o                       ARCHIVE-EXPORTED#yyyy-MM-dd
 * a zip of everything                     pk ORG#o                       DATA-EXPORT#id
 * what an entry was asked by             pk ORG#o                       ASKED#TRANSACTION#id
 * what of it lies elsewhere              index1 ORG#o#ELSEWHERE          its pk#its sk (addresses, codes, tokens, links in mails, its customer at Stripe and events of that)
 * what is to be deleted, and when         pk CLOSING#organization|person#id ENDING
 * what of it is due, shard by shard      index2 CLOSINGS#s              lookAt#id
 */

/** The greatest character there is: it closes a range over all keys that begin alike. */
export const AFTER_ALL = '\u{10ffff}';

/** How many partitions the list of all organisations is spread over, so that none grows hot. */
export const organizationShards = 8;

/** In which of these partitions an organisation is listed. */
export const organizationShard = (id: string): number =>
  createHash('sha256').update(id).digest().readUInt8(0) % organizationShards;

const ORGANIZATION = 'ORG';

/** Where an organisation lies with all that is its own. */
export const organizationPartition = (organizationId: string): string => `${ORGANIZATION}#${organizationId}`;

/** The key of an organisation itself; or of a list that lies beside it, so that one query reads them all. */
export const organizationKey = (id: string, list?: string): Key => [
  organizationPartition(id),
  list === undefined ? ORGANIZATION : `${ORGANIZATION}#${list}`,
];

/** The key of something that lies with its organisation. */
export const inOrganization = (organizationId: string, sort: string): Key => [
  organizationPartition(organizationId),
  sort,
];

/** The partition of an index in which some of an organisation's things lie in an order of their own. */
export const listOf = (organizationId: string, ...names: readonly (string | number)[]): string =>
  [organizationPartition(organizationId), ...names].join('#');

/** The list of what belongs to an organisation and lies elsewhere. */
export const listElsewhere = (organizationId: string): string => listOf(organizationId, 'ELSEWHERE');

/** Where it stands in that list what lies there: so that it is found when the organisation is deleted. */
export const elsewhereOf = (organizationId: string, [partition, sort]: Key): Key => [
  listElsewhere(organizationId),
  orderedBy(partition, sort),
];

/** A sort key that puts things in the order of a time, a day or another measure, told apart by their ids. */
export const orderedBy = (measure: string, id: string): string => `${measure}#${id}`;

/** So many letters of a digest, 132 bits of it: no two texts of an organisation ever share them. */
const TYPED_LETTERS = 22;

/**
 * A part of a key that a person typed, or a file said: a digest, so that it neither holds the separator nor grows with the text. It is
 * found by the same text only, never by how one begins.
 */
export const typed = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, TYPED_LETTERS);

/** The bounds of all sort keys that begin so. */
export const startingWith = (prefix: string): { from: string; to: string } => ({
  from: prefix,
  to: prefix + AFTER_ALL,
});

/** The bounds of an organisation itself and the lists beside it. */
export const organizationWithLists = startingWith(ORGANIZATION);

/** The bounds of what a list by time holds of a year; of all years where none is wanted. */
export const ofYear = (year: string | undefined): { from?: string; to?: string } =>
  year === undefined ? {} : startingWith(`${year}-`);

/** The bounds of all sort keys whose first part is one of these days or months, the last one included. */
export const throughout = ({ from, to }: { from: string; to: string }): { from: string; to: string } => ({
  from,
  to: `${to}#${AFTER_ALL}`,
});
