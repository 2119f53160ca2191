import { bookCurrencies } from '../../../../shared/money.ts';
import type { FileTrouble } from '../../../../shared/text/en/files.ts';
import { wordsToKeep } from '../../../../shared/text/kept-words.ts';
import { withRowNumbers } from '../../../domain/ledger/row-numbers.ts';
import { problem } from '../../../domain/statements/reading.ts';
import type { Reading } from '../../../domain/statements/reading.ts';
import { wordedReading, type WordedReading } from '../../../domain/statements/worded-reading.ts';
import { partsOf } from './statement-parts.ts';

/** Each account of a file adds an item or two to one transaction of the table, which holds a hundred. */
const ACCOUNTS_MAX = 40;

/**
 * Station 4 of an import: takes what was read, in the person's words, where books can hold it, its rows told apart by their
 * numbers; else says why not.
 */
export function acceptStatement(read: Reading): WordedReading {
  const reading = wordedReading(read, wordsToKeep);
  if (reading.kind === 'problem') return reading;
  const parts = partsOf(reading.statement);
  const foreign = parts.find(({ currency }) => !isBookCurrency(currency));
  if (foreign) return refused({ code: 'other-currency', currency: foreign.currency });
  if (parts.length > ACCOUNTS_MAX)
    return refused({ code: 'too-many-accounts', count: parts.length, limit: ACCOUNTS_MAX });
  return { ...reading, statement: withRowNumbers(reading.statement) };
}

function refused(because: FileTrouble): WordedReading {
  return wordedReading(problem('unsupported-format', because), wordsToKeep);
}

function isBookCurrency(currency: string | null): boolean {
  return currency === null || bookCurrencies.some((known) => known === currency);
}
