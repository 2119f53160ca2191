import { minorDigits } from '../../shared/money.ts';

const STEPS = [1, 2, 4, 5, 10];

/**
 * Up to which amount a scale goes that has to hold another, both in minor units: a rounded one, whose half is rounded too; one unit of the
 * currency at least.
 */
export function scaleTop(highest: number, currency: string): number {
  const unit = 10 ** minorDigits(currency);
  if (highest <= unit) return unit;
  const power = unit * 10 ** Math.floor(Math.log10(highest / unit));
  return power * (STEPS.find((step) => step * power >= highest) ?? 10);
}
