import { v7 } from 'uuid';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { Files } from '../../../../../functions/adapters/files.ts';
import type { ExportDocument } from '../../../../../functions/domain/exports/export-document.ts';
import { writePdf } from '../../../../../functions/domain/exports/pdf/write-pdf.ts';
import type { StoredReceipt } from '../../../../../functions/store/receipts.ts';
import type { StoredReport } from '../../../../../functions/store/report-states.ts';
import { receiptsDocument } from '../../../../../functions/use-cases/exports/receipts-document.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { makeMatch } from '../../../../../functions/use-cases/matching/make-match.ts';
import { deleteReceipt } from '../../../../../functions/use-cases/receipts/delete-receipt.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { addPapers, paper } from '../../../../support/papers.ts';
import { lettersOf, opened, pagesOf, printed } from '../../../../support/printed-pages.ts';

const march = { from: '2026-03-01', to: '2026-03-31' };
const order = {
  ...march,
  type: 'receipts',
  format: 'pdf',
  createdAt: '2026-04-01T12:00:00.000Z',
  language: 'en',
} as StoredReport;

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ddccbb' } })
    .jpeg()
    .toBuffer();

/** A bucket that has the pages of some uploads, and knows how many pictures of them were asked for. */
class Shelf extends Files {
  readonly pages = new Map<string, readonly Uint8Array[]>();
  readonly originals = new Set<string>();
  asked = 0;
  constructor() {
    super('documents');
  }
  override reading(_organizationId: string, name: string): Promise<unknown> {
    const pages = this.pages.get(name.replace('.pages', ''));
    const page = { width: 600, height: 800, source: 'text-layer', words: [], hasPicture: true };
    const kept = pages && { kind: 'pages', pages: pages.map((_, at) => ({ ...page, page: at + 1 })) };
    return Promise.resolve(kept);
  }
  override picture(_organizationId: string, uploadId: string, page: number) {
    this.asked += 1;
    return Promise.resolve(this.pages.get(uploadId)?.[page - 1]);
  }
  override hasOriginal(_organizationId: string, uploadId: string) {
    return Promise.resolve(this.originals.has(uploadId) || this.pages.has(uploadId));
  }
}

/** Books with papers, of which each is linked to an entry of the given day. */
async function books(papers: readonly (Partial<StoredReceipt> & { readonly entryOn?: string })[]) {
  const { cloud: parts, caller } = await memoryBooks();
  const { organizationId } = caller;
  const files = new Shelf();
  const cloud = { ...parts, files };
  const organization = await cloud.organizations.get(organizationId);
  if (!organization) throw new Error('There are no books.');
  const receipts = papers.map(({ entryOn: _on, ...change }) => ({ ...paper(organizationId), ...change }));
  await addPapers(cloud, receipts);
  for (const [at, { entryOn }] of papers.entries()) {
    if (entryOn === undefined) continue;
    const row = entry({ date: entryOn, description: `Entry ${String(at)}`, amount: 1250 });
    await addTransaction(row, caller, cloud);
    const receiptIds = [receipts[at]?.id ?? ''];
    await makeMatch({ id: v7(), receiptIds, transactionIds: [row.id] }, caller, cloud);
  }
  const documented = () => receiptsDocument(order, organization, cloud);
  return { cloud, caller, files, organization, receipts, documented };
}

async function made(
  documented: () => Promise<ExportDocument | 'nothing-to-export'>,
): Promise<ExportDocument> {
  const document = await documented();
  if (document === 'nothing-to-export') throw new Error('There is nothing in it.');
  return document;
}

async function rowsOf(document: ExportDocument) {
  const rows = [];
  for (const { title, rows: some } of document.sections)
    for await (const page of some()) rows.push(...page.map((row) => [title, ...row]));
  return rows;
}

const vendorsOf = async (document: ExportDocument) =>
  (await rowsOf(document)).map(([section, , vendor]) => [section, vendor]);

