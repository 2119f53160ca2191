import iconv from 'iconv-lite';
import { expect } from 'vitest';
import { readWorded } from '../../../../../support/statements/read-worded.ts';

/** A layout as a bank or service of that name exports it, with invented rows: file, then days and amounts in minor units. */
export type Sample = readonly [
  name: string,
  lines: readonly string[],
  rows: readonly (readonly [day: string, amount: number])[],
  encoding?: string,
];

/** Every row of the file is read with its words, and no balance in it speaks against them. */
export async function expectRead([, lines, rows, encoding = 'utf-8']: Sample): Promise<void> {
  const reading = await readWorded(iconv.encode(`${lines.join('\r\n')}\r\n`, encoding));
  if (reading.kind === 'problem') throw new Error(reading.detail);
  const { transactions, rejected, proven } = reading.statement;
  expect(transactions.map(({ date, amount }) => [date, amount])).toEqual(rows);
  expect(transactions.filter(({ description }) => description === '')).toEqual([]);
  expect(rejected).toEqual([]);
  expect(proven).not.toBe(false);
}
