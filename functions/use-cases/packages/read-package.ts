import { saidCategory } from '../../../shared/countries/book-categories.ts';
import { sayDescription } from '../../../shared/text/entry-description.ts';
import { usualLanguage } from '../../../shared/text/language.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import {
  ControlTally,
  controlTotals,
  differences,
  figuresOf,
} from '../../domain/exports/package/control-totals.ts';
import type { KeptTotals } from '../../domain/exports/package/control-totals.ts';
import { importColumns } from '../../domain/exports/package/imports-list.ts';
import { listCsv } from '../../domain/exports/package/list-csv.ts';
import { openColumns } from '../../domain/exports/package/open-items.ts';
import {
  DOCUMENTS_A_PAGE,
  ENTRIES_A_PAGE,
  packageFiles as names,
} from '../../domain/exports/package/packed.ts';
import type { PackedBooks, PackedEntry, PackedDocument } from '../../domain/exports/package/packed.ts';
import { packedEntry } from '../../domain/exports/package/packed-entry.ts';
import { reportedTaxes } from '../../domain/exports/reported-taxes.ts';
import { onSides } from '../../domain/ledger/on-sides.ts';
import type { PackagePlace } from '../../adapters/package-files.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { StoredReport } from '../../store/report-states.ts';
import { organizationOf } from '../books/organization-of.ts';
import { statedOpening } from '../books/stated-opening.ts';
import { documentHead } from '../exports/document-head.ts';
import { reportedTotals } from '../reports/reported-totals.ts';
import { packageDocuments } from './package-documents.ts';
import { packageImports } from './package-imports.ts';
import { packageOpenItems } from './package-open-items.ts';
import type { NotedEntry } from './package-open-items.ts';
import { packageReports } from './package-reports.ts';

export type ReadParts = Pick<
  Cloud,
  | 'organizations'
  | 'people'
  | 'ledger'
  | 'receipts'
  | 'imports'
  | 'matches'
  | 'pairs'
  | 'questions'
  | 'files'
  | 'packageFiles'
  | 'now'
>;

/** More than one zip is to hold, in bytes of documents. */
const PACKAGE_BYTES_MAX = 20 * 1024 ** 3;

/**
 * What reading the books for a package came to; `moved`: their totals were others when it ended than when it began; `differs`: those stood still, and
 * what was read is not what they say. `differences` in the words of whoever looks after it.
 */
export type Reading =
  | { readonly kind: 'read'; readonly books: PackedBooks; readonly items: number }
  | { readonly kind: 'moved' | 'differs'; readonly differences: readonly string[] }
  | { readonly kind: 'too-large' };

/** Where what is read is kept: beside the zip, under a name that nobody else writes to. */
export interface PlanPlace {
  readonly place: PackagePlace;
  readonly plan: string;
}

/**
 * Reads everything that a package is made of and keeps it beside the zip: entries, documents and where they are to lie, and the files that
 * say how the books stood, so that all of them tell of one moment. Totals are asked before and after: where they moved meanwhile, or are
 * not what the entries come to, nothing of it may be packed.
 */
export async function readPackage(
  report: StoredReport,
  { place, plan }: PlanPlace,
  cloud: ReadParts,
): Promise<Reading> {
  const { organizationId } = report;
  const organization = await organizationOf(organizationId, cloud, report.language);
  const before = await keptTotals(report, organization, cloud);
  const { tally, entries, receiptIds, documentsAnEntry } = await readEntries(
    report,
    organization,
    { place, plan },
    cloud,
  );
  const documents = await packageDocuments(
    { organizationId, days: report, linkedIds: [...receiptIds], isOfDays: (id) => entries.has(id) },
    cloud,
  );
  if (bytesOf(documents) > PACKAGE_BYTES_MAX) return { kind: 'too-large' };
  const words = wordsFor(report.language).accountantPackage;
  const open = await packageOpenItems(organizationId, entries, documents, words, cloud);
  const imports = await packageImports(report, organization, words, cloud);
  const files: string[] = [];
  const keep = async (name: string, bytes: Uint8Array) => {
    await cloud.packageFiles.keepFile(place, `${plan}/${name}`, bytes);
    files.push(name);
  };
  for await (const { name, bytes } of packageReports(report, organization, cloud)) await keep(name, bytes);
  await keep(names.openItems, listCsv(openColumns(words), open));
  await keep(names.imports, listCsv(importColumns(words), imports.rows));
  const documentPages = await keepPages(documents, DOCUMENTS_A_PAGE, (page, some) =>
    cloud.packageFiles.keep(place, `${plan}/documents-${page}`, some),
  );
  const after = await keptTotals(report, organization, cloud);
  const kept = figuresOf(after.period);
  const moved = differences(figuresOf(before.period), kept);
  if (moved.length > 0) return { kind: 'moved', differences: moved };
  const differing = differences(tally.figures(), kept);
  if (differing.length > 0) return { kind: 'differs', differences: differing };
  const { accountName } = bookNames(organization);
  const books: PackedBooks = {
    ...headOf(report, organization),
    madeBy: (await cloud.people.person(report.userId))?.fullName ?? '',
    netSince: (await reportedTotals(organization, report, cloud)).netSince ?? null,
    totals: controlTotals(after, organization.currency, accountName, tally),
    entryPages: Math.ceil(entries.size / ENTRIES_A_PAGE),
    ...{ documentPages, files, documentsAnEntry },
    counts: {
      entries: entries.size,
      documents: new Set(documents.flatMap(({ path }) => path ?? [])).size,
      openItems: open.length,
      imports: imports.rows.length,
      unprovenImports: imports.unproven,
    },
  };
  await cloud.packageFiles.keep(place, `${plan}/books`, books);
  return { kind: 'read', books, items: documents.length };
}

