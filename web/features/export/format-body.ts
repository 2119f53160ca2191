import type { ReportFormat } from '../../../shared/model/export.ts';
import { formatsOf, hasDayOrder } from '../../../shared/report-formats.ts';
import type { DayOrder } from '../../../shared/report-formats.ts';

interface FormatBody {
  readonly format?: ReportFormat;
  readonly dayOrder?: DayOrder;
}

/** A format as the API takes it: CSV unless told; of a bank CSV also how it writes days. */
export const formatBody = (format: ReportFormat, dayOrder?: DayOrder): FormatBody => ({
  ...(format === 'csv' ? {} : { format }),
  ...dayOrderBody(format, dayOrder),
});

/** How a bank CSV writes days; nothing of any other file. */
export const dayOrderBody = (format: ReportFormat, dayOrder?: DayOrder): Pick<FormatBody, 'dayOrder'> =>
  dayOrder !== undefined && hasDayOrder(format) ? { dayOrder } : {};

/** The chosen format, or where the report can't be had so its first one. */
export function formatFor({
  type,
  format,
}: {
  readonly type: string;
  readonly format: ReportFormat;
}): ReportFormat {
  const formats = formatsOf(type);
  return formats.includes(format) ? format : (formats[0] ?? format);
}
