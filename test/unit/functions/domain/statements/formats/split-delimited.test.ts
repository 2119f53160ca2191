import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitDelimited } from '../../../../../../functions/domain/statements/formats/split-delimited.ts';

const commas = { delimiter: ',', quote: '"', isBackslashed: false };
const piece = fc.constantFrom('a', ' ', '"', '""', ',', '\n', '\n\n', 'é', "it's", '","', '"\n"');
const text = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));

const rowsOf = (written: string) =>
  splitDelimited(written, commas).map(({ line, cells }) => ({ line, cells }));

describe('splitDelimited', () => {
  it('reads lines ended by a return and a break as those ended by a break', () => {
    fc.assert(
      fc.property(text, (written) => {
        expect(rowsOf(written.replaceAll('\n', '\r\n'))).toEqual(rowsOf(written));
      }),
    );
  });

  it('leaves out rows that hold nothing but blanks, and counts their lines', () => {
    expect(rowsOf('a,b\n\n , \n"",""\nc,d')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 5, cells: ['c', 'd'] },
    ]);
  });
});
