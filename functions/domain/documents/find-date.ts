import type { TextField } from '../../../shared/model/document.ts';
import { confidenceOf, likelihoods } from './choice.ts';
import { dateCandidates, type DateCandidate } from './date-cues.ts';
import type { DateOrder } from './printed-dates.ts';
import { stretch, type TextLine } from './text-line.ts';
import { sharpness, weights } from './weights.ts';

/** The day the document was issued, and the day it is to be paid by. */
export type FoundDates = { date: TextField | null; dueDate: TextField | null };

/** A due date is named as such beside it. */
const DUE_CONFIDENCE = 0.93;
/** Confidence left when figures could be either of two days and nothing settles it. */
const UNSETTLED = 0.55;

/** Date and due date of a document. Figures that could be two days are settled by the other dates, then by `order`. */
export function findDates(
  lines: readonly TextLine[],
  order: DateOrder | undefined,
  guess: DateOrder,
): FoundDates {
  const candidates = dateCandidates(lines);
  const settled = soleOrder(candidates) ?? order;
  const chances = likelihoods(
    candidates.map(({ cues }) => cues),
    weights.date,
  );
  const issued = mostLikely(candidates, chances, (date) => dayOf(date, settled, guess));
  const isDue = ({ cues }: DateCandidate) => cues['due'] === 1;
  const due = candidates.find(
    (each) => isDue(each) && dayOf(each, settled, guess) !== undefined && each !== issued?.date,
  );
  return {
    date: issued ? asField(issued.date, issued.chance, settled, guess) : null,
    dueDate: due ? { ...asField(due, 0, settled, guess), confidence: DUE_CONFIDENCE } : null,
  };
}

/** The likeliest day, all places it is printed at counted together, at the likeliest of them. */
function mostLikely(
  candidates: readonly DateCandidate[],
  chances: readonly number[],
  dayFor: (date: DateCandidate) => string | undefined,
): { date: DateCandidate; chance: number } | undefined {
  const days = new Map<string, { date: DateCandidate; chance: number; best: number }>();
  for (const [index, date] of candidates.entries()) {
    const day = dayFor(date);
    const chance = chances[index] ?? 0;
    if (day === undefined) continue;
    const known = days.get(day) ?? { date, chance: 0, best: -1 };
    const isBetter = chance > known.best;
    days.set(day, {
      date: isBetter ? date : known.date,
      chance: known.chance + chance,
      best: Math.max(chance, known.best),
    });
  }
  return [...days.values()].toSorted((a, b) => b.chance - a.chance)[0];
}

/** The order that some date of the document proves (a day above 12). */
function soleOrder(candidates: readonly DateCandidate[]): DateOrder | undefined {
  for (const { readings } of candidates) {
    if (readings.dmy && !readings.mdy) return 'dmy';
    if (readings.mdy && !readings.dmy) return 'mdy';
  }
  return undefined;
}

function dayOf({ readings }: DateCandidate, settled: DateOrder | undefined, guess: DateOrder) {
  return (settled && readings[settled]) ?? readings[guess] ?? readings.dmy ?? readings.mdy ?? readings.ymd;
}

function asField(
  candidate: DateCandidate,
  chance: number,
  settled: DateOrder | undefined,
  guess: DateOrder,
): TextField {
  const { readings, line, from, to } = candidate;
  const meanings = new Set([readings.dmy, readings.mdy].filter((day) => day !== undefined));
  const isUnsettled = meanings.size > 1 && settled === undefined;
  const { legibility, ...place } = stretch(line, from, to);
  const confidence = confidenceOf(chance, sharpness.date, legibility);
  return {
    value: dayOf(candidate, settled, guess) ?? '',
    ...place,
    confidence: isUnsettled ? Math.min(UNSETTLED, confidence) : confidence,
  };
}
