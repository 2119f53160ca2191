import { AFTER_ALL, ifNew, ifVersion } from './table.ts';
import type { Table, Write, Written } from './table.ts';
import { organizationPartition, receipts, traceOf, traces, uploads, vendorLessons } from './entities.ts';
import type { StoredReceipt, StoredTrace, StoredUpload, VendorLesson } from './entities.ts';

/** Uploaded files and the receipts that come of them. */
export class Receipts {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  get(organizationId: string, id: string): Promise<StoredReceipt | undefined> {
    return this.#table.get(receipts, [organizationPartition(organizationId), `RECEIPT#${id}`]);
  }

  getMany(organizationId: string, ids: readonly string[]): Promise<StoredReceipt[]> {
    return this.#table.getMany(
      receipts,
      ids.map((id) => [organizationPartition(organizationId), `RECEIPT#${id}`] as const),
    );
  }

  getUpload(organizationId: string, id: string): Promise<StoredUpload | undefined> {
    return this.#table.get(uploads, [organizationPartition(organizationId), `UPLOAD#${id}`]);
  }

  /** Notes an upload to come and, where it is a document, the receipt it will be. */
  async addUpload(upload: StoredUpload, receipt?: StoredReceipt): Promise<void> {
    await this.#table.write([
      this.#table.put(uploads, upload, ifNew),
      ...(receipt ? [this.addition(receipt)] : []),
    ]);
  }

  /** Notes an upload as `addUpload` does; `conflict` where one of its id is known. */
  tryAddUpload(upload: StoredUpload, receipt?: StoredReceipt): Promise<Written> {
    return this.#table.tryWrite([
      this.#table.put(uploads, upload, ifNew),
      ...(receipt ? [this.addition(receipt)] : []),
    ]);
  }

  /** The write of a new receipt. */
  addition(receipt: StoredReceipt): Write {
    return this.#table.put(receipts, receipt, ifNew);
  }

  /** The write of a receipt changed from `before`, while that is still how it stands. */
  change(before: StoredReceipt, after: Omit<StoredReceipt, 'version'>): Write {
    return this.#table.put(receipts, { ...after, version: before.version + 1 }, ifVersion(before.version));
  }

  removal(receipt: StoredReceipt): Write {
    return this.#table.remove(receipts, receipt, ifVersion(receipt.version));
  }

  traceAddition(trace: StoredTrace): Write {
    return this.#table.put(traces, trace);
  }

  traceRemoval(trace: StoredTrace): Write {
    return this.#table.remove(traces, trace);
  }

  lessonAddition(lesson: VendorLesson): Write {
    return this.#table.put(vendorLessons, lesson);
  }

  /** Forgets what the correction of a receipt's vendor taught, whether or not there is anything. */
  lessonRemoval({ organizationId, id: receiptId }: Pick<StoredReceipt, 'organizationId' | 'id'>): Write {
    const blank = { vendor: '', marks: { domains: [], layout: [] }, learnedAt: '' };
    return this.#table.remove(vendorLessons, { ...blank, organizationId, receiptId });
  }

  /** The latest vendors that people put right, newest first. */
  async vendorLessons(organizationId: string, limit: number): Promise<VendorLesson[]> {
    const { items } = await this.#table.page(vendorLessons, {
      index: 'index1',
      partition: `ORG#${organizationId}#VENDOR-LESSON#`,
      newestFirst: true,
      limit,
    });
    return items;
  }

  /** Who left this trace. */
  traced(organizationId: string, by: StoredTrace['by'], value: string): Promise<StoredTrace[]> {
    const from = traceOf(by, value);
    return Array.fromAsync(
      this.#table.all(traces, {
        partition: organizationPartition(organizationId),
        from,
        to: `${from}${AFTER_ALL}`,
      }),
    );
  }

  async write(writes: readonly Write[]): Promise<void> {
    await this.#table.write(writes);
  }

  /** Writes all of these or, where something stands otherwise by now, nothing. */
  tryWrite(writes: readonly Write[]): Promise<Written> {
    return this.#table.tryWrite(writes);
  }

  page(
    organizationId: string,
    { after, limit }: { after?: string | undefined; limit: number },
  ): Promise<{ items: StoredReceipt[]; more: boolean }> {
    return this.#table.page(receipts, {
      index: 'index1',
      partition: `ORG#${organizationId}#RECEIPTS`,
      newestFirst: true,
      limit,
      after: after === undefined ? undefined : ['', after],
    });
  }

  /** At most `limit` read receipts without a transaction of these days, oldest first. */
  async someUnmatched(
    organizationId: string,
    range: { from: string; to: string },
    limit: number,
  ): Promise<StoredReceipt[]> {
    const { items } = await this.#table.page(receipts, {
      index: 'index2',
      partition: `ORG#${organizationId}#UNMATCHED`,
      from: range.from,
      to: `${range.to}#${AFTER_ALL}`,
      limit,
    });
    return items;
  }

  /** The condition that a receipt is still as it was read, for a transaction that builds on it. */
  unchanged(receipt: StoredReceipt): Write {
    return this.#table.check(receipts, receipt, ifVersion(receipt.version));
  }

  /** Read receipts without a transaction, dated within the days given. */
  unmatched(organizationId: string, range: { from: string; to: string }): AsyncGenerator<StoredReceipt> {
    return this.#table.all(receipts, {
      index: 'index2',
      partition: `ORG#${organizationId}#UNMATCHED`,
      from: range.from,
      to: `${range.to}#${AFTER_ALL}`,
    });
  }
}

export const receiptPosition = (receipt: Pick<StoredReceipt, 'createdAt' | 'id'>): string =>
  `${receipt.createdAt}#${receipt.id}`;
