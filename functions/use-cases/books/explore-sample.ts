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
import type { Change } from '../../store/change.ts';
import type { Opening, StoredOrganization } from '../../store/organizations.ts';
import type { StoredUpload } from '../../store/uploads.ts';
import { pendingReceipt } from '../receipts/pending-receipt.ts';
import { organizationOf, settingsOf } from './organization-of.ts';

type Parts = Pick<Cloud, 'change' | 'organizations' | 'ledger' | 'receipts' | 'files' | 'now'>;

/** What the sample business is called. */
const BUSINESS = 'Maple & Main Studio';
/** Documents are drawn and put away so many at a time. */
const DOCUMENTS_AT_ONCE = 4;
/** The balance of the bank account before the first entry, in minor units. */
const OPENING = 850_000;

/**
 * Gives a person sample books beside their own, like these in country, currency and profession, and has them work there from now on. The
 * entries are written as an import writes them; the documents are put where uploads are and go the same way: they are read and matched in
 * the background. That they were opened is said in the audit log of the person's own books. Asked again by the same id, or from within,
 * what is missing is added and nothing twice.
 */
export async function exploreSample(
  { id }: { readonly id: string },
  caller: Caller,
  cloud: Parts,
): Promise<{ entries: number; documents: number }> {
  const { userId, organizationId: from } = caller;
  const organizationId = isSampleBooks(from) ? from : sampleBooksId(id);
  const own = await settingsOf(from, cloud);
  const sample = await opened(organizationId, caller, own, cloud);
  const year = sampleYear(todayIn(sample.timeZone, cloud.now()));
  const rows = rowsOf(year, sample, userId);
  for (const chunk of planImport(rows).chunks) await writeChunk(chunk, sample, cloud);
  const { country } = templateFor(sample.country, sample.profession);
  const [tax] = salesTaxesIn(country, sample.region);
  const documents = sampleDocuments(year, { currency: sample.currency, tax });
  for (let at = 0; at < documents.length; at += DOCUMENTS_AT_ONCE)
    await Promise.all(
      documents
        .slice(at, at + DOCUMENTS_AT_ONCE)
        .map((document, n) => putAway(document, uploadOf(document, at + n, sample, userId), sample, cloud)),
    );
  const [first, last] = [rows.at(0)?.date ?? '', rows.at(-1)?.date ?? ''];
  await fill(sample, cloud, (change) => {
    change.enqueue(
      { kind: 'pair-period', organizationId, from: addDays(first, -1), to: last },
      { kind: 'match-period', organizationId, from: first, to: last },
    );
  });
  return { entries: rows.length, documents: documents.length };
}

/** The sample books with this id: made now, unless they were before. */
async function opened(
  organizationId: string,
  caller: Caller,
  own: BookSettings,
  cloud: Parts,
): Promise<StoredOrganization> {
  const known = await cloud.organizations.get(organizationId);
  if (known) return known;
  await cloud.change(caller, 'sample-opened', async (change) => {
    if (await cloud.organizations.settings(organizationId)) return;
    change.about({ id: organizationId, name: BUSINESS });
    change.put(...cloud.organizations.opening(openingOf(organizationId, caller, own, change.at)));
  });
  return organizationOf(organizationId, cloud);
}

function openingOf(
  organizationId: string,
  { userId, membership }: Caller,
  own: BookSettings,
  at: string,
): Opening {
  const { currency } = own;
  return {
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
      ...{ joinedAt: at, activeSince: laterThan(membership.activeSince, at) },
    },
  };
}

/** Writes a part of what sample books begin with: whoever opened them has left the entry for all of it. */
function fill(
  { id: organizationId }: StoredOrganization,
  cloud: Parts,
  work: (change: Change) => Promise<void> | void,
): Promise<void> {
  return cloud.change({ organizationId, continues: undefined }, 'sample-opened', async (change) => {
    await work(change);
  });
}

/** Writes rows that are written all at once; nothing where they were. */
function writeChunk(rows: readonly LedgerRow[], sample: StoredOrganization, cloud: Parts): Promise<void> {
  return fill(sample, cloud, async (change) => {
    const ids = rows.map(({ id }) => id);
    if ((await cloud.ledger.getMany(sample.id, ids)).length > 0) return;
    const changes = rows.map((after) => ({ after }));
    change.put(...cloud.ledger.writesOf(changes, null));
  });
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
  sample: StoredOrganization,
  cloud: Parts,
): Promise<void> {
  const bytes = await drawDocument(vendor, lines);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const upload: StoredUpload = { ...noted, size: bytes.byteLength, sha256 };
  await fill(sample, cloud, async (change) => {
    if (await cloud.receipts.getUpload(sample.id, upload.id)) return;
    change.put(...cloud.receipts.arrivals(upload, pendingReceipt(upload)));
  });
  await cloud.files.saveOriginal(upload, bytes);
}
