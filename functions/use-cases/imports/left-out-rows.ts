import type { PeriodLock } from '../../../shared/model/period-lock.ts';
import type { LeftOutRow } from '../../../shared/model/statement-import.ts';
import { say } from '../../../shared/text/said.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import { isClosedOn } from '../../domain/books/period-lock.ts';
import type { StoredImport } from '../../store/imports.ts';
import { partsOf } from './stations/statement-parts.ts';
import type { StatementReading } from './statement-reading.ts';

/** Every row of a committed file that is not among those added, in the order of the file, and why: with them no row is unaccounted for. */
export function leftOutRows(
  { statement, duplicates }: StatementReading,
  { restored = [], left = [], closedUntil = '' }: Pick<StoredImport, 'restored' | 'left' | 'closedUntil'>,
): LeftOutRow[] {
  const words = wordsFor().rows;
  const twins = new Map(duplicates.map(({ row, twin }) => [row, twin]));
  const [chosen, refused] = [new Set(restored), new Set(left)];
  const read = partsOf(statement).flatMap(({ currency, transactions }) =>
    transactions.flatMap(({ row, date, description, amount }): LeftOutRow[] => {
      const facts = { row, date, description, amount, currency };
      const twin = twins.get(row);
      if (refused.has(row)) return [{ ...facts, because: 'left', detail: say(words, { code: 'left-out' }) }];
      if (twin === undefined || chosen.has(row))
        return date <= closedUntil
          ? [{ ...facts, because: 'period-locked', detail: say(words, { code: 'period-locked' }) }]
          : [];
      const detail = say(words, { code: 'in-books', description: twin.description });
      return [{ ...facts, because: 'in-books', detail }];
    }),
  );
  const unread = statement.rejected.map(({ row, reason, shown, isNotBooked }): LeftOutRow => ({
    row,
    because: isNotBooked ? 'not-booked' : 'unread',
    detail: reason,
    ...(shown === undefined ? {} : { description: shown }),
  }));
  return [...read, ...unread].toSorted((a, b) => a.row - b.row);
}

/** The rows of a file, by their lines, that lie in a closed period. */
export const closedRows = ({ statement }: StatementReading, lock: PeriodLock): number[] =>
  partsOf(statement).flatMap(({ transactions }) =>
    transactions.filter(({ date }) => isClosedOn(lock, date)).map(({ row }) => row),
  );