describe('receiptsDocument', () => {
  it('has the documents of the entries of its days, whichever day they bear, and free ones by their own day', async () => {
    const { documented } = await books([
      { vendor: 'Of a march entry', date: '2026-02-27', entryOn: '2026-03-02' },
      { vendor: 'Of an april entry', date: '2026-03-30', entryOn: '2026-04-01' },
      { vendor: 'Free in march', date: '2026-03-31' },
      { vendor: 'Free in april', date: '2026-04-01' },
      { vendor: 'Came in march', date: null, createdAt: '2026-03-20T10:00:00.000Z' },
      { vendor: 'Came in april', date: null, createdAt: '2026-04-01T10:00:00.000Z' },
    ]);
    expect(await vendorsOf(await made(documented))).toEqual([
      ['Documents of entries', 'Of a march entry'],
      ['Documents without an entry', 'Came in march'],
      ['Documents without an entry', 'Free in march'],
    ]);
  });

  it('is one table where the file has no sections', async () => {
    const { cloud, organization } = await books([
      { vendor: 'Of an entry', entryOn: '2026-03-02' },
      { vendor: 'Free', date: '2026-03-31' },
    ]);
    const table = await made(() => receiptsDocument({ ...order, format: 'csv' }, organization, cloud));
    expect(await vendorsOf(table)).toEqual([
      ['Receipt Documentation', 'Of an entry'],
      ['Receipt Documentation', 'Free'],
    ]);
  });

  it('says of each what was read of it, and of its entry with how surely it is that', async () => {
    const box: [number, number, number, number] = [0, 0, 1, 1];
    const tax = { kind: 'GST', rate: 5, amount: 60, text: 'GST 0.60', confidence: 0.9, page: 1, box };
    const { documented, receipts } = await books([
      {
        vendor: 'Staples',
        amount: 1250,
        currency: 'CAD',
        date: '2026-03-09',
        taxes: [tax, tax],
        entryOn: '2026-03-10',
      },
    ]);
    expect((await rowsOf(await made(documented)))[0]?.slice(1)).toEqual([
      ...['2026-03-09', 'Staples', { minor: 1250, currency: 'CAD' }, 'CAD', { minor: 120, currency: 'CAD' }],
      ...[null, receipts[0]?.fileName, null],
      ...['2026-03-10', 'Entry 0', { minor: -1250, currency: expect.any(String) as string }, 100],
    ]);
  });

  it('tells what was deleted since as not kept, and shows no picture of it', async () => {
    const { documented, cloud, caller, receipts, files } = await books([
      { vendor: 'Deleted', entryOn: '2026-03-02' },
      { vendor: 'Deleted elsewhere', entryOn: '2026-04-02' },
    ]);
    for (const { id } of receipts) {
      files.pages.set(id, [await picture(300, 400)]);
      await deleteReceipt(id, { forever: false }, caller, cloud);
    }
    const document = await made(documented);
    expect((await rowsOf(document)).map((row) => [row[0], row[2], row[8]])).toEqual([
      ['Documents that are not kept', 'Deleted', 'Not kept: its file was deleted'],
    ]);
    await printed(document);
    expect(files.asked).toBe(0);
  });

  it('is nothing where there is no document', async () => {
    const { documented } = await books([{ vendor: 'Free in april', date: '2026-04-01' }]);
    expect(await documented()).toBe('nothing-to-export');
  });

  it('prints each with its pictures, one asked for after the other', async () => {
    const { documented, files, receipts } = await books([
      { vendor: 'Café Myriade', date: '2026-03-09', amount: 1250, currency: 'CAD', entryOn: '2026-03-10' },
      { vendor: 'Without a picture', date: '2026-03-09' },
      { vendor: 'Gone', date: '2026-03-10' },
    ]);
    const [shown, plain] = receipts;
    files.pages.set(shown?.id ?? '', [
      await picture(600, 1500),
      await picture(800, 600),
      Buffer.from('no picture'),
    ]);
    files.originals.add(plain?.id ?? '');
    const pdf = await opened(await printed(await made(documented)));
    const pages = await pagesOf(pdf);
    const own = lettersOf(pages.map((page) => page.own).join(''));
    expect(own).toContain(lettersOf('Café Myriade Date'));
    expect(own).toMatch(/Entry\d{2}.\d{2}.\d{4}·Entry0·[A-Z]{3}−12\.50·100%sure/);
    expect(own).toContain(lettersOf('Note No picture of it is kept'));
    expect(own).toContain(lettersOf('Note Not kept: its file was deleted'));
    expect(files.asked).toBe(3);
    const trees = await Promise.all(pages.map(async (_, at) => (await pdf.getPage(at + 1)).getStructTree()));
    const figures = JSON.stringify(trees).match(/"alt":"[^"]*"/g);
    expect(figures).toEqual(['"alt":"Café Myriade, page 1"', '"alt":"Café Myriade, page 2"']);
  });

  it('keeps no picture that is in the file', async () => {
    const { documented, files, receipts } = await books(
      Array.from({ length: 40 }, (_, n) => ({ vendor: `Vendor ${String(n)}`, date: '2026-03-09' })),
    );
    const noise = Buffer.from(Array.from({ length: 900 * 1200 * 3 }, (_, n) => (n * 2_654_435_761) >>> 24));
    const large = await sharp(noise, { raw: { width: 900, height: 1200, channels: 3 } })
      .jpeg()
      .toBuffer();
    for (const { id } of receipts) files.pages.set(id, [Buffer.from(large)]);
    let [size, most] = [0, 0];

    for await (const bytes of writePdf(await made(documented))) {
      size += bytes.byteLength;
      most = Math.max(most, bytes.byteLength);
    }
    expect(size).toBeGreaterThan(40 * large.byteLength);
    expect(most).toBeLessThan(2 * large.byteLength);
  });
});
