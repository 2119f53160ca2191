import type { GeneratedReport } from '../../../../shared/model/export.ts';
import { useText } from '../../../text/use-text.ts';

/** What a report is of, in the reader's words. */
export function useTypeWords(): (type: GeneratedReport['type']) => string {
  const t = useText();
  return (type) =>
    type === 'transactions' || type === 'matched-transactions' || type === 'custom' || type === 'package'
      ? t(`reports.generated.types.${type}`)
      : t(`reports.types.${type}`);
}
