import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { Files } from '../../../../../functions/adapters/files.ts';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { countArchive } from '../../../../../functions/use-cases/archive/count-archive.ts';
import { exportArchive } from '../../../../../functions/use-cases/archive/export-archive.ts';
import { getArchiveExport } from '../../../../../functions/use-cases/archive/get-archive-export.ts';
import { openArchiveExport } from '../../../../../functions/use-cases/archive/open-archive-export.ts';
import { packArchive } from '../../../../../functions/use-cases/archive/pack-archive.ts';
import { giveUp } from '../../../../../functions/use-cases/jobs/give-up.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { deleteTransaction } from '../../../../../functions/use-cases/ledger/delete-transaction.ts';
import { restoreTransaction } from '../../../../../functions/use-cases/ledger/restore-transaction.ts';
import type { ArchiveFilter } from '../../../../../shared/model/archive.ts';
import { entry } from '../../../../support/entries.ts';
import '../../../../../functions/runtime/language.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { addPapers, paper } from '../../../../support/papers.ts';

const archivedAt = '2026-03-20T12:00:00.000Z';

/** A bucket that holds these originals, and the zips that were put there whole. */
class Bucket extends Files {
  readonly originals = new Map<string, string>();
  readonly zips = new Map<string, Uint8Array>();
  /** Done before each original is read. */
  before: (uploadId: string) => Promise<void> | void = () => undefined;

  constructor() {
    super('documents');
  }
  override async original(_organizationId: string, uploadId: string) {
    await this.before(uploadId);
    const text = this.originals.get(uploadId);
    return text === undefined ? undefined : Buffer.from(text);
  }
  override async saveExport(_organizationId: string, fileId: string, chunks: AsyncIterable<Uint8Array>) {
    const zip = Buffer.concat(await Array.fromAsync(chunks));
    this.zips.set(fileId, zip);
    return zip.byteLength;
  }
}

/** Books whose archive holds two documents of one vendor, one whose original is gone, and an entry that was deleted. */
async function archivedBooks() {
  const { cloud: parts, caller } = await memoryBooks();
  const { organizationId } = caller;
  const files = new Bucket();
  const clock = { now: '2026-04-01T12:00:00Z' };
  const cloud = { ...parts, files, now: () => new Date(clock.now), log: console };
  const shop = { vendor: 'Maple Hardware', archivedAt };
  const papers = [
    paper(organizationId, { ...shop, fileName: 'a.pdf' }),
    paper(organizationId, { ...shop, fileName: 'b.pdf' }),
    paper(organizationId, { vendor: '=HYPERLINK("x")', fileName: 'c.pdf', archivedAt }),
  ];
  for (const [at, { id }] of papers.slice(0, 2).entries()) files.originals.set(id, `original ${at}`);
  await addPapers(cloud, papers);
  const row = entry({ description: 'Oak; chair', amount: 4200 });
  await addTransaction(row, caller, cloud);
  await deleteTransaction(row.id, caller, cloud);
  const order = async (filter: ArchiveFilter = {}, id = v7()) => exportArchive({ id, filter }, caller, cloud);
  const ordered = async (filter: ArchiveFilter = {}) => {
    const taken = await order(filter);
    if (isRefusal(taken)) throw new Error(taken.refused);
    return taken.id;
  };
  const pack = (id: string) => packArchive(organizationId, id, cloud);
  const stored = (id: string) => cloud.archiveExports.get(organizationId, id);
  const unzipped = async (id: string) => {
    const zip = files.zips.get((await stored(id))?.fileId ?? '');
    const found = Object.entries(unzipSync(zip ?? new Uint8Array()));
    return new Map(found.map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));
  };
  const index = async (id: string) => {
    const text = (await unzipped(id)).get('index.csv') ?? '';
    return Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
      header: true,
      skipEmptyLines: true,
    }).data;
  };
  const notices = async () =>
    (await cloud.notices.page(organizationId, { after: undefined, limit: 9 })).items;
  return { cloud, caller, files, papers, row, clock, order, ordered, pack, stored, unzipped, index, notices };
}

