import { addMonths } from '../../../shared/civil-date.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';

const MONTHS_MAX = 120;

/** Why days can't be reported on: a last one before the first, or more than ten years of them; undefined where they can. */
export function refusedDays({ from, to }: DateRange): Refusal | undefined {
  if (from > to) return refuse('invalid-input', { fields: { to: { code: 'first-day-after-last' } } });
  const end = addMonths(from, MONTHS_MAX);
  if (end !== undefined && to >= end)
    return refuse('invalid-input', { fields: { from: { code: 'more-than-ten-years' } } });
  return undefined;
}
