import type { StatementQuestion } from '../../../../shared/model/statement.ts';
import type { Columns } from './columns.ts';
import type { TableFrame } from './find-frame.ts';
import type { TableReading } from './read-table-rows.ts';
import { cellText } from './table.ts';

const ROWS_SHOWN = 10;

/** The columns with the amount read where a person said that it stands: under the heading `answer`. */
export function withAmountColumn(columns: Columns, { header }: TableFrame, answer?: string): Columns {
  const { amount, gross, ...rest } = columns;
  if (!header || answer === undefined || gross === undefined || cellText(header, gross) !== answer)
    return answer === undefined || amount === undefined ? columns : { ...rest, amount };
  return { ...rest, amount: gross };
}

/** A file with gross and net amounts that differ, and no fees that say by how much, leaves open which one reaches the account. */
export function amountQuestions(
  { header, body }: TableFrame,
  { amount, gross, isNet }: Columns,
  { rows }: TableReading,
): StatementQuestion[] {
  if (gross === undefined || amount === undefined || isNet || !header) return [];
  const lines = new Set(rows.map((row) => row.row));
  const differing = body.filter(
    (row) => lines.has(row.line) && cellText(row, amount) !== cellText(row, gross),
  );
  if (differing.length === 0) return [];
  return [
    {
      about: 'amount-column',
      assumed: cellText(header, amount),
      alternatives: [cellText(header, gross)],
      rows: differing.slice(0, ROWS_SHOWN).map((row) => row.line),
    },
  ];
}