describe('packArchive', () => {
  it('lists every promised thing once, with its file or why there is none', async () => {
    const { cloud, caller, ordered, pack, index, unzipped, stored, notices } = await archivedBooks();
    expect(await countArchive({}, caller, cloud)).toEqual({ count: 4, bytes: 3000, fits: true });
    const id = await ordered();
    await pack(id);
    const files = await unzipped(id);
    expect([...files.keys()].toSorted()).toEqual([
      'index.csv',
      'receipts/2026-03-10_Maple Hardware_12.50 (2).pdf',
      'receipts/2026-03-10_Maple Hardware_12.50.pdf',
      'transactions.csv',
    ]);
    const rows = await index(id);
    expect(rows).toHaveLength(4);
    for (const { File = '' } of rows) expect(File === '' || files.has(File)).toBe(true);
    const gone = rows.find(({ Name }) => Name === 'c.pdf');
    expect(gone).toMatchObject({ File: '', Vendor: '\'=HYPERLINK("x")', Note: /not in our storage/ });
    expect(rows.find(({ Type }) => Type === 'Transaction')).toMatchObject({
      ...{ Name: 'Oak; chair', Amount: '-42.00', Currency: 'USD', File: 'transactions.csv' },
      ...{ 'Archived On': '2026-04-01', 'Goes For Good On': '2027-04-01' },
    });
    expect(files.get('transactions.csv')).toContain('"Oak; chair",-42.00,USD');
    const ended = { status: 'ready', progress: 1, total: 4, missing: 1 };
    expect(await stored(id)).toMatchObject(ended);
    expect(await notices()).toMatchObject([
      { kind: 'archive-ready', aboutId: id, name: 'matchbook-archive-2026-04-01.zip' },
    ]);
  });

  it('speaks to whoever ordered it in their language, lists included', async () => {
    const { cloud, caller, pack, unzipped } = await archivedBooks();
    const id = v7();
    const french = { ...caller, person: { ...caller.person, language: 'fr' } } as const;
    await exportArchive({ id, filter: {} }, french, cloud);
    await pack(id);
    const files = await unzipped(id);
    expect(files.get('index.csv')).toContain('Archivé le');
    expect(files.get('transactions.csv')).toContain('Montant');
  });

  it('lists what left the archive meanwhile by its name', async () => {
    const { cloud, caller, row, ordered, pack, index, stored, unzipped } = await archivedBooks();
    const id = await ordered({ type: 'transaction' });
    await restoreTransaction(row.id, caller, cloud);
    await pack(id);
    expect(await index(id)).toMatchObject([{ Name: 'Oak; chair', File: '', Note: /left the archive/ }]);
    expect(await stored(id)).toMatchObject({ total: 1, missing: 1 });
    expect([...(await unzipped(id)).keys()]).toEqual(['index.csv']);
  });

  it('only lists a package, which is a zip of documents itself', async () => {
    const { cloud, caller, ordered, pack, index, unzipped } = await archivedBooks();
    const { organizationId, userId } = caller;
    const report = { id: v7(), organizationId, userId, name: 'books.zip', asked: '', createdAt: archivedAt };
    await cloud.table.write([
      cloud.reports.addition({
        ...{ ...report, type: 'package', format: 'zip', from: '2026-03-01', to: '2026-03-31' },
        ...{ status: 'Ready', isKept: true, size: 900_000_000, fields: [], onlyMatched: false },
        ...{ deletedAt: archivedAt, changedAt: archivedAt, version: 1 },
      }),
    ]);
    expect(await countArchive({ type: 'report' }, caller, cloud)).toEqual({ count: 1, bytes: 0, fits: true });
    const id = await ordered({ type: 'report' });
    await pack(id);
    expect(await index(id)).toMatchObject([{ Name: 'books.zip', File: '', Note: /downloaded alone/ }]);
    expect([...(await unzipped(id)).keys()]).toEqual(['index.csv', 'reports.csv']);
  });

  it('packs a file once that several documents share', async () => {
    const { cloud, caller, files, papers, ordered, pack, index } = await archivedBooks();
    const [first] = papers;
    const shared = paper(caller.organizationId, { vendor: 'Other', archivedAt, fileId: first?.id });
    await addPapers(cloud, [shared]);
    files.originals.delete(papers[1]?.id ?? '');
    const id = await ordered({ type: 'receipt' });
    await pack(id);
    const named = (await index(id)).map(({ File = '' }) => File).filter((file) => file !== '');
    expect(named).toHaveLength(2);
    expect(new Set(named).size).toBe(1);
  });

  it('begins anew where a worker ended, and makes one zip where two are at it', async () => {
    const { files, ordered, pack, stored, unzipped, notices } = await archivedBooks();
    const id = await ordered();
    files.before = () => Promise.reject(new Error('The worker ended.'));
    await expect(pack(id)).rejects.toThrow('ended');
    expect(await stored(id)).toMatchObject({ status: 'making' });
    // Another worker makes all of it while this one reads its first document.
    files.before = async () => {
      files.before = () => undefined;
      await pack(id);
    };
    await pack(id);
    expect(files.zips.size).toBe(2);
    expect((await unzipped(id)).size).toBe(4);
    await pack(id);
    expect(files.zips.size).toBe(2);
    expect(await notices()).toHaveLength(1);
  });

  it('ends as failed with a reason when it was tried as often as it may be', async () => {
    const { cloud, caller, ordered, pack, stored, notices, files } = await archivedBooks();
    const { organizationId } = caller;
    const id = await ordered();
    await giveUp({ kind: 'pack-archive', organizationId, exportId: id }, cloud);
    expect(await stored(id)).toMatchObject({ status: 'failed', problem: { code: 'given-up' } });
    expect(await notices()).toMatchObject([{ kind: 'archive-failed', aboutId: id }]);
    await pack(id);
    expect(files.zips.size).toBe(0);
    expect(await openArchiveExport(id, caller, cloud)).toMatchObject({ refused: 'wrong-state' });
  });
});

