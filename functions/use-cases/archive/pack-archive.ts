import { saidCategory } from '../../../shared/countries/book-categories.ts';
import { sayDescription } from '../../../shared/text/entry-description.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import type { BookNames } from '../../domain/books/book-names.ts';
import { shownTransaction } from '../../domain/books/shown-transaction.ts';
import type { ZippedFile } from '../../domain/exports/zip.ts';
import { documentName, uniqueNames } from '../../domain/exports/zip-names.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredArchiveExport, WantedItem } from '../../store/archive-exports.ts';
import type { DeletedTransaction } from '../../store/ledger-items.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import { fileOfReport } from '../../store/report-states.ts';
import { reportArchivedAt } from '../../store/reports.ts';
import type { StoredReport } from '../../store/report-states.ts';
import type { Effect } from '../../store/change.ts';
import { organizationOf } from '../books/organization-of.ts';
import { tellingOfArchive } from '../notices/tell.ts';
import { PackedElsewhere, packZip } from '../pack-zip.ts';
import { archivedReceipt, archivedReport, deletedEntry } from './archive-item.ts';
import { archiveFiles, ArchiveLists } from './archive-lists.ts';

type Parts = Pick<
  Cloud,
  | 'change'
  | 'organizations'
  | 'archiveExports'
  | 'receipts'
  | 'ledger'
  | 'reports'
  | 'files'
  | 'notices'
  | 'now'
>;

/** Things packed between two notes of how far it is. */
const ITEMS_A_NOTE = 25;

/** Makes a zip of the archive that was asked for: documents one after the other, then the lists. */
export async function packArchive(organizationId: string, exportId: string, cloud: Parts): Promise<void> {
  const wanted = await cloud.archiveExports.get(organizationId, exportId);
  if (wanted?.status !== 'making') return;
  await packZip(wanted, new Packing(wanted, await organizationOf(organizationId, cloud), cloud), cloud);
}

/** Something of the archive as it is kept. */
type Thing =
  | { readonly type: 'receipt'; readonly kept: StoredReceipt }
  | { readonly type: 'transaction'; readonly kept: DeletedTransaction }
  | { readonly type: 'report'; readonly kept: StoredReport };

/** One attempt at a zip. */
class Packing {
  readonly #organization: StoredOrganization;
  readonly #cloud: Parts;
  readonly #names: BookNames;
  readonly #lists: ArchiveLists;
  readonly #unique = uniqueNames();
  /** Originals by what they are called in the zip: several documents of one file share it. */
  readonly #packed = new Map<string, string>();
  #noted: StoredArchiveExport;
  #missing = 0;

  constructor(wanted: StoredArchiveExport, organization: StoredOrganization, cloud: Parts) {
    this.#noted = wanted;
    this.#organization = organization;
    this.#cloud = cloud;
    this.#names = bookNames(organization);
    const { language } = wanted;
    const description = (kept: string) => sayDescription(kept, language);
    const category = (name: string) => saidCategory(name, organization, language);
    const { sideOf } = this.#names;
    const words = { ...wordsFor(language), category, description, sideOf };
    this.#lists = new ArchiveLists(words, organization.timeZone);
  }

  /** All files of the zip: each is read when the one before has been packed. */
  async *files(): AsyncGenerator<ZippedFile> {
    let done = 0;
    for await (const items of this.#cloud.archiveExports.itemsOf(this.#noted)) {
      const things = await this.#read(items);
      for (const item of items) {
        const thing = things.get(keyOf(item));
        if (thing) yield* this.#pack(thing);
        else this.#leaveOut(item);
        done += 1;
        if (done % ITEMS_A_NOTE === 0) await this.#note({ progress: done / this.#noted.total });
      }
    }
    yield* this.#lists.files();
  }

