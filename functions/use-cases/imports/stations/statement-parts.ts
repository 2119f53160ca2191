import type { Statement } from '../../../../shared/model/statement.ts';

/** One of the statements that a file may hold. */
export type StatementPart = NonNullable<Statement['accounts']>[number];

/** A file's statements: one for each account it holds. */
export function partsOf(statement: Statement): readonly StatementPart[] {
  return statement.accounts ?? [statement];
}
