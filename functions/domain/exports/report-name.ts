import { isLedgerFormat } from '../../../shared/report-formats.ts';
import type { DateRange, GeneratedReport } from '../../../shared/model/export.ts';
import { foldText } from '../text/fold-text.ts';

const NAME_LENGTH_MAX = 60;

/**
 * The name of a sent file, safe on every system and in a mail header: `matchbook-2026-01-01-to-2026-01-31.csv`. `title`
 * (an organisation's name, a kind of report) is reduced to letters, digits and hyphens.
 */
export function reportName({ from, to }: DateRange, { title = 'matchbook', extension = 'csv' } = {}): string {
  const plain = foldText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_LENGTH_MAX)
    .replace(/^-+|-+$/g, '');
  return `${plain || 'matchbook'}-${from}-to-${to}.${extension}`;
}

/** What stands in the name of a report's file before its days: what it holds, or for which program it is. */
export const reportTitle = ({ type, format }: Pick<GeneratedReport, 'type' | 'format'>): string =>
  `matchbook ${isLedgerFormat(format) ? format : type}`;
