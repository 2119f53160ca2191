import { saidCategory } from '../../../shared/countries/book-categories.ts';
import { isLedgerFormat } from '../../../shared/model/ledger-format.ts';
import { sayDescription } from '../../../shared/text/entry-description.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import { csvHead, csvLine } from '../../domain/exports/csv.ts';
import { addMoneyMoved } from '../../domain/exports/money-moved.ts';
import type { MoneyMoved } from '../../domain/exports/money-moved.ts';
import { exportRows } from '../../domain/exports/export-rows.ts';
import { neededFields } from '../../domain/exports/needed-fields.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { StoredReport } from '../../store/reports.ts';
import type { LedgerParts } from './books-for-programs.ts';
import { ledgerFile } from './ledger-file.ts';
import { wantedRows } from './wanted-rows.ts';
import { entriesFor } from './export-entries.ts';
import type { EntryParts } from './export-entries.ts';

export type FileParts = EntryParts & LedgerParts;

/** The file of a report, and how many rows of the ledger it holds. */
export interface ReportFile {
  readonly content: Uint8Array;
  readonly rows: number;
  /** Of a file of entries: what they come to. */
  readonly totals?: readonly MoneyMoved[];
}

/**
 * Writes the rows that a report is about down as CSV, page by page, up to `bytesMax`: what is kept of a page is its lines. Where a row
 * needs a column more, it begins anew with that. Or tells why there is no file.
 */
export async function reportFile(
  report: StoredReport,
  organization: StoredOrganization,
  bytesMax: number,
  cloud: FileParts,
): Promise<ReportFile | 'nothing-to-export' | 'export-too-large'> {
  const { fields, from, to, format } = report;
  if (isLedgerFormat(format)) return wholeFile(await ledgerFile({ ...report, format }, organization, cloud));
  const { titles, ...said } = wordsFor(report.language).reports;
  const words = {
    ...said,
    description: (kept: string) => sayDescription(kept, report.language),
    category: (name: string) => saidCategory(name, organization, report.language),
  };
  const isWanted = wantedRows(report, organization);
  const entriesOf = entriesFor(fields, organization, cloud);
  const pieces = [Buffer.from(csvHead(fields, titles))];
  let [size, rows] = [0, 0];
  let totals: readonly MoneyMoved[] = [];
  for await (const page of cloud.ledger.rowPages(organization.id, { from, to })) {
    const wanted = page.filter(isWanted);
    const needed = neededFields(report, wanted, organization.currency);
    if (needed.length > fields.length)
      return reportFile({ ...report, fields: [...needed] }, organization, bytesMax, cloud);
    const cells = (await entriesOf(wanted)).flatMap((entry) =>
      exportRows(entry, organization.timeZone, words),
    );
    const lines = Buffer.from(cells.map((row) => csvLine(row, fields)).join(''));
    pieces.push(lines);
    rows += wanted.length;
    totals = addMoneyMoved(totals, wanted);
    size += lines.byteLength;
    if (size > bytesMax) return 'export-too-large';
  }
  return rows === 0 ? 'nothing-to-export' : { content: Buffer.concat(pieces), rows, totals };
}

/** A file that is written piece by piece, at once. */
async function wholeFile(
  file: Awaited<ReturnType<typeof ledgerFile>>,
): Promise<ReportFile | 'nothing-to-export'> {
  if (file === 'nothing-to-export') return file;
  const { chunks, ...known } = file;
  return { content: Buffer.concat(await Array.fromAsync(chunks)), ...known };
}
