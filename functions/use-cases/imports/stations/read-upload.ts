import { readStatement, readStatementOfPages } from '../../../domain/statements/read-statement.ts';
import { problem } from '../../../domain/statements/reading.ts';
import type { PagesRead, Reading } from '../../../domain/statements/reading.ts';
import { withStateTaxes } from '../../../domain/transfers/state-sales-tax.ts';
import type { Cloud } from '../../../runtime/cloud.ts';
import type { StoredImport } from '../../../store/imports.ts';
import type { StoredOrganization } from '../../../store/organizations.ts';
import type { KeptPages } from '../../receipts/kept-pages.ts';
import type { Upload } from './fetch-upload.ts';

/** An import's file together with what its import and its organisation tell about it. */
export interface ImportedFile {
  readonly upload: Upload;
  readonly job: StoredImport;
  readonly organization: StoredOrganization;
}

/**
 * Station 3 of an import: reads the file with what the account, the answers and the columns tell about it. An error that no reader
 * foresaw is logged whole and a problem of the reading: the same file would meet it again.
 */
export async function readUpload(file: ImportedFile, { log }: Pick<Cloud, 'log'>): Promise<Reading> {
  try {
    return withStateTaxes(await readingOf(file), file.organization.country);
  } catch (error) {
    log.error('statement not read', { error, importId: file.job.id });
    return problem('unexpected', { code: 'reading-failed' });
  }
}

async function readingOf({ upload, job, organization }: ImportedFile): Promise<Reading> {
  const account = organization.accounts.find(({ id }) => id === job.accountId);
  const options = {
    fileName: job.fileName,
    currency: account?.currency ?? organization.currency,
    ...(account ? { accountKind: account.kind } : { isBooksCurrency: true }),
    ...(job.answers ? { answers: job.answers } : {}),
    ...(job.columns ? { columns: job.columns } : {}),
  };
  switch (upload.kind) {
    case 'missing':
      return problem('empty-file', { code: 'statement-not-arrived' });
    case 'unread-pages':
      return PAGES_GONE;
    case 'pages':
      return readStatementOfPages(pagesRead(upload.pages), upload.format, options);
    case 'file':
      return readStatement(upload.bytes, options);
  }
}

/** Pages are kept as long as their upload; an import of before they were kept has none. */
const PAGES_GONE = problem('unreadable-file', { code: 'pages-gone' });

/** Of pages that could not be read, what was said of them when they were kept. */
function pagesRead(kept: KeptPages): PagesRead {
  return kept.kind === 'pages' ? kept : { ...kept, because: { code: 'told', sentence: kept.detail } };
}
