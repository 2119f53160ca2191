import { factsOf, type RowFacts, type RowHistory } from '../../functions/domain/ledger/history.ts';
import type { LedgerRow } from '../../functions/domain/ledger/ledger-row.ts';

/**
 * What is wrong with the history of a row, its oldest change first: each change begins where the one before it ended, the last one ends
 * at the row as it stands, and none is told twice.
 */
export function brokenHistory(row: LedgerRow, history: readonly RowHistory[]): string[] {
  const found: string[] = [];
  const known = new Map<string, unknown>();
  for (const { before, after, version } of history) {
    for (const [fact, was] of sidesOf(before, after)) {
      if (known.has(fact) && !isSame(known.get(fact), was))
        found.push(`Version ${version} of row ${row.id} begins with another ${fact} than was.`);
      known.set(fact, after[fact]);
    }
  }
  const stands = factsOf(row);
  for (const [fact, value] of known)
    if (!isSame(value, stands[fact as keyof RowFacts]))
      found.push(`The history of row ${row.id} ends with another ${fact} than it has.`);
  const told = history.map(({ version, act }) => `${version} ${act}`);
  if (new Set(told).size < told.length) found.push(`A change of row ${row.id} is told twice.`);
  if (history.some(({ version }) => version > row.version)) found.push(`Row ${row.id} lost a change.`);
  return found;
}

const sidesOf = (before: RowFacts, after: RowFacts): [keyof RowFacts, unknown][] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)] as (keyof RowFacts)[])].map((fact) => [
    fact,
    before[fact],
  ]);

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
