import { describe, expect, it } from 'vitest';
import { textLines } from '../../../../../functions/domain/text/text-line.ts';
import { wordsOnPage } from '../../../../support/words-on-page.ts';

const linesOf = (...lines: string[]) => textLines([wordsOnPage(...lines)]).map(({ text }) => text);

describe('letters that a template sets apart', () => {
  it('are words again, parted where the gap is wider', () => {
    expect(linesOf('I N V O I C E')).toEqual(['INVOICE']);
    expect(linesOf('L A R C H  &  C O  Ltd')).toEqual(['LARCH & CO Ltd']);
    expect(linesOf('P E N N Y - M A R K T')).toEqual(['PENNY-MARKT']);
  });

  it('keep their place and their certainty', () => {
    const [line] = textLines([wordsOnPage('No 7 I N V O I C E')]);
    expect(line?.words.map(({ text }) => text)).toEqual(['No', '7', 'INVOICE']);
    expect(line?.words[2]).toMatchObject({ from: 5, to: 12, confidence: 0.98 });
    expect(line?.words[2]?.box[2]).toBeCloseTo(13 * 0.015);
  });

  it('are none where they are few, or stand in columns', () => {
    expect(linesOf('A B C 4.20')).toEqual(['A B C 4.20']);
    expect(linesOf('A   B   C   D')).toEqual(['A   B   C   D']);
  });
});
