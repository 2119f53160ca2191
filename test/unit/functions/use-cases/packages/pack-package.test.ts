import { createHash } from 'node:crypto';
import * as XLSX from '@e965/xlsx';
import Papa from 'papaparse';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { ContentsRow, PackageContents } from '../../../../../functions/domain/exports/package-contents.ts';
import { transactions } from '../../../../../functions/store/ledger-items.ts';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { giveUpPackage } from '../../../../../functions/use-cases/packages/give-up-package.ts';
import { makeAccountantPackage } from '../../../../../functions/use-cases/exports/make-accountant-package.ts';
import { packPackage } from '../../../../../functions/use-cases/packages/pack-package.ts';
import '../../../../../functions/runtime/language.ts';
import { wordKept } from '../../../../../shared/text/kept-words.ts';
import { march, packedBooks, type PackedBooksInMemory } from '../../../../support/packed-books.ts';
import { strictUnzip } from '../../../../support/strict-unzip.ts';

/** Books of March with documents of all standings: linked, two of one file, without an entry, archived, and one whose original is gone. */
async function booksOfMarch(): Promise<PackedBooksInMemory> {
  const books = await packedBooks();
  const { addEntry, addDocument } = books;
  const desk = await addEntry({
    ...{ description: 'Desk', amount: 30_000, date: '2026-03-02' },
    category: 'expense',
  });
  await addEntry({ description: '=Lunch', amount: 4200, date: '2026-03-05', category: 'Meals' });
  await addEntry({ kind: 'income', description: 'Invoice 7', amount: 125_000, date: '2026-03-09' });
  const chair = await addEntry({ description: 'Chair', amount: 9900, date: '2026-03-10' });
  await addEntry({ description: 'Before', amount: 700, date: '2026-02-27' });
  const first = await addDocument({
    entryId: desk.id,
    vendor: '../Oak & Co',
    date: '2026-03-02',
    amount: 30_000,
  });
  await addDocument({ entryId: desk.id, vendor: '../Oak & Co', date: '2026-03-02', fileId: first.id });
  await addDocument({ entryId: chair.id, vendor: 'Chair Ltd', date: '2026-03-10', bytes: 6000 });
  await addDocument({ vendor: 'Nobody', date: '2026-03-20', bytes: 3000 });
  await addDocument({ vendor: 'Elsewhere', date: '2026-05-20' });
  await addDocument({
    vendor: 'Thrown Away',
    amount: 777,
    archivedAt: '2026-03-21T12:00:00.000Z',
    archivedFrom: [chair.id],
  });
  await addDocument({ entryId: chair.id, vendor: 'Lost', date: '2026-03-11', bytes: 0 });
  return books;
}

async function packed(books: PackedBooksInMemory, id: string) {
  const files = strictUnzip(await books.zipOf(id));
  const text = (name: string) => files.find((file) => file.name === name)?.bytes.toString() ?? '';
  const table = (name: string) =>
    Papa.parse<Record<string, string>>(text(name).replace(/^\uFEFF/, ''), {
      header: true,
      skipEmptyLines: true,
    }).data;
  return { files, names: files.map(({ name }) => name), text, table };
}

