import type { ReportFormat } from '../../../shared/model/export.ts';

/** A format as the API takes it: CSV unless told. */
export const formatBody = (format: ReportFormat): { format?: ReportFormat } =>
  format === 'csv' ? {} : { format };
