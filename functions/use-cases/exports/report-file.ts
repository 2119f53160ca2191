import { isLedgerFormat } from '../../../shared/report-formats.ts';
import { DocumentFormat, isOfEntries } from '../../../shared/model/export.ts';
import { AskedReport } from '../../../shared/model/report.ts';
import { fileWriters } from '../../domain/exports/file-kinds.ts';
import type { ExportDocument } from '../../domain/exports/export-document.ts';
import type { MoneyMoved } from '../../domain/exports/money-moved.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { StoredReport } from '../../store/report-states.ts';
import { entriesDocument } from './entries-document.ts';
import type { EntriesParts } from './entries-document.ts';
import { figuresDocument } from './figures-document.ts';
import type { LedgerParts } from './books-for-programs.ts';
import { ledgerFile } from './ledger-file.ts';
import { receiptsDocument } from './receipts-document.ts';
import type { ReceiptsParts } from './receipts-document.ts';

export type FileParts = EntriesParts & LedgerParts & ReceiptsParts & Pick<Cloud, 'organizations'>;

/** The file of a report as it is written, how many rows it holds where that is known before, and of entries what they come to. */
export interface ReportFile {
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly rows?: number;
  readonly totals?: readonly MoneyMoved[];
}

type NoFile = 'nothing-to-export' | 'export-too-large';

/** Writes what a report is about down in its format, piece by piece, as it is read. Or tells why there is no file. */
export async function reportFile(
  report: StoredReport,
  organization: StoredOrganization,
  cloud: FileParts,
): Promise<ReportFile | NoFile> {
  const { format } = report;
  if (isLedgerFormat(format)) return ledgerFile({ ...report, format }, organization, cloud);
  const made = await documentOf(report, organization, cloud);
  if (typeof made === 'string') return made;
  const { document, ...known } = made;
  return { chunks: fileWriters[DocumentFormat.parse(format)](document), ...known };
}

async function documentOf(
  report: StoredReport,
  organization: StoredOrganization,
  cloud: FileParts,
): Promise<{ document: ExportDocument; rows?: number; totals?: readonly MoneyMoved[] } | NoFile> {
  const { type } = report;
  if (isOfEntries(type)) return entriesDocument(report, organization, cloud);
  if (type === 'receipts') {
    const document = await receiptsDocument(report, organization, cloud);
    return typeof document === 'string' ? document : { document };
  }
  const figures = AskedReport.safeParse(type).data;
  if (figures === undefined) throw new Error(`Nobody here knows how to write ${type} down.`);
  return figuresDocument({ ...report, type: figures }, organization, cloud);
}