  /** Notes that the zip is made, and tells of it. */
  async end(fileId: string, size: number): Promise<void> {
    const made = { status: 'ready', progress: 1, fileId, size, missing: this.#missing } as const;
    await this.#note(made, tellingOfArchive(this.#noted, 'archive-ready', this.#cloud));
  }

  async #note(change: Partial<StoredArchiveExport>, further: readonly Effect[] = []): Promise<void> {
    const { organizationId } = this.#noted;
    this.#noted = await this.#cloud.change({ organizationId }, 'archive-progressed', (unit) => {
      if (unit.isRetry) throw new PackedElsewhere();
      const noted = { ...change, changedAt: unit.at };
      const { after, write } = this.#cloud.archiveExports.change(this.#noted, noted);
      unit.put(write, ...further);
      return after;
    });
  }

  /** Some things as they are kept, by kind and id; those that have left the archive are not among them. */
  async #read(items: readonly WantedItem[]): Promise<ReadonlyMap<string, Thing>> {
    const { id: organizationId } = this.#organization;
    const { receipts, ledger, reports } = this.#cloud;
    const idsOf = (type: WantedItem['type']) =>
      items.filter((item) => item.type === type).map(({ id }) => id);
    const documents = await receipts.getMany(organizationId, idsOf('receipt'));
    const entries = await ledger.deletedAmong(organizationId, idsOf('transaction'));
    const written = await reports.getMany(organizationId, idsOf('report'));
    const things: Thing[] = [
      ...documents.filter(isArchived).map((kept) => ({ type: 'receipt' as const, kept })),
      ...entries.map((kept) => ({ type: 'transaction' as const, kept })),
      ...written.filter(isInArchive).map((kept) => ({ type: 'report' as const, kept })),
    ];
    return new Map(things.map((thing) => [keyOf({ type: thing.type, id: thing.kept.id }), thing]));
  }

  async *#pack({ type, kept }: Thing): AsyncGenerator<ZippedFile> {
    switch (type) {
      case 'receipt':
        yield* this.#packDocument(kept);
        break;
      case 'transaction':
        this.#lists.add(deletedEntry(kept, this.#names), { file: archiveFiles.transactions });
        this.#lists.addTransaction(shownTransaction(kept, this.#names));
        break;
      case 'report':
        yield* this.#packReport(kept);
    }
  }

  async *#packDocument(receipt: StoredReceipt): AsyncGenerator<ZippedFile> {
    const { organizationId, id, fileId = id, vendor, fileName, originalDeletedAt } = receipt;
    const item = { ...archivedReceipt(receipt, this.#names), name: fileName };
    const packed = this.#packed.get(fileId);
    if (packed !== undefined) {
      this.#lists.add(item, { vendor, file: packed });
      return;
    }
    const isKept = originalDeletedAt === undefined;
    const bytes = isKept && (await this.#cloud.files.original(organizationId, fileId));
    if (!bytes) {
      this.#missing += 1;
      this.#lists.add(item, { vendor, file: '', note: 'not-kept' });
      return;
    }
    const name = this.#unique(archiveFiles.documents + documentName(receipt));
    this.#packed.set(fileId, name);
    this.#lists.add(item, { vendor, file: name });
    yield { name, bytes };
  }

  /** Reports that were mailed before their files were kept are listed alone. */
  async *#packReport(report: StoredReport): AsyncGenerator<ZippedFile> {
    const { organizationId, name: fileName } = report;
    const item = archivedReport(report);
    this.#lists.addReport(report);
    if (item.isApart) {
      this.#lists.add(item, { file: '', note: 'package-apart' });
      return;
    }
    const bytes = item.hasFile && (await this.#cloud.files.report(organizationId, fileOfReport(report)));
    if (!bytes) {
      this.#lists.add(item, { file: archiveFiles.reports });
      return;
    }
    const name = this.#unique(archiveFiles.sentReports + fileName);
    this.#lists.add(item, { file: name });
    yield { name, bytes };
  }

  #leaveOut(item: WantedItem): void {
    this.#missing += 1;
    this.#lists.addGone(item);
  }
}

const isArchived = ({ archivedAt }: StoredReceipt): boolean => archivedAt !== null;
const isInArchive = (report: StoredReport): boolean => reportArchivedAt(report) !== undefined;
const keyOf = ({ type, id }: Pick<WantedItem, 'type' | 'id'>): string => `${type} ${id}`;
