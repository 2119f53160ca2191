import { recogniseTransfers } from '../../../functions/domain/statements/recognise-transfers.ts';
import { pairTransfers } from '../../../functions/domain/transfers/pair-transfers.ts';
import type { Tally } from './touches.ts';
import { isMoved } from './year-truth.ts';
import type { Year } from './year.ts';
import type { YearRow } from './year-book.ts';

/** The rows that are known to have only moved; a transfer that is not found is one decision. */
export function countTransfers(year: Year, rows: readonly YearRow[], tally: Tally): ReadonlySet<string> {
  const said = new Set(rows.filter((row) => saysTransfer(row, year)).map(({ id }) => id));
  for (const row of rows)
    if (said.has(row.id))
      tally.decided(isMoved(row), () => `transfer said: ${row.description} is ${row.truth ?? ''}`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const moved = new Set(said);
  for (const { outId, inId, isSure } of pairTransfers(
    rows.map((row) => ({ ...row, isOwed: row.accountId === 'card' })),
  )) {
    const [out, into] = [byId.get(outId), byId.get(inId)];
    const isRight = out?.pair !== undefined && out.pair === into?.pair;
    if (!isSure || !out || !into) continue;
    tally.decided(
      isRight,
      () => `pair: ${out.date} ${out.description} with ${into.date} ${into.description}`,
    );
    moved.add(outId).add(inId);
  }
  for (const row of rows) if (row.pair !== undefined && !moved.has(row.id)) tally.ask(row.cause, row.pair);
  for (const row of rows) if (row.pair !== undefined) moved.add(row.id);
  return moved;
}

/** Whether an import marks a row as money that only moved, by its words alone. */
function saysTransfer(
  { description, amount, date, accountId, currency }: YearRow,
  { accounts }: Year,
): boolean {
  const statement = {
    format: 'csv' as const,
    currency,
    account: null,
    opening: null,
    closing: null,
    proven: null,
  };
  const transactions = [{ row: 2, date, description, amount }];
  const accountKind = accounts[accountId];
  const reading = recogniseTransfers(
    { kind: 'read', statement: { ...statement, transactions, rejected: [], questions: [] } },
    { ...(accountKind === undefined ? {} : { accountKind }) },
  );
  return reading.kind === 'read' && reading.statement.transactions[0]?.transfer !== undefined;
}
