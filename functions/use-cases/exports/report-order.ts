import { defaultExportFields } from '../../../shared/model/export.ts';
import type {
  DateRange,
  ExportField,
  GeneratedReport,
  ReportFormat,
  WantedReport,
} from '../../../shared/model/export.ts';
import { endingOf } from '../../../shared/report-files.ts';
import { mailedName, reportName, reportTitle } from '../../domain/exports/report-name.ts';
import type { StoredReport } from '../../store/report-states.ts';

/** What is ordered: a report to be downloaded, one to be mailed, or all that an accountant needs in one package, mailed or not. */
export type ReportOrder = DownloadOrder | MailOrder | PackageOrder;

interface DownloadOrder extends Omit<WantedReport, 'id'>, Partial<Record<keyof Addressed, undefined>> {
  readonly kind: 'download';
}

/**
 * What to send of which days, as which file, and to whom. Of entries `fields` says which columns, `onlyMatched` and `filter` which of them.
 * `dateRange`: other days than those of this month or year.
 */
export interface MailOrder extends Pick<StoredReport, 'onlyMatched' | 'filter' | 'dayOrder'>, Addressed {
  readonly kind: 'mail';
  readonly fields: readonly ExportField[];
  readonly type: GeneratedReport['type'];
  readonly format: ReportFormat;
  readonly exportType: 'monthly' | 'yearly' | 'custom';
  readonly dateRange: DateRange | null;
}

interface PackageOrder extends DateRange, Partial<Addressed> {
  readonly kind: 'package';
}

interface Addressed {
  readonly recipient: NonNullable<StoredReport['recipient']>;
  /** Also where mail came back from the address. */
  readonly sendAnyway?: boolean | undefined;
}

/** What a report is, whatever becomes of it. */
export type ReportContent = Pick<
  StoredReport,
  'name' | 'type' | 'format' | 'fields' | 'onlyMatched' | 'filter' | 'dayOrder' | 'from' | 'to'
>;

/** What an order asks for of some days. */
export function contentOf(
  order: ReportOrder,
  { from, to }: DateRange,
  { name: organization }: { readonly name: string },
): ReportContent {
  const days = { from, to };
  switch (order.kind) {
    case 'download': {
      const { type, format, dayOrder } = order;
      const name = reportName(days, { title: reportTitle({ type, format }), extension: endingOf(format) });
      const fields = type === 'transactions' ? [...defaultExportFields] : [];
      return { name, type, format, ...(dayOrder && { dayOrder }), fields, onlyMatched: false, ...days };
    }
    case 'mail': {
      const { type, format, dayOrder, fields, onlyMatched, filter } = order;
      const chosen = { ...(filter && { filter }), ...(dayOrder && { dayOrder }) };
      const name = mailedName(days, { organization, type, format });
      return { name, type, format, fields: [...fields], onlyMatched, ...chosen, ...days };
    }
    case 'package': {
      const name = reportName(days, { title: organization, extension: 'zip' });
      return { name, type: 'package', format: 'zip', fields: [], onlyMatched: false, ...days };
    }
  }
}
