import type { ExportField } from '../../../shared/model/export.ts';
import { ColumnSums } from './column-sums.ts';
import type { SummedColumn } from './column-sums.ts';
import type { ColumnKind, ExportColumn } from './export-document.ts';

const columns: Readonly<Record<ExportField, readonly [ColumnKind, width: number]>> = {
  date: ['day', 11],
  description: ['text', 38],
  amount: ['money', 14],
  currency: ['text', 9],
  tax: ['money', 12],
  category: ['text', 22],
  account_label: ['text', 20],
  transaction_type: ['text', 14],
  receipt_vendor: ['text', 24],
  receipt_amount: ['money', 15],
  receipt_date: ['day', 12],
  receipt_file: ['text', 28],
  created_at: ['day', 11],
  user_name: ['text', 18],
  match_confidence: ['percent', 16],
  box_amount: ['money', 14],
  worth: ['money', 16],
  worth_currency: ['text', 13],
  worth_rate: ['text', 12],
  worth_source: ['text', 26],
};

/** The columns of an export of entries with these fields, in the order given. */
export function entryColumns(
  fields: readonly ExportField[],
  titles: Readonly<Record<ExportField, string>>,
): ExportColumn[] {
  return fields.map((field) => {
    const [kind, width] = columns[field];
    return { title: titles[field], kind, width };
  });
}

/** Adds up what of these columns is to be added up: amounts and their tax, and what they are worth, each by its currency. */
export function entrySums(fields: readonly ExportField[], label: string): ColumnSums {
  const at = (field: ExportField) => (fields.includes(field) ? fields.indexOf(field) : undefined);
  const summed = (field: ExportField, by: ExportField): SummedColumn[] => {
    const column = at(field);
    return column === undefined ? [] : [{ column, by: at(by) }];
  };
  return new ColumnSums(fields.length, label, [
    ...summed('amount', 'currency'),
    ...summed('tax', 'currency'),
    // It is in the books' currency, whichever the entry has.
    ...summed('box_amount', fields.includes('currency') ? 'box_amount' : 'currency'),
    ...summed('worth', 'worth_currency'),
  ]);
}
