import { addMonths } from '../../../shared/civil-date.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';

/** Why days can't be reported on: a last one before the first, or more than ten years of them; undefined where they can. */
export const refusedDays = (range: DateRange): Refusal | undefined =>
  refusedBeyond(range, 120, 'more-than-ten-years');

/** The same of what is told of a year at most. */
export const refusedYear = (range: DateRange): Refusal | undefined =>
  refusedBeyond(range, 12, 'more-than-a-year');

function refusedBeyond(
  { from, to }: DateRange,
  monthsMax: number,
  code: 'more-than-ten-years' | 'more-than-a-year',
): Refusal | undefined {
  if (from > to) return refuse('invalid-input', { fields: { to: { code: 'first-day-after-last' } } });
  const end = addMonths(from, monthsMax);
  return end !== undefined && to >= end ? refuse('invalid-input', { fields: { from: { code } } }) : undefined;
}
