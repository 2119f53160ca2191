import { invoicePages } from './e-invoice/read-invoice.ts';
import { fileFormat } from './file-format.ts';
import { imagePages } from './image-pages.ts';
import { mailPages } from './mail-pages.ts';
import { pageProblem, type PageReading } from './page-reading.ts';
import { pdfPages } from './pdf-pages.ts';

/** Far above the product's upload limit; bounds memory on the command line. */
const BYTES_MAX = 25_000_000;

/** Longer than any receipt takes on a busy machine; the worker's own limit lies above. */
const READING_MS_MAX = 120_000;

interface ReadingOptions {
  fileName?: string;
  password?: string;
  /** Keep what each page looks like, for people to look at. */
  withPictures?: boolean;
  /** For tests: ends the reading earlier. */
  signal?: AbortSignal;
}

/**
 * The words of every page of a document, with their places: from a PDF's own text where it has any, else by text recognition.
 * The content decides, not the name. Never throws for what a file may contain: a file that can't be read answers a problem.
 */
export async function readPages(bytes: Uint8Array, options: ReadingOptions = {}): Promise<PageReading> {
  const signal = options.signal ?? AbortSignal.timeout(READING_MS_MAX);
  try {
    return await readFormat(bytes, { ...options, signal });
  } catch (error) {
    if (!signal.aborted || error !== signal.reason) throw error;
    return pageProblem('too-large', { code: 'too-slow' });
  }
}

async function readFormat(
  bytes: Uint8Array,
  options: ReadingOptions & { signal: AbortSignal },
): Promise<PageReading> {
  if (bytes.length === 0) return pageProblem('empty-file', { code: 'no-bytes' });
  if (bytes.length > BYTES_MAX) return pageProblem('too-large', { code: 'too-many-bytes' });
  const format = fileFormat(bytes);
  if (!format)
    return pageProblem('unsupported-format', { code: 'no-document-file', fileName: options.fileName });
  if (format === 'pdf') return pdfPages(bytes, options);
  if (format === 'e-invoice') return invoicePages(bytes);
  if (format !== 'eml') return imagePages(bytes, format, options);
  return mailPages(bytes, (content, fileName) =>
    readAttachment(content, { ...options, ...(fileName !== undefined && { fileName }) }),
  );
}

/** A mail attached as a plain file is not followed: only documents are. */
async function readAttachment(
  bytes: Uint8Array,
  options: ReadingOptions & { signal: AbortSignal },
): Promise<PageReading> {
  if (fileFormat(bytes) === 'eml') return pageProblem('unsupported-format', { code: 'mail-within-mail' });
  return readFormat(bytes, options);
}
