import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainDecimalSign, plainMinor } from '../../../../../functions/domain/text/plain-money.ts';
import {
  decimalEvidence,
  minorFromCore,
  writtenMoney,
} from '../../../../../functions/domain/text/written-money.ts';

const piece = fc.constantFrom(
  '1',
  '12',
  '123',
  '0',
  '000',
  '1234567890',
  '.',
  ',',
  '.50',
  ',5',
  '-',
  ' ',
  'x',
);
const shown = fc.array(piece, { maxLength: 7 }).map((pieces) => pieces.join(''));
const sign = fc.constantFrom('.', ',');

describe('plainMinor', () => {
  it('reads thousands, decimals and a minus', () => {
    expect(plainMinor('-1,234,567.5', '.', 2)).toBe(-123_456_750);
    expect(plainMinor('1.234,56', ',', 2)).toBe(123_456);
    expect(plainMinor('-0.00', '.', 2)).toBe(0);
  });

  it.each(['', '-', '1,23.45', '1234,567.00', '1.', '.50', '1.234', '1 234.00', '12-', '12345678901234.00'])(
    'leaves %j to a closer look',
    (text) => {
      expect(plainMinor(text, '.', 2)).toBeUndefined();
    },
  );

  it('reads nothing that a closer look reads otherwise', () => {
    fc.assert(
      fc.property(shown, sign, (text, decimal) => {
        const plain = plainMinor(text, decimal, 2);
        const written = writtenMoney(text);
        const minor = written && minorFromCore(written.core, decimal, 'CAD');
        if (plain !== undefined) expect(Math.abs(plain)).toBe(minor);
        if (plain) expect(plain < 0).toBe(written?.sign === -1);
      }),
    );
  });

  it('reads an amount within a text as the same amount alone', () => {
    fc.assert(
      fc.property(shown, shown, shown, sign, (before, text, behind, decimal) => {
        const [from, to] = [before.length, before.length + text.length];
        const whole = before + text + behind;
        expect(plainMinor(whole, decimal, 2, from, to)).toBe(plainMinor(text, decimal, 2));
        expect(plainDecimalSign(whole, from, to)).toBe(plainDecimalSign(text));
      }),
    );
  });
});

describe('plainDecimalSign', () => {
  it('looks at nothing before its place', () => {
    expect(plainDecimalSign('1.50', 2, 4)).toBe('none');
    expect(plainDecimalSign('7,1.50', 2, 6)).toBe('.');
  });

  it('tells what a closer look tells', () => {
    fc.assert(
      fc.property(shown, (text) => {
        const plain = plainDecimalSign(text);
        const core = writtenMoney(text)?.core;
        if (plain !== undefined)
          expect(core === undefined ? undefined : (decimalEvidence(core) ?? 'none')).toBe(plain);
      }),
    );
  });
});