describe('exportArchive', () => {
  it('is the same under the same id, and another thing is refused under it', async () => {
    const { order } = await archivedBooks();
    const id = v7();
    const first = await order({}, id);
    expect(first).toMatchObject({ id, status: 'making', total: 4 });
    expect(await Promise.all([order({}, id), order({}, id)])).toEqual([first, first]);
    expect(await order({ type: 'receipt' }, id)).toMatchObject({ refused: 'already-exists' });
  });

  it('refuses what is empty, and more on a day than anybody needs', async () => {
    const { order, clock } = await archivedBooks();
    expect(await order({ year: '2019' })).toMatchObject({ refused: 'nothing-to-export' });
    for (let n = 0; n < 20; n += 1) expect(await order()).toMatchObject({ status: 'making' });
    expect(await order()).toMatchObject({ refused: 'export-limit-reached', because: { limit: 20 } });
    clock.now = '2026-04-02T12:00:00Z';
    expect(await order()).toMatchObject({ status: 'making' });
  });

  it('refuses more than one zip takes, before anything is asked for', async () => {
    const { cloud, caller, order } = await archivedBooks();
    const large = { archivedAt, size: 300_000_000 };
    await addPapers(cloud, [paper(caller.organizationId, large), paper(caller.organizationId, large)]);
    expect(await countArchive({}, caller, cloud)).toMatchObject({ fits: false });
    expect(await order()).toMatchObject({ refused: 'export-too-large' });
    expect(await order({ type: 'transaction' })).toMatchObject({ total: 1 });
  });

  it('is kept for a week', async () => {
    const { cloud, caller, clock, ordered, pack } = await archivedBooks();
    const id = await ordered();
    await pack(id);
    clock.now = '2026-04-08T11:00:00Z';
    expect(await getArchiveExport(id, caller, cloud)).toMatchObject({ status: 'ready' });
    clock.now = '2026-04-08T13:00:00Z';
    expect(await getArchiveExport(id, caller, cloud)).toMatchObject({ refused: 'not-found' });
    expect(await openArchiveExport(id, caller, cloud)).toMatchObject({ refused: 'not-found' });
  });
});
