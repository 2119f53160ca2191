import { saidCategory } from '../../../shared/countries/book-categories.ts';
import { todayIn } from '../../../shared/civil-date.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import { sayDescription } from '../../../shared/text/entry-description.ts';
import type { Language } from '../../../shared/text/language.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import type { BookNames } from '../../domain/books/book-names.ts';
import type { DocumentedReceipt, ProvenEntry } from '../../domain/exports/receipt-documentation.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import { receiptPosition } from '../../store/receipts.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import { entriesFor } from './export-entries.ts';
import type { EntryParts } from './export-entries.ts';

export type DocumentedParts = EntryParts & Pick<Cloud, 'ledger'>;

/** Documents that are looked up at once, and that are looked through of the archive. */
const RECEIPTS_A_READ = 100;
const ARCHIVED_READ_MAX = 20_000;

/** How its documents stand to a period. */
export type Standing = 'linked' | 'unmatched' | 'archived';

/** The documents of some days, by how they stand to these, some at a time. */
export class DocumentedReceipts {
  readonly #organization: StoredOrganization;
  readonly #days: DateRange;
  readonly #language: Language;
  readonly #cloud: DocumentedParts;
  readonly #names: BookNames;

  constructor(organization: StoredOrganization, days: DateRange, language: Language, cloud: DocumentedParts) {
    this.#organization = organization;
    this.#days = days;
    this.#language = language;
    this.#cloud = cloud;
    this.#names = bookNames(organization);
  }

  /** Those of a standing; each once. */
  some(standing: Standing): AsyncGenerator<DocumentedReceipt[]> {
    if (standing === 'linked') return this.#linked();
    return standing === 'unmatched' ? this.#unmatched() : this.#archived();
  }

  /** Whether there are any of a standing. */
  async hasAny(standing: Standing): Promise<boolean> {
    for await (const some of this.some(standing)) if (some.length > 0) return true;
    return false;
  }

  async *#linked(): AsyncGenerator<DocumentedReceipt[]> {
    const known = new Set<string>();
    for await (const page of this.#cloud.ledger.rowPages(this.#organization.id, this.#days)) {
      const ids = page.flatMap(({ receiptIds }) => receiptIds).filter((id) => !known.has(id));
      for (const id of ids) known.add(id);
      yield* this.#inParts([...new Set(ids)]);
    }
  }

  async *#inParts(ids: readonly string[]): AsyncGenerator<DocumentedReceipt[]> {
    for (let at = 0; at < ids.length; at += RECEIPTS_A_READ) {
      const part = ids.slice(at, at + RECEIPTS_A_READ);
      const found = await this.#cloud.receipts.getMany(this.#organization.id, part);
      const byId = new Map(found.map((receipt) => [receipt.id, receipt]));
      yield this.#documented(part.map((id) => byId.get(id)).filter((receipt) => receipt !== undefined));
    }
  }

  async *#unmatched(): AsyncGenerator<DocumentedReceipt[]> {
    let some: StoredReceipt[] = [];
    for await (const receipt of this.#cloud.receipts.unmatched(this.#organization.id, this.#days)) {
      some.push(receipt);
      if (some.length < RECEIPTS_A_READ) continue;
      yield this.#documented(some);
      some = [];
    }
    if (some.length > 0) yield this.#documented(some);
  }

  /** Those that were of entries of the days when they were put into the archive. */
  async *#archived(): AsyncGenerator<DocumentedReceipt[]> {
    const ofDays = await this.#entryIds();
    if (ofDays.size === 0) return;
    let [read, after]: [number, string | undefined] = [0, undefined];
    do {
      const request = { after, limit: RECEIPTS_A_READ };
      const { items, more } = await this.#cloud.receipts.archivedPage(this.#organization.id, request);
      const own = items.filter(({ archivedFrom = [] }) => archivedFrom.some((id) => ofDays.has(id)));
      if (own.length > 0) yield this.#documented(own);
      read += items.length;
      const last = items.at(-1);
      after = more && last ? archivedPosition(last) : undefined;
    } while (after !== undefined && read < ARCHIVED_READ_MAX);
  }

  async #entryIds(): Promise<Set<string>> {
    const ids = new Set<string>();
    for await (const page of this.#cloud.ledger.rowPages(this.#organization.id, this.#days))
      for (const { id } of page) ids.add(id);
    return ids;
  }

  async #documented(receipts: readonly StoredReceipt[]): Promise<DocumentedReceipt[]> {
    const entries = await this.#entriesOf(receipts);
    return receipts.map((receipt) => this.#withEntries(receipt, entries));
  }

  async #entriesOf(receipts: readonly StoredReceipt[]): Promise<ReadonlyMap<string, ProvenEntry>> {
    const ids = [...new Set(receipts.flatMap(provenBy))];
    const rows = await this.#cloud.ledger.getMany(this.#organization.id, ids);
    const entries = await entriesFor(['match_confidence'], this.#organization, this.#cloud)(rows);
    return new Map(
      entries.map(({ transaction, matchConfidence }) => {
        const { id, date, amount, currency } = transaction;
        const description = sayDescription(transaction.description, this.#language);
        return [id, { date, description, amount: { minor: amount, currency }, confidence: matchConfidence }];
      }),
    );
  }

  #withEntries(receipt: StoredReceipt, entries: ReadonlyMap<string, ProvenEntry>): DocumentedReceipt {
    const { id, fileId = id, fileName, vendor, date, page, amount, categoryId, archivedAt, taxes } = receipt;
    const currency = receipt.currency ?? this.#organization.currency;
    const tax = taxes.reduce((sum, one) => sum + one.amount, 0);
    const category = categoryId === null ? null : this.#names.categoryName(categoryId);
    return {
      ...{ id, uploadId: fileId, fileName, vendor, date, page, isKept: archivedAt === null },
      cameOn: todayIn(this.#organization.timeZone, new Date(receipt.createdAt)),
      amount: amount === null ? null : { minor: amount, currency },
      tax: taxes.length === 0 ? null : { minor: tax, currency },
      category: category && saidCategory(category, this.#organization, this.#language),
      entries: provenBy(receipt)
        .map((transactionId) => entries.get(transactionId))
        .filter((entry) => entry !== undefined),
    };
  }
}

/** The entries that a document belongs to, or belonged to when it was put into the archive. */
const provenBy = ({ transactionIds, archivedAt, archivedFrom = [] }: StoredReceipt): readonly string[] =>
  archivedAt === null ? transactionIds : archivedFrom;

const archivedPosition = ({ id, archivedAt, createdAt }: StoredReceipt): string =>
  receiptPosition({ id, createdAt: archivedAt ?? createdAt });
