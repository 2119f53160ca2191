import { isLedgerFormat } from '../../../shared/report-formats.ts';
import type { DateRange, GeneratedReport, ReportFormat } from '../../../shared/model/export.ts';
import { isOfEntries } from '../../../shared/model/export.ts';
import { endingOf } from '../../../shared/report-files.ts';
import { foldText } from '../text/fold-text.ts';

const NAME_LENGTH_MAX = 60;

/**
 * The name of a sent file, safe on every system and in a mail header: `matchbook-2026-01-01-to-2026-01-31.csv`. `title`
 * (an organisation's name, a kind of report) is reduced to letters, digits and hyphens.
 */
export function reportName({ from, to }: DateRange, { title = 'matchbook', extension = 'csv' } = {}): string {
  return `${safe(title, NAME_LENGTH_MAX) || 'matchbook'}-${from}-to-${to}.${extension}`;
}

const safe = (text: string, lengthMax: number): string =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, lengthMax)
    .replace(/^-+|-+$/g, '');

interface Mailed {
  readonly organization: string;
  readonly type: GeneratedReport['type'];
  readonly format: ReportFormat;
}

/** The name of a file that is mailed, which lies among those of other clients: `northern-studio-transactions-2026-01-01-to-2026-01-31.csv`. */
export function mailedName(range: DateRange, { organization, type, format }: Mailed): string {
  const kind = isLedgerFormat(format) ? format : isOfEntries(type) ? 'transactions' : type;
  const whose = safe(organization, NAME_LENGTH_MAX - kind.length - 1) || 'matchbook';
  return reportName(range, { title: `${whose} ${kind}`, extension: endingOf(format) });
}

/** What stands in the name of a report's file before its days: what it holds, or for which program it is. */
export const reportTitle = ({ type, format }: Pick<GeneratedReport, 'type' | 'format'>): string =>
  `matchbook ${isLedgerFormat(format) ? format : type}`;
