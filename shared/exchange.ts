import { minorDigits } from './money.ts';

/** Decimals that a rate holds: a cent for the largest amount is still a rate. */
const RATE_DECIMALS = 12;
/** Decimals of a rate that is made of two published ones, which have four to six figures each. */
const CROSS_DECIMALS = 8;

/** A rate as people and banks write it: units of one currency for one of another, a plain decimal above zero. */
export const ratePattern = /^(?=.*[1-9])\d{1,12}(?:\.\d{1,12})?$/;

/** From which currency an amount is brought to which, at how many units of the second for one of the first. */
export interface Exchange {
  readonly from: string;
  readonly to: string;
  readonly rate: string;
}

/** What an amount is in another currency, both in minor units, without floating point. */
export function exchanged(amountMinor: number, { from, to, rate }: Exchange): number {
  return Number(
    rounded(
      BigInt(amountMinor) * scaled(rate) * tens(minorDigits(to)),
      tens(RATE_DECIMALS) * tens(minorDigits(from)),
    ),
  );
}

/** The rate at which one amount is another, as exactly as a rate can say it; amounts in minor units, neither zero. */
export function rateBetween(
  [amountMinor, from]: readonly [number, string],
  [worthMinor, to]: readonly [number, string],
): string {
  const [many, one] = [BigInt(Math.abs(worthMinor)), BigInt(Math.abs(amountMinor))];
  return decimal(
    rounded(many * tens(minorDigits(from) + RATE_DECIMALS), one * tens(minorDigits(to))),
    RATE_DECIMALS,
  );
}

/** The rate of two currencies by what both are in a third: units of the second for one of the first. */
export function crossRate(first: string, second: string): string {
  return decimal(rounded(scaled(second) * tens(CROSS_DECIMALS), scaled(first)), CROSS_DECIMALS);
}

/** The share that a part of an amount has of something that belongs to the whole amount, in minor units. */
export function shareOf(whole: number, part: number, amount: number): number {
  return amount === 0 ? 0 : Number(rounded(BigInt(whole) * BigInt(part), BigInt(amount)));
}

/**
 * The one place where anything of an exchange is rounded: to the nearest, and what lies exactly half way up, away from zero, as
 * Article 5 of Council Regulation (EC) No 1103/97 rounds amounts between the euro and other money.
 */
function rounded(numerator: bigint, denominator: bigint): bigint {
  const isNegative = numerator < 0n !== denominator < 0n;
  const [many, one] = [magnitude(numerator), magnitude(denominator)];
  const nearest = (2n * many + one) / (2n * one);
  return isNegative ? -nearest : nearest;
}

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);
const tens = (digits: number): bigint => 10n ** BigInt(digits);

function scaled(rate: string): bigint {
  const [whole = '', fraction = ''] = rate.split('.');
  return BigInt(whole + fraction.padEnd(RATE_DECIMALS, '0'));
}

function decimal(value: bigint, decimals: number): string {
  const digits = String(value).padStart(decimals + 1, '0');
  const fraction = digits.slice(-decimals).replace(/0+$/, '');
  return digits.slice(0, -decimals) + (fraction && `.${fraction}`);
}
