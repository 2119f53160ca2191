import { fileFormat } from './file-format.ts';
import { imagePages } from './image-pages.ts';
import { pageProblem, type PageReading } from './page-reading.ts';
import { pdfPages } from './pdf-pages.ts';

/** Far above the product's upload limit; bounds memory on the command line. */
const BYTES_MAX = 25_000_000;

/**
 * The words of every page of a document, with their places: from a PDF's own text where it has any, else by text recognition.
 * The content decides, not the name. Never throws for what a file may contain: a file that can't be read answers a problem.
 */
export async function readPages(
  bytes: Uint8Array,
  options: { fileName?: string; password?: string } = {},
): Promise<PageReading> {
  if (bytes.length === 0) return pageProblem('empty-file', 'The file is empty.');
  if (bytes.length > BYTES_MAX) return pageProblem('too-large', 'The file is larger than 25 MB.');
  const format = fileFormat(bytes);
  if (!format) return pageProblem('unsupported-format', unsupported(options.fileName));
  return format === 'pdf' ? pdfPages(bytes, options.password) : imagePages(bytes, format);
}

function unsupported(fileName: string | undefined): string {
  const subject = fileName ? `${fileName} is` : 'The file is';
  return `${subject} not a PDF, JPEG, PNG, GIF, WebP, TIFF or HEIC file inside, whatever its name says.`;
}
