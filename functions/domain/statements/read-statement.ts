import { decodeText } from './decode-text.ts';
import { delimitedTable } from './delimited-table.ts';
import { detectBinaryFormat, detectTextFormat } from './detect-format.ts';
import { problem, type Reading, type ReadOptions } from './reading.ts';
import { statementFromTable } from './statement-from-table.ts';

const BYTES_MAX = 64 * 1024 * 1024;

/**
 * Reads a bank statement from a file's bytes, whatever its name: the format is told by the content. A file that cannot be
 * read gives a problem in plain words, never a guess and never an exception.
 */
export async function readStatement(bytes: Uint8Array, options: ReadOptions = {}): Promise<Reading> {
  if (bytes.length > BYTES_MAX)
    return problem('unreadable-file', 'This file is too large to be a statement.');
  try {
    return await readFormat(bytes, options);
  } catch {
    return problem('unreadable-file', 'This file is damaged or not what it seems, and could not be read.');
  }
}

async function readFormat(bytes: Uint8Array, options: ReadOptions): Promise<Reading> {
  switch (detectBinaryFormat(bytes)) {
    case 'empty':
      return problem('empty-file', 'This file is empty.');
    case 'text':
      return readText(decodeText(bytes), options);
    case 'pdf':
      return problem(
        'unsupported-format',
        'PDF statements cannot be read yet. Export the statement as CSV instead.',
      );
    default:
      return problem('unreadable-file', 'This file is not a bank statement.');
  }
}

function readText(text: string, options: ReadOptions): Reading {
  switch (detectTextFormat(text)) {
    case 'empty':
      return problem('empty-file', 'This file is empty.');
    case 'text':
      return statementFromTable(delimitedTable(text), options);
    case 'binary':
      return problem('unreadable-file', 'This file is not a bank statement.');
    default:
      return problem(
        'unsupported-format',
        'This kind of file cannot be read yet. Export the statement as CSV instead.',
      );
  }
}
