import { readStatement } from '../../../functions/domain/statements/read-statement.ts';
import type { ReadOptions } from '../../../functions/domain/statements/reading.ts';
import { wordedReading, type WordedReading } from '../../../functions/domain/statements/worded-reading.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';

/** Reads a statement as a person is told of it. */
export async function readWorded(bytes: Uint8Array, options: ReadOptions = {}): Promise<WordedReading> {
  return wordedReading(await readStatement(bytes, options), wordsFor('en'));
}
