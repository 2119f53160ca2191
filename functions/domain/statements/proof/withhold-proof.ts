import type { ReadAccount, Reading, ReadStatement } from '../reading.ts';

/**
 * Takes back the proof of a statement with a row that could not be read: its balances may agree over the row that is missing. What
 * disagrees stays so. A rejected row of which no account is known keeps every account of its file unproven.
 */
export function withholdProof(reading: Reading): Reading {
  if (reading.kind === 'problem' || reading.statement.rejected.length === 0) return reading;
  const { accounts, ...whole } = reading.statement;
  if (!accounts) return { kind: 'read', statement: unproven(whole) };
  const placed = accounts.reduce((count, { rejected }) => count + rejected.length, 0);
  const isPlaced = placed === whole.rejected.length;
  const parts = accounts.map((part) => (isPlaced && part.rejected.length === 0 ? part : unproven(part)));
  return { kind: 'read', statement: { ...unproven(whole), accounts: parts } };
}

function unproven<T extends ReadAccount | ReadStatement>(statement: T): T {
  return statement.proven === true ? { ...statement, proven: null } : statement;
}