function headOf(report: StoredReport, organization: StoredOrganization) {
  const head = documentHead(report, organization);
  const { organization: name, from, to, period, paper = 'A4', createdAt } = head;
  const language = report.language ?? usualLanguage;
  return {
    ...{ organization: name, from, to, period, paper, language, createdAt },
    ...{
      currency: organization.currency,
      timeZone: organization.timeZone,
      dateFormat: organization.dateFormat,
    },
  };
}

/** What the ledger's totals say of the days, and of all accounts before and after. */
async function keptTotals(
  { from, to, organizationId }: StoredReport,
  organization: StoredOrganization,
  cloud: ReadParts,
): Promise<KeptTotals> {
  const { accounts } = organization;
  const [opened, untilEnd, period] = await Promise.all([
    Promise.all(
      accounts.map(async (account) => ({
        ...{ id: account.id, currency: account.currency },
        opening: (await statedOpening(account, organizationId, cloud)) ?? 0,
      })),
    ),
    cloud.ledger.accountTotalsUntil(organizationId, to),
    cloud.ledger.totals(organizationId, { from, to }),
  ]);
  return { accounts: opened, untilEnd, period: onSides(period, bookNames(organization).sideOf) };
}

/** Keeps the entries of the days page by page, and gives what they come to and what is noted of each. */
async function readEntries(
  { from, to, language }: StoredReport,
  organization: StoredOrganization,
  { place, plan }: PlanPlace,
  { ledger, packageFiles }: ReadParts,
) {
  const bookish = bookNames(organization);
  const words = {
    ...wordsFor(language).reports,
    description: (kept: string) => sayDescription(kept, language),
    category: (name: string) => saidCategory(name, organization, language),
    sideOf: bookish.sideOf,
  };
  const tally = new ControlTally(bookish.sideOf);
  const taxesOf = reportedTaxes(organization);
  const entries = new Map<string, NotedEntry>();
  const receiptIds = new Set<string>();
  let documentsAnEntry = 0;
  const packed = async function* () {
    for await (const row of ledger.rows(organization.id, { from, to })) {
      tally.add(row);
      const entry = packedEntry(row, bookish, words, taxesOf(row));
      const { id, date, description, amount, currency, account, wantsCategory } = entry;
      const noted = { id, date, description, amount, currency, account, wantsCategory };
      entries.set(id, { ...noted, isUnconverted: isUnconverted(entry, organization.currency) });
      for (const receiptId of entry.receiptIds) receiptIds.add(receiptId);
      documentsAnEntry = Math.max(documentsAnEntry, entry.receiptIds.length);
      yield entry;
    }
  };
  await keepPages(packed(), ENTRIES_A_PAGE, (page, some) =>
    packageFiles.keep(place, `${plan}/entries-${page}`, some),
  );
  return { tally, entries, receiptIds, documentsAnEntry };
}

/** Keeps things so many a page, in order, and gives the number of pages. */
async function keepPages<T>(
  things: AsyncIterable<T> | Iterable<T>,
  aPage: number,
  keep: (page: number, some: readonly T[]) => Promise<void>,
): Promise<number> {
  let [pages, some]: [number, T[]] = [0, []];
  for await (const thing of things) {
    some.push(thing);
    if (some.length < aPage) continue;
    await keep((pages += 1), some);
    some = [];
  }
  if (some.length > 0) await keep((pages += 1), some);
  return pages;
}

/** Originals are packed once, however many documents they hold. */
function bytesOf(documents: readonly PackedDocument[]): number {
  const sizes = new Map(documents.map(({ path, size }) => [path, size]));
  sizes.delete(null);
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

/** Whether an income or an expense is in no report, as it is in another currency and worth nothing in the books'. */
const isUnconverted = ({ kind, currency, worth }: PackedEntry, home: string): boolean =>
  kind !== 'transfer' && currency !== home && worth?.currency !== home;
