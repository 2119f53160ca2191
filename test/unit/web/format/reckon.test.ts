import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalFromMinor } from '../../../../shared/money.ts';
import { reckon } from '../../../../web/format/reckon.ts';

describe('a typed sum', () => {
  it.each([
    ['12+8*2', 2800],
    ['=12 + 8 × 2', 2800],
    ['(12+8)*2', 4000],
    ['119/1.19', 10000],
    ['100/3', 3333],
    ['200/3', 6667],
    ['-100/3', -3333],
    ['0.005*1', 1],
    ['10--4', 1400],
    ['3*-4', -1200],
    ['12.50 CAD + $4', 1650],
    ['1,234.56', 123456],
    ['1 234,56', 123456],
    ['1 234,56', 123456],
    ['1.234,56', 123456],
    ["1'234.56", 123456],
    ['1,234,567', 123456700],
    ['1.234.567', 123456700],
    ['1,234', 123400],
    ['0,123*1000', 12300],
    ['12,5', 1250],
    ['.5', 50],
    ['5.', 500],
    ['−7', -700],
    ['1,234+1', 123500],
  ])('%s comes to %s', (text, minor) => expect(reckon(text, 'CAD')?.amount).toBe(minor));

  it.each([
    ...[
      '',
      ' ',
      '12.345',
      '1,2,3',
      '1,23.45',
      'twelve',
      '12 8',
      '12 8+1',
      '1 234 56',
      '12++',
      '*3',
      '()',
      '(1',
      '1)',
    ],
    ...[
      '1/0',
      '1/(2-2)',
      '12 EUR',
      '1.234.56',
      "1'23",
      '2(3)',
      '9'.repeat(121),
      '99999999999999999999',
      '1e3',
      '5%',
    ],
  ])('%s is refused', (text) => expect(reckon(text, 'CAD')).toBeUndefined());

  it('tells a sum from a number', () => {
    expect(reckon('-1 234,50', 'CAD')).toEqual({ amount: -123450, isSum: false });
    expect(reckon('1+1', 'CAD')).toEqual({ amount: 200, isSum: true });
  });

  it('has as many digits as the currency', () => {
    expect(reckon('1234', 'JPY')).toEqual({ amount: 1234, isSum: false });
    expect(reckon('1.5', 'JPY')).toBeUndefined();
    expect(reckon('3/2', 'JPY')).toEqual({ amount: 2, isSum: true });
  });

  it('adds and takes away exactly, however amounts are written', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('+', '-'), fc.nat(1e9), fc.nat(3)), { minLength: 1, maxLength: 8 }),
        (parts) => {
          const text = parts.map(([sign, minor, way]) => sign + written(minor, way)).join(' ');
          const total = parts.reduce((sum, [sign, minor]) => sum + (sign === '-' ? -minor : minor), 0);
          expect(reckon(text, 'CAD')?.amount).toBe(total);
        },
      ),
    ));

  it('rounds a product once, away from zero', () =>
    fc.assert(
      fc.property(fc.integer({ min: -1e8, max: 1e8 }), fc.nat(100_000), (minor, rate) => {
        const exact = BigInt(minor) * BigInt(rate);
        const size = exact < 0n ? -exact : exact;
        const rounded = Number((size + 500n) / 1000n) * (exact < 0n ? -1 : 1);
        expect(
          reckon(`${decimalFromMinor(minor, 'CAD')}*${decimalFromMinor(rate, 'KWD')}`, 'CAD')?.amount,
        ).toBe(rounded || 0);
      }),
    ));
});

/** An amount in one of four ways that people write it. */
function written(minor: number, way: number): string {
  const [whole = '', cents = ''] = decimalFromMinor(minor, 'CAD').split('.');
  const [group = '', point = ''] = [',.', ' ,', '’.', '.,'][way] ?? '';
  return whole.replace(/\B(?=(\d{3})+$)/g, group) + point + cents;
}
