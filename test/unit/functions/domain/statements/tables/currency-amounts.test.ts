import { describe, expect, it } from 'vitest';
import type { Statement } from '../../../../../../shared/model/statement.ts';
import { readTable } from './read-table.ts';

const amountsOf = ({ transactions }: Pick<Statement, 'transactions'>): number[] =>
  transactions.map(({ amount }) => amount);

describe('a file with a column of amounts for each currency', () => {
  it('is read with its own signs, each currency by itself, and asked about', async () => {
    const read = await readTable([
      'Account Type,Account Number,Transaction Date,Cheque Number,Description 1,Description 2,CAD$,USD$',
      'Chequing,01234-5678901,3/13/2026,,GITHUB,,,-21.00',
      'Chequing,01234-5678901,3/14/2026,,STAPLES,,-45.10',
      'Chequing,01234-5678901,3/16/2026,,CLIENT,,900.00,',
    ]);
    expect(amountsOf(read)).toEqual([-2100, -4510, 90_000]);
    expect(read.accounts?.map((it) => [it.currency, amountsOf(it)])).toEqual([
      ['USD', [-2100]],
      ['CAD', [-4510, 90_000]],
    ]);
    expect(read.questions.map(({ about }) => about)).toContain('currency');
  });

  it('keeps its own headings in the preview', async () => {
    const read = await readTable([
      'Date,Description,CAD$,USD$',
      '3/13/2026,A,,-21.00',
      '3/14/2026,B,-45.10,',
    ]);
    expect(JSON.stringify(read.layout)).toContain('CAD$');
  });

  it('is left as it is where rows fill both columns', async () => {
    const read = await readTable(['Date,Description,EUR,USD', '2026-03-13,A,-20.00,-21.00']);
    expect(read.accounts).toBeUndefined();
  });
});
