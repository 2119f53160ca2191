import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../shared/civil-date.ts';
import { DateFormat } from '../../../../shared/model/template.ts';
import { decimalFromMinor } from '../../../../shared/money.ts';
import { formatDay } from '../../../../web/format/format.ts';
import { takeLanguageFrom } from '../../../../shared/text/language.ts';
import type { Language } from '../../../../shared/text/language.ts';
import {
  amountFromText,
  dayFromText,
  fieldAmount,
  typedAmount,
  typedText,
} from '../../../../web/format/typed.ts';

describe('a typed amount', () => {
  it.each([
    ['1234.5', 123450],
    ['$1,234.50', 123450],
    ['12,50', 1250],
    ['1,234', 123400],
    ['12.345', undefined],
    ['1,2,3', undefined],
    ['twelve', undefined],
  ])('%s is %s', (text, minor) => expect(amountFromText(text, 'CAD')).toBe(minor));

  it('reads back every amount as it is written', () =>
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (minor) => {
        expect(amountFromText(decimalFromMinor(minor, 'CAD'), 'CAD')).toBe(minor);
      }),
    ));

  it.each([
    ['en', 'CAD', '-12.50'],
    ['fr', 'CAD', '-12,50'],
    ['fr', 'JPY', '-1250'],
    ['fr', 'KWD', '-1.250'],
  ] as const)('stands in a field as %s writes it: %s', (language, currency, text) => {
    takeLanguageFrom(() => language);
    expect(fieldAmount(-1250, currency)).toBe(text);
    takeLanguageFrom(() => 'en');
  });

  it('is read back from a field in every language and currency', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: -1e11, max: 1e11 }),
        fc.constantFrom('CAD', 'JPY', 'KWD'),
        fc.constantFrom<Language>('en', 'fr'),
        (minor, currency, language) => {
          takeLanguageFrom(() => language);
          const text = fieldAmount(minor, currency);
          takeLanguageFrom(() => 'en');
          expect(amountFromText(text, currency)).toBe(minor);
        },
      ),
    ));

  it('tells nothing typed and nothing readable apart', () => {
    expect(typedAmount('  ', 'CAD')).toBeUndefined();
    expect(typedAmount('twelve', 'CAD')).toBeNaN();
    expect(typedAmount('0.00', 'CAD')).toBe(0);
  });
});

describe('a typed line', () => {
  it('is what stands in it, or nothing', () => {
    expect(typedText('  Paper ')).toBe('Paper');
    expect(typedText('   ')).toBeUndefined();
  });
});

describe('a typed day', () => {
  it.each([
    ['MM/DD/YYYY', '3/4/2026', '2026-03-04'],
    ['DD/MM/YYYY', '3/4/2026', '2026-04-03'],
    ['DD/MM/YYYY', ' 3 . 4 . 26 ', '2026-04-03'],
    ['MM/DD/YYYY', '03042026', '2026-03-04'],
    ['YYYY-MM-DD', '20260304', '2026-03-04'],
    ['YYYY-MM-DD', '2026/3/4', '2026-03-04'],
    ['DD/MM/YYYY', '2026-03-04', '2026-03-04'],
    ['YYYY-MM-DD', '3/4/2026', undefined],
    ['YYYY-MM-DD', '26-03-04', undefined],
    ['MM/DD/YYYY', '13/4/2026', undefined],
    ['MM/DD/YYYY', '2/30/2026', undefined],
    ['DD/MM/YYYY', '3/4', undefined],
    ['DD/MM/YYYY', 'yesterday', undefined],
  ] as const)('where days are written %s, %s is %s', (format, text, day) =>
    expect(dayFromText(text, format)).toBe(day),
  );

  it('reads back every day as it is written', () =>
    fc.assert(
      fc.property(fc.nat(36_000), fc.constantFrom(...DateFormat.options), (days, format) => {
        const day = addDays('1990-01-01', days);
        expect(dayFromText(formatDay(day, format), format)).toBe(day);
      }),
    ));
});
