import { useText } from '../../text/use-text.ts';
import { useDateFormat } from '../../format/date-format.ts';
import { formatDay } from '../../format/format.ts';
import type { ExportPeriod } from './export-period.ts';

/** A period in words, for the toast that says what was sent. */
export function usePeriodWords(): (period: ExportPeriod) => string {
  const t = useText();
  const format = useDateFormat();
  return ({ exportType, from, to }) => {
    if (exportType === 'monthly') return t('exporting.periodMonthly');
    if (exportType === 'yearly') return t('exporting.periodYearly');
    return t('exporting.periodCustom', { from: formatDay(from, format), to: formatDay(to, format) });
  };
}
