import type { Statement, StatementProblemCode } from '../../../shared/model/statement.ts';
import { say } from '../../../shared/text/said.ts';
import type { Words } from '../../../shared/text/words.ts';
import { isNotBooked, type ReadAccount, type Reading, type UnreadRow } from './reading.ts';

/** A reading as a person is told of it. */
export type WordedReading =
  | { kind: 'read'; statement: Statement }
  | { kind: 'problem'; code: StatementProblemCode; detail: string };

/** A reading with its reasons put into words, for a reply or to be kept. */
export function wordedReading(reading: Reading, words: Pick<Words, 'files' | 'rows'>): WordedReading {
  if (reading.kind === 'problem')
    return { kind: 'problem', code: reading.code, detail: say(words.files, reading.because) };
  const { accounts, ...whole } = reading.statement;
  const parts = accounts && { accounts: accounts.map((account) => wordedAccount(account, words)) };
  return { kind: 'read', statement: { ...wordedAccount(whole, words), ...parts } };
}

function wordedAccount(account: ReadAccount, { rows }: Pick<Words, 'rows'>) {
  const worded = ({ reason, ...line }: UnreadRow) => ({
    ...line,
    reason: say(rows, reason),
    ...(isNotBooked({ reason }) ? { isNotBooked: true as const } : {}),
  });
  return { ...account, rejected: account.rejected.map(worded) };
}
