import type { CivilDate } from '../../../shared/civil-date.ts';

/**
 * Units of a currency for one US dollar, averages of 2019 to 2025 (IRS, "Yearly average currency exchange rates"). Only for
 * telling whether two amounts can be the same money where the bank gives no rate: within a year rates move by several percent.
 */
const FIRST_YEAR = 2019;
const PER_DOLLAR: Readonly<Record<string, readonly number[]>> = {
  USD: [1, 1, 1, 1, 1, 1, 1],
  CAD: [1.327, 1.341, 1.254, 1.301, 1.35, 1.37, 1.398],
  EUR: [0.893, 0.877, 0.846, 0.951, 0.924, 0.924, 0.886],
  GBP: [0.784, 0.779, 0.727, 0.811, 0.804, 0.783, 0.759],
  AUD: [1.439, 1.452, 1.332, 1.442, 1.506, 1.516, 1.551],
  NZD: [1.518, 1.54, 1.415, 1.578, 1.63, 1.654, 1.719],
  JPY: [109, 106.7, 109.8, 131.5, 140.5, 151.4, 149.7],
  CHF: [0.994, 0.939, 0.914, 0.955, 0.899, 0.881, 0.831],
  MXN: [19.25, 21.47, 20.28, 20.11, 17.73, 18.33, 19.2],
  INR: [70.4, 74.1, 73.9, 78.6, 82.6, 83.7, 87.1],
  SEK: [9.46, 9.2, 8.58, 10.12, 10.61, 10.58, 9.8],
  NOK: [8.8, 9.41, 8.6, 9.62, 10.56, 10.76, 10.4],
  DKK: [6.67, 6.54, 6.29, 7.08, 6.89, 6.9, 6.61],
  SGD: [1.364, 1.379, 1.344, 1.379, 1.343, 1.336, 1.307],
  HKD: [7.835, 7.756, 7.773, 7.831, 7.829, 7.803, 7.796],
  CNY: [6.91, 6.9, 6.452, 6.73, 7.075, 7.189, 7.19],
  PLN: [3.84, 3.9, 3.86, 4.46, 4.2, 3.98, 3.76],
};

/** About how many units of `to` one unit of `from` bought in that year; undefined for a currency not listed. */
export function usualRate(from: string, to: string, day: CivilDate): number | undefined {
  const year = Number(day.slice(0, 4)) - FIRST_YEAR;
  const at = (rates: readonly number[] | undefined) => rates?.[Math.min(Math.max(year, 0), rates.length - 1)];
  const [sold, bought] = [at(PER_DOLLAR[from]), at(PER_DOLLAR[to])];
  return sold === undefined || bought === undefined ? undefined : bought / sold;
}
