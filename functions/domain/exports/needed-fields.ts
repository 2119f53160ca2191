import type { ExportField, GeneratedReport } from '../../../shared/model/export.ts';
import type { TransactionFilter } from '../../../shared/model/transaction-filter.ts';
import type { LedgerRow } from '../ledger/ledger-row.ts';

/** The columns in which an amount of money stands. */
const AMOUNTS: readonly ExportField[] = ['amount', 'tax', 'receipt_amount'];

/** What says how much an entry of another currency is in that of the books. */
const WORTH: readonly ExportField[] = ['worth', 'worth_currency', 'worth_rate', 'worth_source'];

interface Columns {
  readonly fields: readonly ExportField[];
  readonly type: GeneratedReport['type'];
  readonly filter?: TransactionFilter | undefined;
}

/**
 * The columns that a file needs for these rows: those it has, with `currency` beside its amounts once a row is in another currency than the
 * books, what such a row is worth in theirs where one is, and `tax` once a row carries tax, where reports leave that out, unless somebody
 * chose the columns by themselves, and what counts in the box of a return that the file is about. What an entry counts as is always said:
 * without it a category's sum is no figure of any report.
 */
export function neededFields(
  { fields, type, filter }: Columns,
  rows: readonly Pick<LedgerRow, 'currency' | 'worth' | 'taxes' | 'parts'>[],
  { home, isNetOfTax }: { readonly home: string; readonly isNetOfTax: boolean },
): readonly ExportField[] {
  const isForeign =
    AMOUNTS.some((field) => fields.includes(field)) && rows.some(({ currency }) => currency !== home);
  const wantsTax = isNetOfTax && type !== 'custom' && rows.some(isTaxed);
  const hasWorth = type !== 'custom' && rows.some(({ worth }) => worth !== undefined);
  const typed = withType(fields);
  const added = [
    ...(isForeign && !fields.includes('currency') ? (['currency'] as const) : []),
    ...(hasWorth ? WORTH.filter((field) => !fields.includes(field)) : []),
    ...(filter?.boxCode !== undefined && !fields.includes('box_amount') ? (['box_amount'] as const) : []),
    ...(wantsTax && !fields.includes('tax') ? (['tax'] as const) : []),
  ];
  return added.length === 0 ? typed : besideAmount(typed, added);
}

const withType = (fields: readonly ExportField[]): readonly ExportField[] =>
  fields.includes('transaction_type') ? fields : [...fields, 'transaction_type'];

const isTaxed = ({ taxes = [], parts = [] }: Pick<LedgerRow, 'taxes' | 'parts'>): boolean =>
  taxes.length > 0 || parts.some(({ tax }) => tax !== undefined);

function besideAmount(fields: readonly ExportField[], added: readonly ExportField[]): ExportField[] {
  const at = fields.indexOf('amount');
  return at === -1 ? [...fields, ...added] : fields.toSpliced(at + 1, 0, ...added);
}
