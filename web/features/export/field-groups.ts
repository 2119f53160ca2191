import type { ExportField } from '../../../shared/model/export.ts';

/** The fields of a custom export as the dialog groups them (specification section 2). */
export const fieldGroups = [
  { key: 'essential', fields: ['date', 'description', 'amount', 'currency'] },
  { key: 'financial', fields: ['tax', 'category', 'account_label', 'transaction_type'] },
  { key: 'conversion', fields: ['worth', 'worth_currency', 'worth_rate', 'worth_source'] },
  { key: 'receipt', fields: ['receipt_vendor', 'receipt_amount', 'receipt_date', 'receipt_file'] },
  { key: 'additional', fields: ['created_at', 'user_name', 'match_confidence'] },
] as const satisfies readonly { key: string; fields: readonly ExportField[] }[];
