import { isOneFile } from '../../../shared/report-formats.ts';
import type { LedgerFormat } from '../../../shared/model/ledger-format.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import type { LedgerFile } from '../../domain/exports/ledgers/ledger-books.ts';
import { ledgerExport } from '../../domain/exports/ledgers/ledger-export.ts';
import { ledgerReadme } from '../../domain/exports/ledgers/ledger-readme.ts';
import { zipped } from '../../domain/exports/zip.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { StoredReport } from '../../store/report-states.ts';
import { booksForPrograms } from './books-for-programs.ts';
import type { LedgerParts } from './books-for-programs.ts';

/** As many letters are handed on at once. */
const CHUNK_LETTERS = 64 * 1024;

/**
 * Writes the books of a report's days down for another program: as its one file, or as a zip of one for each account, with what whoever imports
 * them has to know. Or tells that nothing is in them, as where all entries are of cash.
 */
export async function ledgerFile(
  report: StoredReport & { readonly format: LedgerFormat },
  organization: StoredOrganization,
  cloud: LedgerParts,
) {
  const { format, language, createdAt } = report;
  const { books, rows, totals } = await booksForPrograms(report, organization, cloud);
  const made = ledgerExport(format, books);
  const [first] = made.files;
  if (rows === 0 || !first) return 'nothing-to-export';
  const known = { rows, totals };
  if (isOneFile(format)) return { chunks: chunksOf(first), ...known };
  const { dateFormat } = organization;
  const readme = ledgerReadme(format, books, made, { words: wordsFor(language).ledgers, dateFormat });
  return { chunks: zipped(bytesOf([readme, ...made.files]), new Date(createdAt)), ...known };
}

// oxlint-disable-next-line typescript/require-await -- files come one after the other, as what packs them asks for them
async function* bytesOf(files: readonly LedgerFile[]) {
  for (const file of files) yield { name: file.name, bytes: Buffer.concat([...bytesIn(file)]) };
}

// oxlint-disable-next-line typescript/require-await -- as a file that is written piece by piece
async function* chunksOf(file: LedgerFile): AsyncGenerator<Uint8Array> {
  yield* bytesIn(file);
}

/** The bytes of a file, some pieces of it at a time. */
function* bytesIn({ pieces }: LedgerFile): Generator<Uint8Array> {
  let [some, length]: [string[], number] = [[], 0];
  for (const piece of pieces()) {
    some.push(piece);
    length += piece.length;
    if (length < CHUNK_LETTERS) continue;
    yield Buffer.from(some.join(''));
    [some, length] = [[], 0];
  }
  if (length > 0) yield Buffer.from(some.join(''));
}
