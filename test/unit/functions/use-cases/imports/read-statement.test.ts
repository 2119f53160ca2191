import { describe, expect, it } from 'vitest';
import { Files } from '../../../../../functions/adapters/files.ts';
import { change } from '../../../../../functions/store/change.ts';
import type { StoredImport } from '../../../../../functions/store/imports.ts';
import { Notices } from '../../../../../functions/store/notices.ts';
import { Questions } from '../../../../../functions/store/questions.ts';
import type { StoredOrganization } from '../../../../../functions/store/organizations.ts';
import { Imports } from '../../../../../functions/store/imports.ts';
import { Ledger } from '../../../../../functions/store/ledger.ts';
import { Organizations } from '../../../../../functions/store/organizations.ts';
import { Plans } from '../../../../../functions/store/plans.ts';
import { Receipts } from '../../../../../functions/store/receipts.ts';
import { Table } from '../../../../../functions/store/table.ts';
import type { Write, Written } from '../../../../../functions/store/writes.ts';
import { readStatement } from '../../../../../functions/use-cases/imports/read-statement.ts';
import { readStatementPages } from '../../../../../functions/use-cases/imports/stations/read-statement-pages.ts';
import type { ReadPages } from '../../../../../functions/use-cases/receipts/pages-of-upload.ts';
import { KilledReads } from '../../../../../functions/store/killed-reads.ts';
import { NotedOutbox } from '../../../../support/noted-outbox.ts';

const SCANNED = new TextEncoder().encode('%PDF-1.7 a scan of a statement');
const TABLE = new TextEncoder().encode('Date,Description,Amount\n2026-03-10,STAPLES,-12.50\n');

const readNothing: ReadPages = () => Promise.resolve({ kind: 'pages', pages: [], engine: 'pdf-text' });

