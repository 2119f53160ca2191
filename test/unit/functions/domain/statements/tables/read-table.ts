import type { ReadOptions } from '../../../../../../functions/domain/statements/reading.ts';
import type { Statement } from '../../../../../../shared/model/statement.ts';
import { readWorded } from '../../../../../support/statements/read-worded.ts';

/** The statement in these lines of text. */
export async function readTable(lines: readonly string[], options: ReadOptions = {}): Promise<Statement> {
  const reading = await readWorded(new TextEncoder().encode(`${lines.join('\n')}\n`), options);
  if (reading.kind === 'problem') throw new Error(reading.detail);
  return reading.statement;
}
