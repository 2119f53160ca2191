import { beforeAll, describe, expect, it } from 'vitest';
import { readPages } from '../../functions/adapters/page-text/read-pages.ts';
import { readDocuments } from '../../functions/domain/documents/read-documents.ts';
import type { DocumentFields } from '../../shared/model/document.ts';
import {
  corpusFolder,
  hasCorpus,
  listedFiles,
  receiptPictures,
  type KnownFields,
} from './documents/fit-corpus.ts';
import { nameLikeness } from './documents/fit-likeness.ts';

if (!hasCorpus)
  console.warn(`NOT CHECKED: no real documents at ${corpusFolder}; accuracy on them is unknown.`);

/** A fixed sample of the scans, small ones: recognition costs a second or more each. All of them: test/corpus/documents/fit-measure.ts. */
const SAMPLE = ['032', '083', '150', '247'];
const LIKENESS_MIN = 0.8;

/** What is not read as a person reads it today, each with its cause. A file that comes right must leave this list. */
const KNOWN_MISSES: Readonly<Record<string, readonly string[]>> = {
  // Sold on a market by another shop, which the paper names as its issuer; the corpus says the market.
  vendor: ['files/invoice-pdf/FlipkartInvoice.pdf'],
  total: [],
  date: [],
  dueDate: [],
  tax: [],
  number: [],
  currency: [],
};

interface Read {
  name: string;
  known: KnownFields;
  fields: DocumentFields;
}

async function readAll(
  files: readonly { name: string; bytes: Uint8Array; known: KnownFields }[],
): Promise<Read[]> {
  const read: Read[] = [];
  for (const { name, bytes, known } of files) {
    const reading = await readPages(bytes);
    if (reading.kind === 'pages') read.push({ name, known, fields: readDocuments(reading.pages).fields });
  }
  return read;
}

/** Names of the documents whose field is something else than what a person says. */
function wrong(
  all: readonly Read[],
  field: 'vendor' | 'date' | 'dueDate' | 'total' | 'tax' | 'number' | 'currency',
): string[] {
  return all
    .filter(({ known, fields }) => {
      const [expected, found] = [known[field], fields[field]?.value];
      if (expected === undefined) return false;
      return field === 'vendor'
        ? nameLikeness(String(expected), String(found ?? '')) < LIKENESS_MIN
        : expected !== found;
    })
    .map(({ name }) => name);
}

describe.skipIf(!hasCorpus)('real receipts', () => {
  let read: Read[] = [];

  beforeAll(async () => {
    read = await readAll((await receiptPictures()).filter(({ name }) => SAMPLE.includes(name)));
  });

  it.each(['total', 'date', 'vendor'] as const)('give their %s', (field) => {
    expect(read).toHaveLength(SAMPLE.length);
    expect(wrong(read, field)).toEqual([]);
  });
});

describe.skipIf(!hasCorpus)('real invoices, payslips and mails', () => {
  let read: Read[] = [];

  beforeAll(async () => {
    read = await readAll(await listedFiles());
  });

  it.each(['vendor', 'total', 'date', 'dueDate', 'tax', 'number', 'currency'] as const)(
    'give their %s',
    (field) => {
      expect(wrong(read, field)).toEqual(KNOWN_MISSES[field]);
    },
  );
});
