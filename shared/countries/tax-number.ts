import type { Country } from '../model/template.ts';

/**
 * Whether a text is a number under which a business is registered for its country's sales tax: Canada's business number with its RT account
 * (Luhn), the United Kingdom's VAT number (modulus 97, the newer ones 55 more), Ireland's (modulus 23), Australia's ABN (modulus 89) or New
 * Zealand's IRD number (modulus 11). Spaces, dots and hyphens say nothing.
 */
export function isTaxNumber(country: Country, text: string): boolean {
  const number = text.toUpperCase().replaceAll(/[\s.-]/g, '');
  switch (country) {
    case 'Canada':
      return /^\d{9}(RT\d{4})?$/.test(number) && isLuhn(number.slice(0, 9));
    case 'UK':
      return isBritish(number.replace(/^GB/, ''));
    case 'Ireland':
      return isIrish(number.replace(/^IE/, ''));
    case 'Australia':
      return isAustralian(number);
    case 'New Zealand':
      return isNewZealand(number);
    case 'USA':
      return false;
  }
}

const digitsOf = (number: string): number[] => Array.from(number, Number);

const weighted = (number: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * (digitsOf(number)[at] ?? 0), 0);

const isLuhn = (number: string): boolean =>
  digitsOf(number).reduce((sum, digit, at) => {
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    return sum + (doubled > 9 ? doubled - 9 : doubled);
  }, 0) %
    10 ===
  0;

const isBritish = (number: string): boolean =>
  /^\d{9}(\d{3})?$/.test(number) && [0, 42, 55].includes(weighted(number, [8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97);

const IRISH_CHECKS = 'WABCDEFGHIJKLMNOPQRSTUV';

/** The numbers of before 2013 without a second letter, and those of the 1970s, whose second sign is a letter: their digits are in another order. */
function isIrish(text: string): boolean {
  const number = text.replace(/^(\d)[A-Z+*](\d{5})(?=[A-W]$)/, '0$2$1');
  const [, digits = '', check, second = ''] = /^(\d{7})([A-W])([A-IW]?)$/.exec(number) ?? [];
  const ofSecond = second === '' ? 0 : 9 * IRISH_CHECKS.indexOf(second);
  return (
    check !== undefined && IRISH_CHECKS[(weighted(digits, [8, 7, 6, 5, 4, 3, 2]) + ofSecond) % 23] === check
  );
}

function isAustralian(number: string): boolean {
  const lowered = `${Number(number[0]) - 1}${number.slice(1)}`;
  return (
    /^[1-9]\d{10}$/.test(number) && weighted(lowered, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) % 89 === 0
  );
}

function isNewZealand(text: string): boolean {
  if (!/^\d{8,9}$/.test(text)) return false;
  const number = text.padStart(9, '0');
  const checkBy = (weights: readonly number[]) => (11 - (weighted(number, weights) % 11)) % 11;
  const first = checkBy([3, 2, 7, 6, 5, 4, 3, 2]);
  const check = first === 10 ? checkBy([7, 4, 3, 2, 5, 2, 7, 6]) : first;
  return check === Number(number[8]);
}
