import type { ReportFormat } from '../../../shared/model/export.ts';
import { useText } from '../../text/use-text.ts';

/** What a kind of file is called, in the reader's words. */
export function useFormatWords(): (format: ReportFormat) => string {
  const t = useText();
  return (format) => t(`exporting.formats.${format}`);
}
