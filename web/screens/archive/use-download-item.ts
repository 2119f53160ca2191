import { todayIn } from '../../../shared/civil-date.ts';
import { saidCategory } from '../../../shared/countries/book-categories.ts';
import { csvBeginning, lineOfCells, textCell } from '../../../shared/csv.ts';
import type { ArchiveItem } from '../../../shared/model/archive.ts';
import { decimalFromMinor } from '../../../shared/money.ts';
import { useCan, useSignedIn } from '../../auth/me-context.ts';
import { saveText } from '../../features/document/save-text.ts';
import { useDownload } from '../../features/document/use-download.ts';
import { useDownloadReport } from '../../features/export/use-download-report.ts';
import { useText } from '../../text/use-text.ts';

/**
 * How one thing is downloaded: a document's original, a report as it was made, an entry as a list of one line. Undefined where it has no
 * file, or the person may not download it.
 */
export function useDownloadItem(item: ArchiveItem): (() => void) | undefined {
  const canDownload = useCan('canDownload');
  const downloadOriginal = useDownload();
  const downloadReport = useDownloadReport();
  const entryFile = useEntryFile();
  const { type, id, hasFile } = item;
  if (type === 'receipt') return hasFile ? () => void downloadOriginal(id) : undefined;
  if (!canDownload) return undefined;
  if (type === 'transaction') return () => saveText(entryFile(item), `${item.originalDate ?? 'entry'}.csv`);
  if (!hasFile) return undefined;
  return () => void downloadReport(id);
}

/** A deleted entry as a list of one line, as the lists of an export read. */
function useEntryFile(): (item: ArchiveItem) => string {
  const t = useText();
  const { organization } = useSignedIn();
  return ({ name, originalDate, amount, currency, category, archivedAt, goesOn }) => {
    const titles = (
      ['date', 'description', 'amount', 'currency', 'category', 'deletedOn', 'goesForGoodOn'] as const
    ).map((column) => t(`archive.columns.${column}`));
    const sum = amount === null || currency === null ? '' : decimalFromMinor(amount, currency);
    const deletedOn = todayIn(organization.timeZone, new Date(archivedAt));
    const cells = [
      ...[originalDate ?? '', name].map(textCell),
      sum,
      ...[
        currency ?? '',
        category === null ? '' : saidCategory(category, organization),
        deletedOn,
        goesOn ?? '',
      ].map(textCell),
    ];
    return csvBeginning(titles) + lineOfCells(cells);
  };
}
