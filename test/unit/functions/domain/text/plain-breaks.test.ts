import { describe, expect, it } from 'vitest';
import { withoutLoneReturns, withPlainBreaks } from '../../../../../functions/domain/text/plain-breaks.ts';

describe('withPlainBreaks', () => {
  it('ends every line with a break', () => {
    expect(withPlainBreaks('a\r\nb\rc\nd\r\r\ne')).toBe('a\nb\nc\nd\n\ne');
  });
});

describe('withoutLoneReturns', () => {
  it('keeps a text whose lines all end with a break', () => {
    expect(withoutLoneReturns('a\r\nb\nc')).toBe('a\r\nb\nc');
  });

  it('makes all breaks plain where a line ends with a return alone', () => {
    expect(withoutLoneReturns('a\r\nb\rc')).toBe('a\nb\nc');
    expect(withoutLoneReturns('a\r')).toBe('a\n');
  });
});
