import { formatDay } from '../../../../shared/format-day.ts';
import { DateFormat } from '../../../../shared/model/template.ts';
import { decimalFromMinor, minorDigits } from '../../../../shared/money.ts';
import { dayInWords } from '../../../../shared/text/day-in-words.ts';
import { languageTags } from '../../../../shared/text/language.ts';
import type { Language } from '../../../../shared/text/language.ts';

const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** How a page writes days, money, counts and sizes: days as the books do, the rest as its language. */
export function spellingOf(language: Language, dateFormat: string) {
  const tag = languageTags[language];
  const format = DateFormat.safeParse(dateFormat).data ?? 'YYYY-MM-DD';
  const counts = new Intl.NumberFormat(tag);
  return {
    day: (day: string) => formatDay(day, format),
    dayInWords: (day: string) => dayInWords(day, language),
    count: (count: number) => counts.format(count),
    money: (minor: number, currency: string) =>
      moneyFormat(tag, currency).format(exact(minor, currency)).replace('-', '−'),
    size: (bytes: number) => {
      const thousands = Math.floor(Math.log10(Math.max(bytes, 1)) / 3);
      const power = Math.min(Math.max(thousands, 1), UNITS.length);
      const unit = UNITS[power - 1] ?? 'kilobyte';
      return new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 1 }).format(
        bytes / 1000 ** power,
      );
    },
  };
}

export type Spelling = ReturnType<typeof spellingOf>;

/** As a decimal text, so that no digit is lost on the way. */
const exact = (minor: number, currency: string) => decimalFromMinor(minor, currency) as `${number}`;

const moneyFormats = new Map<string, Intl.NumberFormat>();

function moneyFormat(tag: string, currency: string): Intl.NumberFormat {
  const key = `${tag} ${currency}`;
  const known = moneyFormats.get(key);
  if (known) return known;
  const digits = minorDigits(currency);
  const made = new Intl.NumberFormat(tag, {
    ...(/^[A-Z]{3}$/.test(currency)
      ? { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }
      : { style: 'decimal' }),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  moneyFormats.set(key, made);
  return made;
}
