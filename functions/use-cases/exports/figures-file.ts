import type { ReportType } from '../../../shared/model/report.ts';
import { sayFormLine } from '../../../shared/text/form-words.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import { figuresCsv } from '../../domain/exports/figures-csv.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReport } from '../../store/reports.ts';
import { getReport } from '../reports/get-report.ts';
import type { ReportFile } from './report-file.ts';

/** Writes a report of figures down as CSV: just what the screen shows of it. Or tells that there is nothing in it. */
export async function figuresFile(
  { type, from, to, organizationId, language }: StoredReport & { readonly type: ReportType },
  cloud: Pick<Cloud, 'ledger' | 'organizations'>,
): Promise<ReportFile | 'nothing-to-export'> {
  const report = await getReport({ type, from, to }, { organizationId }, cloud, language);
  if (isRefusal(report)) throw new Error(`A report that was ordered is refused: ${report.refused}`);
  if (report.rows.length === 0 && report.unconverted.length === 0) return 'nothing-to-export';
  const { figures, kinds } = wordsFor(language).reports;
  const placeOf = (code: string) => sayFormLine({ code, label: code }, language).place;
  return {
    content: Buffer.from(figuresCsv(report, { ...figures, kinds, placeOf })),
    rows: report.rows.length,
  };
}
