import { saidCategory } from '../../../shared/countries/book-categories.ts';
import type { ExportField } from '../../../shared/model/export.ts';
import { sayDescription } from '../../../shared/text/entry-description.ts';
import { say } from '../../../shared/text/said.ts';
import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import { shownTransaction } from '../../domain/books/shown-transaction.ts';
import { csvHead, csvLine } from '../../domain/exports/csv.ts';
import { entryColumns } from '../../domain/exports/entry-columns.ts';
import { entryRows } from '../../domain/exports/entry-rows.ts';
import type { ExportManifest, ManifestFile } from '../../domain/exports/export-manifest.ts';
import { exportFiles, KeptLines } from '../../domain/exports/kept-lines.ts';
import { safePart } from '../../domain/exports/zip-names.ts';
import type { ZippedFile } from '../../domain/exports/zip.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredDataExport } from '../../store/data-exports.ts';
import { fromItem } from '../../store/entity.ts';
import { exportedEntities } from '../../store/exported-entities.ts';
import { transactions } from '../../store/ledger-items.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import { organizationOf } from '../books/organization-of.ts';
import { PackedElsewhere, packZip } from '../pack-zip.ts';

type Parts = Pick<Cloud, 'change' | 'organizations' | 'dataExports' | 'files' | 'now'>;

/** What transactions.csv says of each entry. */
const FIELDS: readonly ExportField[] = [
  ...(['date', 'description', 'amount', 'currency', 'tax', 'category', 'account_label'] as const),
  ...(['worth', 'worth_currency', 'worth_rate', 'worth_source'] as const),
  ...(['transaction_type', 'created_at'] as const),
];

/** What is larger is a report or package, and made anew from the data; a file of the zip is made in memory. */
const FILE_BYTES_MAX = 64 * 1024 * 1024;
/** Files packed between two notes of how far it is. */
const FILES_A_NOTE = 25;

/** Makes the zip of an export that was asked for, as its items and files are read. */
export async function packDataExport(organizationId: string, id: string, cloud: Parts): Promise<void> {
  const wanted = await cloud.dataExports.get(organizationId, id);
  if (wanted?.status !== 'Processing') return;
  await packZip(wanted, new Packing(wanted, await organizationOf(organizationId, cloud), cloud), cloud);
}

/** Ends an export that was tried as often as it may be. */
export async function giveUpDataExport(
  organizationId: string,
  id: string,
  cloud: Pick<Cloud, 'change' | 'dataExports'>,
): Promise<void> {
  await cloud.change({ organizationId }, 'data-export-progressed', async (change) => {
    const wanted = await cloud.dataExports.get(organizationId, id);
    if (wanted?.status !== 'Processing') return;
    const detail = say(wordsToKeep.files, { code: 'data-export-given-up' });
    const problem = { code: 'given-up', detail } as const;
    change.put(cloud.dataExports.changing(wanted, { status: 'Failed', problem, changedAt: change.at }));
  });
}

/** One attempt at a zip. */
class Packing {
  readonly #organization: StoredOrganization;
  readonly #cloud: Parts;
  readonly #uploads = new Map<string, string>();
  readonly #counts: Record<string, number> = {};
  readonly #csv: string[] = [];
  #noted: StoredDataExport;

  constructor(wanted: StoredDataExport, organization: StoredOrganization, cloud: Parts) {
    this.#noted = wanted;
    this.#organization = organization;
    this.#cloud = cloud;
  }

  /** All files of the zip: each is read when the one before has been packed. */
  async *files(): AsyncGenerator<ZippedFile> {
    const { readMe } = wordsFor(this.#noted.language).dataExports;
    yield { name: exportFiles.readMe, bytes: Buffer.from(readMe(this.#organization.name)) };
    yield* this.#items();
    yield { name: exportFiles.csv, bytes: Buffer.from(this.#csv.join('')) };
    const files: ManifestFile[] = [];
    yield* this.#originals(files);
    const manifest: ExportManifest = {
      format: 'matchbook-data-export-1',
      organizationId: this.#organization.id,
      masterUserId: this.#noted.userId,
      madeAt: this.#noted.createdAt,
      items: this.#counts,
      files,
    };
    yield { name: exportFiles.manifest, bytes: Buffer.from(JSON.stringify(manifest, undefined, 1)) };
  }

  /** Notes that the zip is made, and has whoever asked for it mailed. */
  async end(fileId: string, size: number): Promise<void> {
    await this.#note({ status: 'Ready', progress: 1, fileId, size, mail: 'waiting' }, true);
  }

  async *#items(): AsyncGenerator<ZippedFile> {
    const lines = new KeptLines();
    const addEntry = this.#csvOf();
    for await (const page of this.#cloud.dataExports.items(this.#organization.id))
      for (const item of page) {
        // What nobody decided about is left out: it may be a secret. A test tells of it.
        if (exportedEntities[item.entity] !== 'kept') continue;
        this.#counts[item.entity] = (this.#counts[item.entity] ?? 0) + 1;
        if (item.entity === 'upload') this.#uploads.set(String(item['id']), String(item['fileName']));
        if (item.entity === transactions.name) addEntry(item);
        yield* lines.add(item.entity, item);
      }
    yield* lines.rest();
  }

  /** Writes entries down for people, as other exports do. */
  #csvOf(): (item: Record<string, unknown>) => void {
    const { language } = this.#noted;
    const names = bookNames(this.#organization);
    const { titles, ...said } = wordsFor(language).reports;
    const words = {
      ...said,
      description: (kept: string) => sayDescription(kept, language),
      category: (name: string) => saidCategory(name, this.#organization, language),
      sideOf: names.sideOf,
    };
    this.#csv.push(csvHead(entryColumns(FIELDS, titles)));
    return (item) => {
      const transaction = shownTransaction(fromItem(transactions, item), names);
      const entry = { transaction, receipts: [], userName: '', matchConfidence: null };
      for (const row of entryRows(entry, FIELDS, this.#organization.timeZone, words))
        this.#csv.push(csvLine(row));
    };
  }

  /** Every object of the bucket: originals under their own names, and beside them what was read from them and made of them. */
  async *#originals(files: ManifestFile[]): AsyncGenerator<ZippedFile> {
    const { id: organizationId } = this.#organization;
    const objects = await Array.fromAsync(this.#cloud.files.objectsOf(organizationId));
    for (const [at, { folder, name, size }] of objects.entries()) {
      if (at % FILES_A_NOTE === FILES_A_NOTE - 1) await this.#note({ progress: at / objects.length });
      const called = this.#uploads.get(name);
      const path = `${folder}${name}${called === undefined ? '' : `/${safePart(called)}`}`;
      if (size > FILE_BYTES_MAX) {
        files.push({ path, folder, name, size, left: true });
        continue;
      }
      const bytes = await this.#cloud.files.objectOf(organizationId, { folder, name });
      if (!bytes) continue;
      files.push({ path, folder, name, size: bytes.byteLength });
      yield { name: path, bytes };
    }
  }

  async #note(change: Partial<StoredDataExport>, isMade = false): Promise<void> {
    const { organizationId, id: exportId } = this.#noted;
    this.#noted = await this.#cloud.change({ organizationId }, 'data-export-progressed', (unit) => {
      if (unit.isRetry) throw new PackedElsewhere();
      const noted = { ...change, changedAt: unit.at };
      unit.put(this.#cloud.dataExports.changing(this.#noted, noted));
      if (isMade) unit.enqueue({ kind: 'mail-data-export', organizationId, exportId });
      return { ...this.#noted, ...noted, version: this.#noted.version + 1 };
    });
  }
}
