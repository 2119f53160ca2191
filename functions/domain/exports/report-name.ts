import type { DateRange, ReportFormat } from '../../../shared/model/export.ts';
import { isLedgerFormat, ledgerEnding } from '../../../shared/model/ledger-format.ts';
import { foldText } from '../text/fold-text.ts';

/** What a file is called by its format: which other program takes it, where one does. */
export const namedByFormat = (format: ReportFormat): { title?: string; extension: string } =>
  isLedgerFormat(format)
    ? { title: `matchbook ${format}`, extension: ledgerEnding(format) }
    : { extension: format };

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
