import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fileFormat } from '../../functions/adapters/page-text/file-format.ts';
import { readPages } from '../../functions/adapters/page-text/read-pages.ts';
import { readDocuments } from '../../functions/domain/documents/read-documents.ts';
import { formatOfPages } from '../../functions/domain/statements/formats/detect-format.ts';
import { readStatement } from '../../functions/domain/statements/read-statement.ts';
import { isStatementFile } from '../../functions/domain/uploads/is-statement-file.ts';
import { drawPdf } from '../support/draw-statement.ts';
import { cardsAndPlainPrint } from './printed-banks/cards-and-plain-print.ts';
import { europeanStatements } from './printed-banks/european.ts';
import { overseasStatements } from './printed-banks/overseas.ts';
import { unusualStatements } from './printed-banks/unusual-layouts.ts';
import { receiptPictures } from './documents/fit-corpus.ts';

const corpus = new URL('../../../shared/corpus/dev/', import.meta.url);
const isThere = existsSync(new URL('expected.json', corpus));
if (!isThere)
  process.stderr.write(
    '\nNOT CHECKED: no real files at ../shared/corpus/dev; which of them are statements is unknown.\n',
  );

interface Entry {
  readonly file: string;
  readonly format: string;
  readonly expected: { readonly outcome: string };
}
type Kind = 'statement' | 'document' | 'neither';

/** Real receipts, small ones: recognition takes seconds each. */
const SAMPLE = ['032', '083', '150', '247'];
const DOCUMENTS = ['invoice-pdf', 'payslip', 'eml'];
/** What lies among the statements and is none, or cannot be told: a picture, blank pages, a locked, cut-off or useless file. */
const OTHERWISE: Readonly<Record<string, Kind>> = {
  'files/csv/bad-jpeg-as-csv.csv': 'document',
  'files/pdf/pdf-four-blank-pages.pdf': 'document',
  'files/pdf/pdf-encrypted-monopoly.pdf': 'neither',
  'files/pdf/bad-truncated-pdf.pdf': 'neither',
  'files/camt053/bad-camt-xxe.xml': 'neither',
  'files/qif/qif-investment.qif': 'neither',
};

/** What a file is by its content, as an upload is told that doesn't say what it is. */
async function kindOf(bytes: Uint8Array): Promise<Kind> {
  const format = formatOfPages(bytes);
  if (format === undefined && fileFormat(bytes) !== 'eml') {
    const { kind } = await readStatement(bytes, { currency: 'USD' });
    return kind === 'read' ? 'statement' : 'neither';
  }
  const reading = await readPages(bytes);
  if (reading.kind === 'problem') return 'neither';
  const { pages } = reading;
  const document = readDocuments(pages);
  return (await isStatementFile({ pages, format, document }, 'USD')) ? 'statement' : 'document';
}

async function wrong(files: readonly (readonly [name: string, bytes: Uint8Array, expected: Kind])[]) {
  const found: string[] = [];
  for (const [name, bytes, expected] of files) {
    const kind = await kindOf(bytes);
    if (kind !== expected) found.push(`${name} is a ${expected}, told as ${kind}`);
  }
  return found;
}

const made = (name: string) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url));
const INVOICES = ['electricity', 'hotel', 'telephone', 'internet', 'ticket', 'credit-note', 'workspace'];

describe('what a file is, by its content', () => {
  it.skipIf(!isThere)('is right for every real bank file and document', async () => {
    const entries = JSON.parse(readFileSync(new URL('expected.json', corpus), 'utf8')) as Entry[];
    const files = entries.map(({ file, format }) => {
      const expected: Kind = DOCUMENTS.includes(format) ? 'document' : 'statement';
      return [file, readFileSync(new URL(file, corpus)), OTHERWISE[file] ?? expected] as const;
    });
    expect(files.length).toBeGreaterThan(130);
    expect(await wrong(files)).toEqual([]);
  });

  it.skipIf(!isThere)('is right for real receipts', async () => {
    const pictures = (await receiptPictures()).filter(({ name }) => SAMPLE.includes(name));
    expect(pictures).toHaveLength(SAMPLE.length);
    expect(await wrong(pictures.map(({ name, bytes }) => [name, bytes, 'document'] as const))).toEqual([]);
  });

  it('is right for bills that read like statements, and for printed statements of many banks', async () => {
    const bills = INVOICES.map((name) => [name, made(`invoices/${name}.pdf`), 'document'] as const);
    const banks = [...europeanStatements, ...overseasStatements, ...unusualStatements, ...cardsAndPlainPrint];
    const statements = await Promise.all(
      banks.map(async ({ name, pages, size }) => {
        const bytes = await drawPdf(pages, size === undefined ? {} : { size });
        return [name, bytes, 'statement'] as const;
      }),
    );
    expect(await wrong([...bills, ...statements])).toEqual([]);
  });
});
