import type { GeneratedReport } from '../../../shared/model/export.ts';
import { useText } from '../../text/use-text.ts';

/** What a kind of file is called, in the reader's words. */
export function useFormatWords(): (format: GeneratedReport['format']) => string {
  const t = useText();
  return (format) => t(`exporting.formats.${format}`);
}
