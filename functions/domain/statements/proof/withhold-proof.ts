import { isNotBooked, type ReadAccount, type Reading, type ReadStatement } from '../reading.ts';

/**
 * Takes back the proof of a statement with a row that could not be read: its balances may agree over the row that is missing. What
 * disagrees stays so. A rejected row of which no account is known keeps every account of its file unproven. What did not happen is
 * not missing.
 */
export function withholdProof(reading: Reading): Reading {
  if (reading.kind === 'problem' || unread(reading.statement) === 0) return reading;
  const { accounts, ...whole } = reading.statement;
  if (!accounts) return { kind: 'read', statement: unproven(whole) };
  const placed = accounts.reduce((count, part) => count + unread(part), 0);
  const isPlaced = placed === unread(whole);
  const parts = accounts.map((part) => (isPlaced && unread(part) === 0 ? part : unproven(part)));
  return { kind: 'read', statement: { ...unproven(whole), accounts: parts } };
}

/** A statement, and each of its accounts, of which no balance proves how its rows were read. */
export function withoutProof(statement: ReadStatement): ReadStatement {
  const { accounts, ...whole } = statement;
  return accounts
    ? { ...unproven(whole), accounts: accounts.map((part) => unproven(part)) }
    : unproven(whole);
}

const unread = ({ rejected }: Pick<ReadAccount, 'rejected'>): number =>
  rejected.filter((row) => !isNotBooked(row)).length;

function unproven<T extends ReadAccount | ReadStatement>(statement: T): T {
  return statement.proven === true ? { ...statement, proven: null } : statement;
}
