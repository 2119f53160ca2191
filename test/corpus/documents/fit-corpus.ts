import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { readPages } from '../../../functions/adapters/page-text/read-pages.ts';
import { printedDates } from '../../../functions/domain/documents/dates/printed-dates.ts';
import type { PageText, PageWord } from '../../../shared/model/document.ts';

/** A real document with what a person says it states; what nobody says is left out. Amounts in minor units. */
export interface KnownDocument {
  readonly name: string;
  /** Where it comes from: documents of one source look alike. */
  readonly source: string;
  readonly kind: 'receipt' | 'invoice' | 'payslip' | 'email';
  readonly pages: readonly PageText[];
  readonly known: KnownFields;
}

export interface KnownFields {
  readonly vendor?: string;
  readonly date?: string;
  readonly dueDate?: string;
  readonly total?: number;
  readonly tax?: number;
  readonly subtotal?: number;
  readonly number?: string;
  readonly currency?: string;
  /** Other names and totals that are as right. */
  readonly alsoVendors?: readonly string[];
  readonly alsoTotals?: readonly number[];
}

const corpus = new URL('../../../../shared/corpus/dev/', import.meta.url);
const scans = new URL('sroie/img/', corpus);

/** Where the real files lie, for messages. */
export const corpusFolder = corpus.pathname;

/** Whether the real files lie beside the project. */
export const hasCorpus = existsSync(scans);

/** Every real document of the corpus that has pages. Recognised words are kept in the machine's temporary folder: recognition is slow. */
export async function knownDocuments(): Promise<KnownDocument[]> {
  return [...(await receiptScans()), ...(await listedDocuments()), ...(await publicDocuments())];
}

/** The receipt scans' picture files, by name. */
export async function receiptPictures(): Promise<{ name: string; bytes: Buffer; known: KnownFields }[]> {
  const names = (await readdir(scans)).toSorted();
  return Promise.all(
    names.map(async (file) => {
      const name = file.replace('.jpg', '');
      return { name, bytes: await readFile(new URL(file, scans)), known: await keyOf(name) };
    }),
  );
}

const made = new URL('../../fixtures/invoices/', import.meta.url);

/** The project's own invoices, in layouts that the corpus has none of, with what they state. */
export async function madeInvoices(): Promise<KnownDocument[]> {
  const all = JSON.parse(await readFile(new URL('fields.json', made), 'utf8')) as Record<string, KnownFields>;
  return Promise.all(
    Object.entries(all).map(async ([name, known]) => {
      const reading = await readPages(await readFile(new URL(`${name}.pdf`, made)));
      return {
        name,
        source: 'made',
        kind: 'invoice' as const,
        known,
        pages: reading.kind === 'pages' ? reading.pages : [],
      };
    }),
  );
}

async function receiptScans(): Promise<KnownDocument[]> {
  const found: KnownDocument[] = [];
  for (const { name, bytes, known } of await receiptPictures())
    found.push({ name, source: 'scans', kind: 'receipt', known, pages: await keptPages(bytes) });
  return found;
}

interface Key {
  company: string;
  date: string;
  total: string;
}

async function keyOf(name: string): Promise<KnownFields> {
  const key = JSON.parse(await readFile(new URL(`sroie/key/${name}.json`, corpus), 'utf8')) as Key;
  const date = printedDates(key.date)[0]?.readings.dmy;
  const total = Number(key.total.replace(/\D/g, ''));
  return { vendor: key.company, total, currency: 'MYR', ...(date !== undefined && { date }) };
}

interface Listed {
  file: string;
  format: string;
  expected: { fields?: Readonly<Record<string, unknown>>; receipts?: Readonly<Record<string, unknown>>[] };
}

const listedKinds = { 'invoice-pdf': 'invoice', payslip: 'payslip', eml: 'email' } as const;

/** Invoices, payslips and mails with what the corpus says of them. */
export async function listedFiles(): Promise<
  { name: string; kind: KnownDocument['kind']; bytes: Buffer; known: KnownFields }[]
> {
  const all = JSON.parse(await readFile(new URL('expected.json', corpus), 'utf8')) as Listed[];
  const listed = all.flatMap(({ file, format, expected }) => {
    const kind = Object.entries(listedKinds).find(([name]) => name === format)?.[1];
    return kind
      ? [{ name: file, kind, known: knownFields(expected.fields ?? expected.receipts?.[0] ?? {}) }]
      : [];
  });
  return Promise.all(
    listed.map(async (each) => ({ ...each, bytes: await readFile(new URL(each.name, corpus)) })),
  );
}

