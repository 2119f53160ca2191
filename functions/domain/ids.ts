import { createHash } from 'node:crypto';
import { v5 } from 'uuid';

/*
 * Ids that things carry because of what they are: whoever makes a thing again makes the same id, so nothing is kept twice.
 * Books rest on each of them: what is hashed here, and how it is joined, stays as it is.
 */

/** The id of a row of an account: its number among equal rows tells them apart. `key` says account, day, amount and text. */
export const rowId = (key: string, occurrence: number): string => linesId(key, occurrence);

/** The id of the row that something recurring becomes on a day: entered again it is the same. */
export const recurringRowId = (recurringEntryId: string, date: string): string =>
  listId(['recurring', recurringEntryId, date]);

/** The id of the report that a schedule orders of a period: ordered again it is the same. `attempt`: each after the first has one of its own. */
export const scheduledReportId = (
  scheduleId: string,
  { from, to }: { readonly from: string; readonly to: string },
  attempt = 1,
): string => listId(['scheduled report', scheduleId, from, to, ...(attempt === 1 ? [] : [attempt])]);

/** The id of a row that a person adds although the ledger has its equal: another one in each import. */
export const repeatedRowId = (id: string, importId: string): string => linesId(id, importId);

/** The id of the account that a statement proposes: the same statement proposes the same account. */
export const proposedAccountId = (
  organizationId: string,
  account: { number: string; kind: string; currency: string },
): string => linesId(organizationId, 'account', account.number, account.kind, account.currency);

/** The id of the account that an unknown label becomes; `earlier`: how many accounts of this label go by other names by now. */
export const labelledAccountId = (organizationId: string, label: string, earlier = 0): string =>
  linesId(organizationId, 'labelled account', label, earlier);

/** The id of a category that only one organisation has, by its name in lower case; `earlier`: how many of this name go by others by now. */
export const ownCategoryId = (organizationId: string, foldedName: string, earlier = 0): string =>
  linesId(organizationId, 'category', foldedName, ...(earlier === 0 ? [] : [earlier]));

/** The id of an entry or a document of sample books, by its place among them. */
export const samplePlaceId = (organizationId: string, what: 'entry' | 'document', place: number): string =>
  listId(['sample', organizationId, what, place]);

/** One id for one set of receipts and transactions, so that finding a match again finds the same suggestion. */
export const matchIdOf = (match: {
  readonly receiptIds: readonly string[];
  readonly transactionIds: readonly string[];
}): string => listId([match.receiptIds, match.transactionIds]);

/** The id of what a decision about a match teaches about one vendor. */
export const lessonId = (matchId: string, kind: string, vendor: string | null): string =>
  listId([matchId, kind, vendor]);

/** The id of two rows found to belong together, in the order found. */
export const pairId = (kind: string, transactionIds: readonly string[]): string =>
  listId([kind, transactionIds]);

/** The id of the link between an entry, as it is in this version, and the documents that a person gave it. */
export const documentsMatchId = (
  entry: { readonly id: string; readonly version: number },
  receiptIds: readonly string[],
): string => listId(['documents', entry.id, entry.version, receiptIds]);

/** The id of the link between a payout's deposit, as it is in this version, and its report. */
export const payoutMatchId = (deposit: { id: string; version: number }, receiptId: string): string =>
  listId(['payout', deposit.id, receiptId, deposit.version]);

/** The id of what people are told of, by its kind and what it is about: told again it is the same. */
export const noticeId = (organizationId: string, kind: string, about: readonly unknown[]): string =>
  listId(['notice', organizationId, kind, about]);

/** The id of one person's mail of something that people are told of. */
export const noticeMailId = (noticeId: string, userId: string): string =>
  listId(['notice mail', noticeId, userId]);

/** The id of a file's document: the first one carries the upload's own, the others ids made of it. */
export const partId = (uploadId: string, index: number): string =>
  index === 0 ? uploadId : v5(`document ${index + 1}`, uploadId);

/** The id of the import that an upload becomes: however often its file is looked at, it is imported once. */
export const importIdOf = (uploadId: string): string => v5('import', uploadId);

/** The id of the document that a mail becomes: the same mail sent twice is the same document. */
export const mailDocumentId = (organizationId: string, messageId: string): string =>
  v5(`document\n${organizationId}\n${messageId}`, MAILS);

/** The id of a mail that waits, one for each delivery: nobody replaces a waiting mail by sending its message id again. */
export const waitingMailId = (organizationId: string, mailKey: string): string =>
  v5(`mail\n${organizationId}\n${mailKey}`, MAILS);

/** Namespace of the mails' ids. */
const MAILS = '7f3d1f5e-6a50-4c0e-9d7c-2b9a0d1c8e44';

/** The id of the invitation of an address: an organization invites it once at a time. */
export const invitationId = (organizationId: string, email: string): string =>
  listId(['invitation', organizationId, emailHashOf(email)]);

/** The id of what somebody wrote to us, for one of the two whom it is mailed to: the same message sent again is the same. */
export const contactId = (
  { email, subject, message }: { readonly email: string; readonly subject: string; readonly message: string },
  to: 'support' | 'sender',
): string => listId(['contact', to, email, subject, message]);

/** The id of what a client asked a route for under a key of its own: asked again under it, it is the same. */
export const idUnderKey = (organizationId: string, path: string, key: string): string =>
  linesId(organizationId, 'asked', path, key);

/** Tells what was asked for from anything else that the same key may ask for. */
export const bodyId = (body: unknown): string => listId([body]);

/** What stands for an address in the table: the same however it is written. */
export const emailHashOf = (email: string): string => sha256(email.trim().toLowerCase());

function linesId(...lines: readonly (string | number)[]): string {
  const hash = sha256(lines.join('\n'));
  const variant = (Number.parseInt(hash.charAt(16), 16) & 3) | 8;
  return hashId(hash, variant.toString(16));
}

function listId(list: readonly unknown[]): string {
  return hashId(sha256(JSON.stringify(list)), '8');
}

/** A hash as UUID of version 8 (RFC 9562). */
function hashId(hash: string, variant: string): string {
  const end = `${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-${end}`;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
