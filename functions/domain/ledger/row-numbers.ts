import type { Statement } from '../../../shared/model/statement.ts';

type Part = Omit<Statement, 'accounts' | 'layout'>;

/**
 * A statement whose rows can be told apart by their numbers: a file may write everything on one line, or begin a new sheet with
 * line 1. The first row of a line keeps its number, the others get the next ones after the last; the same file the same ones.
 */
export function withRowNumbers(statement: Statement): Statement {
  const parts: readonly Part[] = statement.accounts ?? [statement];
  const taken = new Set<number>();
  let last = parts
    .flatMap(({ transactions, rejected }) => [...transactions, ...rejected])
    .reduce((greatest, { row }) => Math.max(greatest, row), 0);
  const numbered = parts.map((part) => {
    const renamed = new Map<number, number>();
    const transactions = part.transactions.map((one) => {
      const row = taken.has(one.row) ? (last += 1) : one.row;
      taken.add(row);
      if (!renamed.has(one.row)) renamed.set(one.row, row);
      return { ...one, row };
    });
    return { ...part, ...brokenWithin(part, renamed), transactions };
  });
  if (!statement.accounts) return { ...statement, ...numbered[0] };
  const transactions = numbered.flatMap((part) => part.transactions);
  return { ...statement, accounts: numbered, transactions };
}

/** Where the balance breaks, by the numbers that the rows have now. */
function brokenWithin(
  { brokenAt, breaks }: Part,
  renamed: ReadonlyMap<number, number>,
): Pick<Part, 'brokenAt' | 'breaks'> {
  if (!brokenAt) return {};
  const numbered = <At extends { row: number }>(at: At): At => ({
    ...at,
    row: renamed.get(at.row) ?? at.row,
  });
  const { repair } = brokenAt;
  return {
    brokenAt: { ...numbered(brokenAt), ...(repair ? { repair: numbered(repair) } : {}) },
    ...(breaks ? { breaks: breaks.map(numbered) } : {}),
  };
}