async function listedDocuments(): Promise<KnownDocument[]> {
  const found: KnownDocument[] = [];
  for (const { name, kind, bytes, known } of await listedFiles())
    found.push({ name, source: 'listed', kind, known, pages: await keptPages(bytes) });
  return found;
}

interface PublicDocument {
  readonly file: string;
  readonly repo: string;
  readonly kind: string;
  readonly vendor: string | null;
  readonly date: string | null;
  readonly total: number | null;
  readonly currency: string | null;
  readonly vendor_alternatives: readonly string[];
  readonly total_alternatives: readonly number[];
}

const published = new URL('../../../../shared/corpus/documents/', import.meta.url);

/** Public invoices and receipts, each repository a source of its own. */
async function publicDocuments(): Promise<KnownDocument[]> {
  const all = JSON.parse(await readFile(new URL('index.json', published), 'utf8')) as PublicDocument[];
  const found: KnownDocument[] = [];
  for (const { file, repo, kind, vendor, date, total, currency, ...also } of all) {
    const alsoVendors = also.vendor_alternatives;
    const alsoTotals = also.total_alternatives;
    const fields = { vendor, date, total, currency, alsoVendors, alsoTotals };
    const known = Object.entries(fields).filter(([, value]) => value !== null);
    found.push({
      name: file,
      source: repo,
      kind: kind.startsWith('receipt') ? 'receipt' : 'invoice',
      known: Object.fromEntries(known),
      pages: await keptPages(await readFile(new URL(file, published))),
    });
  }
  return found;
}

/** The corpus names the same fields differently for each kind of document. */
function knownFields(fields: Readonly<Record<string, unknown>>): KnownFields {
  const text = (...names: string[]) =>
    names.map((name) => fields[name]).find((value) => typeof value === 'string');
  const money = (...names: string[]) => {
    const value = names.map((name) => fields[name]).find((each) => each !== undefined);
    return value === undefined ? undefined : Math.round(Number(value) * 100);
  };
  const all = {
    vendor: text('partner_name', 'issuer', 'employer', 'merchant'),
    date: text('date', 'issue_date'),
    dueDate: text('date_due'),
    total: money('amount', 'net', 'total'),
    tax: money('amount_tax'),
    number: text('invoice_number')?.replace(/^#/, ''),
    currency: text('currency'),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

async function keptPages(bytes: Uint8Array): Promise<readonly PageText[]> {
  const folder = join(tmpdir(), 'matchbook-words');
  await mkdir(folder, { recursive: true });
  const kept = join(folder, `${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}.json`);
  if (existsSync(kept)) return JSON.parse(await readFile(kept, 'utf8')) as PageText[];
  const reading = await readPages(bytes);
  const pages = reading.kind === 'pages' ? reading.pages : [];
  await writeFile(kept, JSON.stringify(pages));
  return pages;
}

/** The receipts once more, with the words that a person typed: as a better engine would read them. */
export async function typedReceipts(): Promise<KnownDocument[]> {
  const pictures = await receiptPictures();
  return Promise.all(
    pictures.map(async ({ name, bytes, known }) => {
      const { width, height } = await sharp(bytes).metadata();
      const rows = (await readFile(new URL(`sroie/box/${name}.csv`, corpus), 'utf8')).trim().split(/\r?\n/);
      const words = rows.flatMap((row) => typedWords(row, width, height));
      const pages = [{ page: 1, width, height, words }];
      return { name, source: 'scans', kind: 'receipt' as const, known, pages };
    }),
  );
}

/** `x1,y1,x2,y2,x3,y3,x4,y4,text`: corners clockwise from the top left; the width is shared out by letters. */
function typedWords(row: string, width: number, height: number): PageWord[] {
  const columns = row.split(',');
  const [left = 0, top = 0, , , right = 0, bottom = 0] = columns.slice(0, 8).map(Number);
  const text = columns.slice(8).join(',');
  const letter = (right - left) / Math.max(1, text.length);
  return [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    confidence: 1,
    box: [
      (left + match.index * letter) / width,
      top / height,
      (match[0].length * letter) / width,
      (bottom - top) / height,
    ],
  }));
}