const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('packPackage', () => {
  it('packs every document of the days once, and tells of each where it is or that it is not kept', async () => {
    const books = await booksOfMarch();
    const id = await books.order();
    expect(await books.work(id)).toBe(true);
    const { names, table, text } = await packed(books, id);
    expect(names).toEqual([
      'documents/2026-03-02_Oak & Co_300.00.pdf',
      'documents/2026-03-10_Chair Ltd_12.50.pdf',
      'documents/2026-03-20_Nobody_12.50.pdf',
      'profit-and-loss.pdf',
      'tax-summary.pdf',
      'open-items.csv',
      'imports.csv',
      'ledger.xlsx',
      'ledger.csv',
      'missing-receipts.csv',
      'README.txt',
      'manifest.json',
      'SHA256SUMS',
    ]);
    const ledger = table('ledger.csv');
    expect(ledger.map(({ Description, Amount, Document }) => [Description, Amount, Document])).toEqual([
      ['Desk', '-300.00', 'documents/2026-03-02_Oak & Co_300.00.pdf'],
      ["'=Lunch", '-42.00', ''],
      ['Invoice 7', '1250.00', ''],
      ['Chair', '-99.00', 'documents/2026-03-10_Chair Ltd_12.50.pdf'],
    ]);
    expect(ledger[0]?.['Document 2']).toBe('documents/2026-03-02_Oak & Co_300.00.pdf');
    // Its second document is no longer there, and that is said where it would stand.
    expect(ledger[3]?.['Document 2']).toBe('Not kept here');
    expect(table('missing-receipts.csv').map(({ Note, Vendor, Amount }) => [Note, Vendor, Amount])).toEqual([
      ['No receipt', "'=Lunch", '-42.00'],
      ['Not kept: its file is no longer there', 'Lost', '12.50'],
      ['Not kept: deleted by the business', 'Thrown Away', '7.77'],
    ]);
    const chair = ledger[3]?.['Entry'];
    const notKept = table('missing-receipts.csv').slice(1);
    expect(notKept.map(({ Category, Account, Entry }) => [Category, Account, Entry])).toEqual([
      ['Office Expenses', 'Checking', chair],
      ['Office Expenses', 'Checking', chair],
    ]);
    const open = table('open-items.csv').map(({ Note, Description }) => [Note, Description]);
    expect(open).toContainEqual(['Document without an entry', 'Nobody']);
    expect(open).toContainEqual(['Uncategorized', 'Desk']);
    expect(open.flat()).not.toContain('Elsewhere');
    expect(text('README.txt')).toContain('1 expense lacks a receipt');
    expect(text('README.txt')).toContain('2 documents are not kept any more');
  });

  it('leaves what asks for no money out of what stands open, and packs it all the same', async () => {
    const books = await packedBooks();
    await books.addEntry({ description: 'Desk', amount: 30_000, date: '2026-03-02', category: 'Meals' });
    const noBox: [number, number, number, number] = [0, 0, 0, 0];
    const offer = { kind: 'other' as const, date: '2026-03-12', amount: 500_000 };
    const fields = { total: { value: 500_000, text: '5,000.00', confidence: 0.98, page: 1, box: noBox } };
    await books.addDocument({ ...offer, vendor: 'Quoting Co', fields });
    await books.addDocument({ ...offer, vendor: 'Billing Co', fields, kind: 'invoice' });
    const id = await books.order();
    await books.work(id);
    const { names, table } = await packed(books, id);
    expect(names).toContain('documents/2026-03-12_Quoting Co_5000.00.pdf');
    expect(table('open-items.csv').map(({ Description }) => Description)).toEqual(['Billing Co']);
  });

  it('names an own invoice that nobody has paid by its customer', async () => {
    const books = await packedBooks();
    await books.addEntry({ description: 'Desk', amount: 30_000, date: '2026-03-02', category: 'Meals' });
    const place = { confidence: 1, page: 1, box: [0, 0, 0, 0] as [number, number, number, number] };
    const named = (value: string) => ({ value, text: value, ...place });
    await books.addDocument({
      ...{
        kind: 'invoice',
        date: '2026-03-20',
        amount: 113_000,
        vendor: 'Oakridge Consulting',
        isIssued: true,
      },
      fields: { vendor: named('Oakridge Consulting'), customer: named('Marlow Ltd') },
    });
    const id = await books.order();
    await books.work(id);
    const { names, table } = await packed(books, id);
    expect(names).toContain('documents/2026-03-20_Marlow Ltd_1130.00.pdf');
    expect(table('open-items.csv').map(({ Description }) => Description)).toContain('Marlow Ltd');
  });

  it('lists its documents in the workbook with the names they came by, and whose they are', async () => {
    const books = await booksOfMarch();
    const id = await books.order();
    await books.work(id);
    const { files, table } = await packed(books, id);
    const book = XLSX.read(files.find(({ name }) => name === 'ledger.xlsx')?.bytes);
    const listed = XLSX.utils.sheet_to_json<Record<string, string>>(book.Sheets['Documents'] ?? {});
    const [desk, , , chair] = table('ledger.csv').map(({ Entry }) => Entry);
    expect(listed.map(({ Vendor, Standing, Entry }) => [Vendor, Standing, Entry])).toEqual([
      ['../Oak & Co', 'Linked to an entry', desk],
      ['../Oak & Co', 'Linked to an entry', desk],
      ['Chair Ltd', 'Linked to an entry', chair],
      ['Lost', 'Not kept here', chair],
      ['Nobody', 'Linked to no entry', undefined],
      ['Thrown Away', 'Not kept here', chair],
    ]);
    for (const row of listed) expect(row['Original Name']).toMatch(/^[0-9a-f-]{36}\.pdf$/);
  });

  it('lists every file with its sum, which is that of its bytes', async () => {
    const books = await booksOfMarch();
    const id = await books.order();
    await books.work(id);
    const { files, text } = await packed(books, id);
    const sums = text('SHA256SUMS').trimEnd().split('\n');
    const others = files.filter(({ name }) => name !== 'SHA256SUMS');
    expect(sums.toSorted()).toEqual(others.map(({ name, bytes }) => `${sumOf(bytes)}  ${name}`).toSorted());
    const contents = PackageContents.parse(await books.beside(id, 'contents'));
    expect(contents.files).toEqual(
      files.map(({ name: path, bytes }) => ({ path, size: bytes.byteLength, sha256: sumOf(bytes) })),
    );
    const rows = ContentsRow.array().parse(await books.beside(id, 'rows-0001'));
    expect(contents.rowPages).toBe(1);
    const lines = rows.flatMap((row) => row.lines).reduce((sum, { amount }) => sum + amount, 0);
    const [total] = contents.totals;
    expect(lines).toBe((total?.net ?? 0) + (total?.transfers ?? 0) + (total?.personal ?? 0));
    expect(rows.map(({ description, documents }) => [description, documents.length])).toEqual([
      ['Desk', 2],
      ['=Lunch', 0],
      ['Invoice 7', 0],
      ['Chair', 1],
    ]);
  });

  it('has the control totals of the ledger, and tells of its end', async () => {
    const books = await booksOfMarch();
    const id = await books.order();
    await books.work(id);
    const { text } = await packed(books, id);
    const manifest = JSON.parse(text('manifest.json')) as { controlTotals: object[]; counts: object };
    expect(manifest.controlTotals).toMatchObject([
      {
        ...{ currency: 'USD', opening: '-7.00', income: '1250.00', expenses: '-441.00' },
        ...{ transfers: '0.00', personal: '0.00', closing: '802.00', entries: 4 },
      },
    ]);
    expect(manifest.counts).toMatchObject({
      ...{ entries: 4, documents: 3, notKept: 2, missingReceipts: 1, imports: 0, unprovenImports: 0 },
    });
    const report = await books.stored(id);
    expect(report).toMatchObject({ status: 'Ready', isKept: true, rows: 4, type: 'package', format: 'zip' });
    expect(report?.size).toBe((await books.zipOf(id)).byteLength);
    expect(report?.packing).toBeUndefined();
    expect(report?.progress).toBeUndefined();
    const { items } = await books.cloud.notices.page(books.organizationId, { after: undefined, limit: 9 });
    expect(items).toMatchObject([{ kind: 'package-ready', aboutId: id }]);
    await books.sweepUp();
    expect([...books.bucket.objects.keys()].filter((key) => key.includes('.work/'))).toEqual([]);
    expect(strictUnzip(await books.zipOf(id))).toHaveLength(13);
  });

  it('speaks the language of who ordered it', async () => {
    const books = await booksOfMarch();
    const { cloud, caller } = books;
    const person = { ...caller.person, language: 'fr' as const };
    const id = v7();
    expect(isRefusal(await makeAccountantPackage({ id, ...march }, { ...caller, person }, cloud))).toBe(
      false,
    );
    expect(await books.work(id)).toBe(true);
    const { names, table, text } = await packed(books, id);
    expect(names).toHaveLength(13);
    expect(text('README.txt')).toContain('Totaux de contrôle');
    expect(table('ledger.csv')[0]).toMatchObject({ Montant: '-300.00', Compte: 'Chèques' });
    expect(table('missing-receipts.csv').map(({ Remarque }) => Remarque)).toContain('Aucun reçu');
  });

  it('hands on after some minutes, and comes to the same end message by message', async () => {
    const books = await booksOfMarch();
    const id = await books.order();
    let messages = 0;
    const seen: number[] = [];
    for (; (await books.stored(id))?.status === 'Processing'; messages += 1) {
      await books.pack(id, { seconds: 0, partBytes: 2000 });
      seen.push((await books.stored(id))?.progress ?? 1);
      expect(messages).toBeLessThan(20);
    }
    expect(messages).toBeGreaterThan(2);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect((await packed(books, id)).files).toHaveLength(13);
  });

  it('fails loudly where entries are not what the totals say, and keeps nothing of it', async () => {
    const books = await booksOfMarch();
    const { cloud, organizationId } = books;
    const [row] = await cloud.ledger.some(organizationId, march, { limit: 1 });
    if (!row) throw new Error('There is no entry.');
    // Written beside the ledger, as nothing of the product does.
    await cloud.table.write([cloud.table.put(transactions, { ...row, amount: -1 })]);
    const id = await books.order();
    await expect(books.work(id)).rejects.toThrow('moved');
    await expect(books.work(id)).rejects.toThrow('moved');
    expect(await books.work(id)).toBe(true);
    expect(await books.stored(id)).toMatchObject({ status: 'Failed', problem: { code: 'given-up' } });
    expect(JSON.stringify(books.logged)).toContain('not what the totals of its books say');
    await books.sweepUp();
    expect(books.bucket.objects.size + books.bucket.uploads.size).toBe(0);
  });

  it('of books that never stand still is not made, and says that they moved rather than that a figure is wrong', async () => {
    const books = await booksOfMarch();
    const id = await books.order();
    const { ledger } = books.cloud;
    const rows = ledger.rows.bind(ledger);
    ledger.rows = async function* (...asked) {
      yield* rows(...asked);
      await books.addEntry({ description: 'One more', amount: 100, date: '2026-03-12' });
    };
    let messages = 1;
    for (; (await books.stored(id))?.status === 'Processing'; messages += 1) {
      expect(messages).toBeLessThan(5);
      await books.work(id).catch((error: unknown) => {
        expect(String(error)).toContain('moved');
      });
    }
    const { status, problem } = (await books.stored(id)) ?? {};
    expect([status, problem?.code]).toEqual(['Failed', 'given-up']);
    expect(wordKept(problem?.detail ?? '')).toContain('kept changing');
    expect(JSON.stringify(books.logged)).not.toContain('not what the totals of its books say');
    await books.sweepUp();
    expect(books.bucket.objects.size + books.bucket.uploads.size).toBe(0);
  });

  it('is whole where the books stood still at the second try', async () => {
    const books = await booksOfMarch();
    const id = await books.order();
    const { ledger } = books.cloud;
    const rows = ledger.rows.bind(ledger);
    let isFirst = true;
    ledger.rows = async function* (...asked) {
      yield* rows(...asked);
      if (isFirst) await books.addEntry({ description: 'One more', amount: 100, date: '2026-03-12' });
      isFirst = false;
    };
    await expect(books.work(id)).rejects.toThrow('moved');
    expect(await books.work(id)).toBe(true);
    expect(await books.stored(id)).toMatchObject({ status: 'Ready', rows: 5 });
  });

  it('packs anew what the bucket has forgotten, and nothing twice', async () => {
    const books = await booksOfMarch();
    const id = await books.order();
    await books.pack(id, { seconds: 0, partBytes: 2000 });
    expect((await books.stored(id))?.packing?.parts.length).toBeGreaterThan(0);
    books.bucket.uploads.clear();
    expect(await books.work(id)).toBe(true);
    expect(await books.stored(id)).toMatchObject({ status: 'Ready' });
    expect((await packed(books, id)).files).toHaveLength(13);
  });

  it('given up it keeps nothing, and leaves no upload half-way', async () => {
    const books = await booksOfMarch();
    const id = await books.order();
    await books.pack(id, { seconds: 0, partBytes: 2000 });
    expect(books.bucket.uploads.size).toBe(1);
    await giveUpPackage(books.organizationId, id, books.cloud);
    expect(await books.stored(id)).toMatchObject({ status: 'Failed', problem: { code: 'given-up' } });
    await books.sweepUp();
    expect(books.bucket.objects.size + books.bucket.uploads.size).toBe(0);
    await packPackage(books.organizationId, id, books.cloud);
    expect(books.bucket.objects.size).toBe(0);
  });
});