/** A bucket with one upload and what was kept beside it, counting how often the upload itself is fetched. */
class CountingFiles extends Files {
  fetched = 0;
  readonly #kept = new Map<string, unknown>();
  readonly #upload: Uint8Array;
  constructor(upload: Uint8Array) {
    super('documents');
    this.#upload = upload;
  }
  override original(): Promise<Uint8Array | undefined> {
    this.fetched += 1;
    return Promise.resolve(this.#upload);
  }
  override saveReading(_organizationId: string, name: string, content: unknown): Promise<void> {
    this.#kept.set(name, JSON.parse(JSON.stringify(content)));
    return Promise.resolve();
  }
  override reading(_organizationId: string, name: string): Promise<unknown> {
    return Promise.resolve(this.#kept.get(name));
  }
  /** The fetches of one message. */
  async during(message: Promise<void>): Promise<number> {
    const before = this.fetched;
    await message;
    return this.fetched - before;
  }
}

class KnownImport extends Imports {
  job: StoredImport = {
    id: 'import',
    uploadId: 'upload',
    organizationId: 'books',
    userId: 'books',
    fileName: 'march.pdf',
    accountId: null,
    accounts: [],
    status: 'reading',
    progress: 0,
    added: 0,
    period: null,
    createdAt: '2026-04-01T00:00:00.000Z',
    changedAt: '2026-04-01T00:00:00.000Z',
    version: 1,
  };
  override get(): Promise<StoredImport> {
    return Promise.resolve(this.job);
  }
  override changed(before: StoredImport, change: Partial<StoredImport>): Write {
    this.job = { ...before, ...change, version: before.version + 1 };
    return super.changed(before, change);
  }
  override layout(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
  override planCount(): Promise<number> {
    return Promise.resolve(0);
  }
  override coverage(): Promise<never[]> {
    return Promise.resolve([]);
  }
}

class KnownOrganization extends Organizations {
  override get(): Promise<StoredOrganization> {
    return Promise.resolve({
      id: 'books',
      name: 'Ada',
      currency: 'USD',
      country: null,
      region: null,
      profession: null,
      templatePreferences: {},
      dateFormat: 'MM/DD/YYYY',
      fiscalYearStart: '01-01',
      timeZone: 'America/New_York',
      entryGoal: 50,
      accounts: [],
      accountsVersion: 1,
      categories: [],
      categoriesVersion: 0,
      accountant: null,
      createdAt: '2026-01-01T00:00:00.000Z',
    });
  }
}

/** Nobody said of the upload what it is. */
class NoReceipts extends Receipts {
  override getUpload(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
}

/** Keeps what is logged as an error. */
class Logged {
  readonly errors: unknown[] = [];
  info(): void {}
  warn(): void {}
  error(_message: unknown, ...facts: readonly unknown[]): void {
    this.errors.push(...facts);
  }
}

/** Takes whatever is written. */
class WrittenTable extends Table {
  override tryWrite(): Promise<Written> {
    return Promise.resolve('written');
  }
}

function cloudWith(upload: Uint8Array) {
  const table = new WrittenTable('books');
  return {
    ...{ change, table },
    files: new CountingFiles(upload),
    imports: new KnownImport(table),
    organizations: new KnownOrganization(table),
    notices: new Notices(table),
    questions: new Questions(table),
    receipts: new NoReceipts(table),
    plans: new Plans(table),
    ledger: new Ledger(table),
    killedReads: new KilledReads(table),
    outbox: new NotedOutbox(table, () => new Date(0)),
    now: () => new Date('2026-04-02T00:00:00.000Z'),
    log: new Logged(),
  };
}
const wanted = { organizationId: 'books', importId: 'import' };
const read = (cloud: ReturnType<typeof cloudWith>) => readStatement('books', 'import', cloud, () => false);

describe('a scanned statement on its way', () => {
  it('is fetched once to learn that its pages are wanted, once to read them, and never after that', async () => {
    const cloud = cloudWith(SCANNED);
    expect(await cloud.files.during(read(cloud))).toBe(1);
    expect(cloud.outbox.asked).toEqual([{ kind: 'read-pages', ...wanted }]);
    expect(await cloud.files.during(readStatementPages(wanted, cloud, readNothing))).toBe(1);
    expect(cloud.outbox.asked.slice(1)).toEqual([{ kind: 'read-statement', ...wanted }]);
    expect(await cloud.files.during(read(cloud))).toBe(0);
    expect(cloud.imports.job).toMatchObject({ status: 'failed', problem: { code: 'no-transactions' } });
  });

  it('is not fetched by a reading worker that is told twice', async () => {
    const cloud = cloudWith(SCANNED);
    await readStatementPages(wanted, cloud, readNothing);
    expect(await cloud.files.during(readStatementPages(wanted, cloud, readNothing))).toBe(0);
    expect(cloud.outbox.asked).toHaveLength(2);
  });

  it('is fetched once where its pages were kept before their format was', async () => {
    const cloud = cloudWith(SCANNED);
    await cloud.files.saveReading('books', 'upload.pages', { kind: 'pages', pages: [] });
    expect(await cloud.files.during(read(cloud))).toBe(1);
    expect(cloud.outbox.asked).toMatchObject([{ kind: 'tell-members' }]);
  });
});

describe('a table on its way', () => {
  it('is fetched once and read', async () => {
    const cloud = cloudWith(TABLE);
    expect(await cloud.files.during(read(cloud))).toBe(1);
    expect(cloud.imports.job).toMatchObject({ status: 'ready' });
  });
});

describe('a statement on which a reader of ours fails', () => {
  const fault = new TypeError('columns.map is not a function');
  const failing = {
    get 1(): never {
      throw fault;
    },
  };

  it('ends as unexpected, the error logged whole, and is asked for no more', async () => {
    const cloud = cloudWith(TABLE);
    cloud.imports.job = { ...cloud.imports.job, columns: failing };
    await read(cloud);
    expect(cloud.imports.job).toMatchObject({ status: 'failed', problem: { code: 'unexpected' } });
    expect(cloud.log.errors).toEqual([{ error: fault, importId: 'import' }]);
    expect(cloud.outbox.asked).toMatchObject([{ kind: 'tell-members' }]);
  });

  it('ends so too where its pages are read, which are not kept', async () => {
    const cloud = cloudWith(SCANNED);
    await readStatementPages(wanted, cloud, () => Promise.reject(fault));
    expect(cloud.imports.job).toMatchObject({ status: 'failed', problem: { code: 'unexpected' } });
    expect(cloud.log.errors).toEqual([{ error: fault, importId: 'import' }]);
    expect(cloud.outbox.asked).toMatchObject([{ kind: 'tell-members' }]);
    expect(await cloud.files.reading('books', 'upload.pages')).toBeUndefined();
  });

  it('is unreadable, and no error, where the file is damaged', async () => {
    const cloud = cloudWith(new TextEncoder().encode('PK\u0003\u0004 and nothing of a zip'));
    await read(cloud);
    expect(cloud.imports.job).toMatchObject({ status: 'failed', problem: { code: 'unreadable-file' } });
    expect(cloud.log.errors).toEqual([]);
  });
});
