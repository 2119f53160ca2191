import type { StatementImport } from '../../../shared/model/statement-import.ts';

/**
 * How many rows of a file are added: those read, but for the ones that the books have and nobody wants again (`restored`: lines that are
 * wanted again), and those of a closed period.
 */
export function rowsToAdd(
  { statement, duplicates, closed = [] }: Pick<StatementImport, 'statement' | 'duplicates' | 'closed'>,
  restored: ReadonlySet<number>,
): number {
  const left = duplicates.flatMap(({ row }) => (restored.has(row) ? [] : [row]));
  const kept = new Set([...left, ...closed]);
  return (statement?.transactions ?? []).filter(({ row }) => !kept.has(row)).length;
}
