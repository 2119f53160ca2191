import type { LedgerFile } from '../../../functions/domain/exports/ledgers/ledger-books.ts';

/** Files for another program as they lie on a disk in the end. */
export const writtenFiles = (files: readonly LedgerFile[]): { name: string; text: string }[] =>
  files.map(({ name, pieces }) => ({ name, text: [...pieces()].join('') }));

/** The text of the only file, or the first one. */
export const firstText = (files: readonly LedgerFile[]): string => writtenFiles(files)[0]?.text ?? '';
