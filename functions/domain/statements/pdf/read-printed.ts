import { StatementProblemCode } from '../../../../shared/model/statement.ts';
import type { PageFormat } from '../formats/detect-format.ts';
import { problem, type PagesRead, type Reading, type ReadOptions } from '../reading.ts';
import { statementFromPages } from './statement-from-pages.ts';

/** Reads a statement from a PDF or a picture, through the page reader that it is given. */
export async function readPrinted(
  bytes: Uint8Array,
  format: PageFormat,
  options: ReadOptions,
): Promise<Reading> {
  const { fileName, password, readPages } = options;
  if (!readPages) return unread(bytes, format);
  const pages = await readPages(bytes, {
    ...(fileName === undefined ? {} : { fileName }),
    ...(password === undefined ? {} : { password }),
  });
  return readPrintedPages(pages, format, options);
}

/** Reads a statement from what a page reader made of a PDF or a picture. */
export function readPrintedPages(reading: PagesRead, format: PageFormat, options: ReadOptions): Reading {
  const { password } = options;
  if (reading.kind === 'pages') return statementFromPages(reading.pages, format, options);
  const code = StatementProblemCode.safeParse(reading.code);
  if (code.data === 'password-needed')
    return password === undefined ? LOCKED : problem('password-needed', reading.because);
  return problem(code.success ? code.data : 'unreadable-file', reading.because);
}

/** Banks lock statements with a birthday or the end of a card's number; the password stays with the person who knows it. */
const LOCKED = problem('password-needed', { code: 'statement-locked' });

/** Without a page reader, what the plain bytes tell: the trailer of a PDF names its encryption and marks its end. */
function unread(bytes: Uint8Array, format: PageFormat): Reading {
  if (format === 'image') return problem('unsupported-format', { code: 'no-pictures-here' });
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (/\/Encrypt\s+\d+ \d+ R/.test(text)) return LOCKED;
  if (!text.includes('startxref')) return problem('unreadable-file', { code: 'statement-pdf-cut-off' });
  return problem('unsupported-format', { code: 'no-pdfs-here' });
}
