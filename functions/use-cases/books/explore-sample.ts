import { createHash } from 'node:crypto';
import { addDays, todayIn } from '../../../shared/civil-date.ts';
import { offeredEntries, salesTaxesIn, templateFor } from '../../../shared/countries/index.ts';
import type { BookSettings } from '../../../shared/model/organization.ts';
import type { EntryKind } from '../../../shared/model/template.ts';
import { startingAccounts } from '../../../shared/model/account.ts';
import { isSampleBooks, sampleBooksId } from '../../../shared/sample-books.ts';
import { samplePlaceId } from '../../domain/ids.ts';
import { entryOf } from '../../domain/ledger/entry.ts';
import { planImport } from '../../domain/ledger/import-plan.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { sampleDocuments } from '../../domain/sample/sample-documents.ts';
import type { SampleDocument } from '../../domain/sample/sample-documents.ts';
import { sampleYear } from '../../domain/sample/sample-year.ts';
import type { SampleEntry } from '../../domain/sample/sample-year.ts';
import { drawDocument } from '../../adapters/draw-document.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { StoredUpload } from '../../store/uploads.ts';
import { pendingReceipt } from '../receipts/pending-receipt.ts';
import { organizationOf, settingsOf } from './organization-of.ts';

type Parts = Pick<Cloud, 'organizations' | 'ledger' | 'receipts' | 'files' | 'outbox' | 'now'>;

/** What the sample business is called. */
const BUSINESS = 'Maple & Main Studio';
/** Documents are drawn and put away so many at a time. */
const DOCUMENTS_AT_ONCE = 4;
/** The balance of the bank account before the first entry, in minor units. */
const OPENING = 850_000;

/**
 * Gives a person sample books beside their own, like these in country, currency and profession, and has them work there from now on. The
 * entries are written as an import writes them; the documents are put where uploads are and go the same way: they are read and matched in
 * the background. Asked again by the same id, or from within, what is missing is added and nothing twice.
 */
export async function exploreSample(
  { id }: { readonly id: string },
  caller: Pick<Caller, 'userId' | 'organizationId' | 'membership'>,
  cloud: Parts,
): Promise<{ entries: number; documents: number }> {
  const { userId, organizationId: from } = caller;
  const organizationId = isSampleBooks(from) ? from : sampleBooksId(id);
  const own = await settingsOf(from, cloud);
  const sample = await opened(organizationId, caller, own, cloud);
  const year = sampleYear(todayIn(sample.timeZone, cloud.now()));
  const rows = rowsOf(year, sample, userId);
  for (const chunk of planImport(rows).chunks)
    await cloud.ledger.tryWrite(
      chunk.map((after) => ({ after })),
      null,
    );
  const { country } = templateFor(sample.country, sample.profession);
  const [tax] = salesTaxesIn(country, sample.region);
  const documents = sampleDocuments(year, { currency: sample.currency, tax });
  for (let at = 0; at < documents.length; at += DOCUMENTS_AT_ONCE)
    await Promise.all(
      documents
        .slice(at, at + DOCUMENTS_AT_ONCE)
        .map((document, n) => putAway(document, uploadOf(document, at + n, sample, userId), cloud)),
    );
  const [first, last] = [rows.at(0)?.date ?? '', rows.at(-1)?.date ?? ''];
  await cloud.outbox.ask(
    { kind: 'pair-period', organizationId, from: addDays(first, -1), to: last },
    { kind: 'match-period', organizationId, from: first, to: last },
  );
  return { entries: rows.length, documents: documents.length };
}

/** The sample books with this id: made now, unless they were before. */
async function opened(
  organizationId: string,
  { userId, membership }: Pick<Caller, 'userId' | 'membership'>,
  own: BookSettings,
  { organizations, now }: Parts,
): Promise<StoredOrganization> {
  const known = await organizations.get(organizationId);
  if (known) return known;
  const at = now().toISOString();
  const { currency } = own;
  await organizations.open({
    settings: { ...own, id: organizationId, name: BUSINESS, accountant: null, sample: true, createdAt: at },
    accounts: startingAccounts.map((account) => ({
      ...account,
      currency,
      lastDigits: null,
      openingBalance: account.id === 'checking' ? OPENING : 0,
    })),
    plan: { organizationId, name: 'professional', trialEndsAt: null },
    membership: {
      ...{ userId, organizationId, role: 'master', accessLevel: 'full' },
      ...{ activeSince: laterThan(membership.activeSince, at), lastActivity: at },
    },
  });
  return organizationOf(organizationId, { organizations });
}

/** People work where they began last: two beginnings must never be of one instant. */
const laterThan = (instant: string, at: string): string =>
  at > instant ? at : new Date(Date.parse(instant) + 1).toISOString();

/** The entries in these books' own categories: those of the list for what an entry is for, or none. */
function rowsOf(year: readonly SampleEntry[], sample: StoredOrganization, userId: string): LedgerRow[] {
  const template = templateFor(sample.country, sample.profession);
  const offered = (kind: EntryKind) => offeredEntries(template, kind);
  const categoryFor = (entry: SampleEntry) =>
    entry.kind === 'transfer' || entry.purpose === undefined
      ? undefined
      : (offered(entry.kind).find(({ purpose }) => purpose === entry.purpose)?.id ?? 'other');
  const context = {
    ...{ userId, organizationId: sample.id, currency: sample.currency, source: 'entry' as const },
    createdAt: sample.createdAt,
  };
  return year.map((entry, place) => ({
    ...entryOf(
      {
        id: samplePlaceId(sample.id, 'entry', place),
        ...{ kind: entry.kind, description: entry.description, amount: entry.amount, date: entry.date },
        ...{ accountId: entry.accountId, categoryId: categoryFor(entry), currency: sample.currency },
        ...(entry.isDraw ? { use: 'owner' as const } : {}),
      },
      context,
    ),
    noReceiptNeeded: entry.isSettled ?? false,
  }));
}

/** What is noted of a document before its file is drawn. */
type Noted = Omit<StoredUpload, 'size' | 'sha256'>;

const uploadOf = (
  { fileName }: SampleDocument,
  place: number,
  { id: organizationId, createdAt }: StoredOrganization,
  userId: string,
): Noted => ({
  ...{ id: samplePlaceId(organizationId, 'document', place), organizationId, userId, createdAt },
  ...{ fileName, contentType: 'application/pdf', purpose: 'receipt' },
});

/** Notes a document as uploads are noted, and puts its file where they lie: that has it read. */
async function putAway(
  { vendor, lines }: SampleDocument,
  noted: Noted,
  { receipts, files }: Parts,
): Promise<void> {
  const bytes = await drawDocument(vendor, lines);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const upload: StoredUpload = { ...noted, size: bytes.byteLength, sha256 };
  await receipts.tryAddUpload(upload, pendingReceipt(upload));
  await files.saveOriginal(upload, bytes);
}
