import { StatementProblemCode } from '../../../../shared/model/statement.ts';
import { problem, type Reading, type ReadOptions } from '../reading.ts';
import { statementFromPages } from './statement-from-pages.ts';

/** Reads a statement from a PDF or a picture, through the page reader that it is given. */
export async function readPrinted(bytes: Uint8Array, options: ReadOptions): Promise<Reading> {
  const { fileName, password, readPages } = options;
  if (!readPages) return unread(bytes);
  const reading = await readPages(bytes, {
    ...(fileName === undefined ? {} : { fileName }),
    ...(password === undefined ? {} : { password }),
  });
  if (reading.kind === 'pages') return statementFromPages(reading.pages, options);
  const code = StatementProblemCode.safeParse(reading.code);
  return problem(code.success ? code.data : 'unreadable-file', reading.detail);
}

/** Without a page reader, what the plain bytes tell: the trailer of a PDF names its encryption and marks its end. */
function unread(bytes: Uint8Array): Reading {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (/\/Encrypt\s+\d+ \d+ R/.test(text))
    return problem('password-needed', 'This PDF is protected by a password.');
  if (!text.includes('startxref'))
    return problem('unreadable-file', 'This PDF is damaged: its end is missing.');
  return problem(
    'unsupported-format',
    'PDF statements cannot be read here yet. Export the statement as CSV instead.',
  );
}