describe('makeAccountantPackage', () => {
  it('is the same package under one id, and another one under another', async () => {
    const { order, caller, cloud } = await booksOfMarch();
    const id = v7();
    expect(await order(march, id)).toBe(id);
    expect(await order(march, id)).toBe(id);
    const other = await makeAccountantPackage({ id, from: '2026-02-01', to: '2026-03-31' }, caller, cloud);
    expect(other).toMatchObject({ refused: 'already-exists' });
    const nothing = await makeAccountantPackage(
      { id: v7(), from: '2020-01-01', to: '2020-12-31' },
      caller,
      cloud,
    );
    expect(nothing).toMatchObject({ refused: 'nothing-to-export' });
    const turned = await makeAccountantPackage(
      { id: v7(), from: '2026-03-31', to: '2026-03-01' },
      caller,
      cloud,
    );
    expect(turned).toMatchObject({ refused: 'invalid-input' });
  });

  it('needs a plan that has workbooks and PDFs, and is made so often a day', async () => {
    const { caller, cloud, clock } = await booksOfMarch();
    const make = () => makeAccountantPackage({ id: v7(), ...march }, caller, cloud);
    for (let made = 0; made < 20; made += 1) expect(isRefusal(await make())).toBe(false);
    expect(await make()).toMatchObject({ refused: 'export-limit-reached' });
    // The trial has ended by then.
    clock.ms += 40 * 86_400_000;
    expect(await make()).toMatchObject({ refused: 'plan-lacks-format' });
  });
});
