import type { CivilDate } from '../../../../shared/civil-date.ts';
import type { TextField } from '../../../../shared/model/document.ts';
import type { DateOrder } from '../../../../shared/model/statement.ts';
import type { DateCandidate } from './date-cues.ts';

/** What is known of the order of day and month before the dates themselves are looked at. */
export interface KnownOrder {
  /** The order of the document's country, else of the organisation's. */
  settled: DateOrder | undefined;
  /** What is taken where nothing settles it. */
  guess: DateOrder;
  /** The day the document was handed in. */
  latest: CivilDate | undefined;
}

/** Countries that write the year first, where it has two figures too: 26-10-19. */
const YEAR_FIRST = ['SEK', 'JPY', 'CNY', 'KRW', 'TWD', 'HUF'];
/** Canada writes both orders; a bare dollar says little. */
const NO_ORDER = ['CAD'];
const CURRENCY_SURE = 0.7;

/** The order that a document's country writes, known by its currency; else the organisation's own. */
export function knownOrder(
  currency: TextField | null,
  own: { dateOrder?: DateOrder; uploadedOn?: CivilDate },
): KnownOrder {
  const isSure =
    currency !== null && currency.confidence >= CURRENCY_SURE && !NO_ORDER.includes(currency.value);
  const guess = orderOf(currency?.value);
  return { settled: isSure ? guess : own.dateOrder, guess, latest: own.uploadedOn };
}

function orderOf(currency: string | undefined): DateOrder {
  if (currency === 'USD') return 'mdy';
  return currency !== undefined && YEAR_FIRST.includes(currency) ? 'ymd' : 'dmy';
}

/**
 * The order that the dates of a document prove: a day above 12; else the only order in which what is due falls after what is issued;
 * else the only one in which nothing was issued after it was handed in.
 */
export function provenOrder(
  all: readonly DateCandidate[],
  latest: CivilDate | undefined,
): DateOrder | undefined {
  const figures = all.filter(({ readings: { dmy, mdy } }) => dmy !== mdy);
  return (
    only((order) => figures.every(({ readings }) => readings[order] !== undefined)) ??
    only((order) => isInTurn(figures, order)) ??
    (latest === undefined ? undefined : only((order) => issued(figures, order).every((day) => day <= latest)))
  );

  function only(isPossible: (order: DateOrder) => boolean): DateOrder | undefined {
    const possible = (['dmy', 'mdy'] as const).filter(isPossible);
    return figures.length > 0 && possible.length === 1 ? possible[0] : undefined;
  }
}

function isInTurn(all: readonly DateCandidate[], order: DateOrder): boolean {
  const due = all.find(isDue)?.readings[order];
  const from = all.find(({ cues }) => cues['invoiceDate'] === 1 && cues['due'] !== 1)?.readings[order];
  return due === undefined || from === undefined || from <= due;
}

function issued(all: readonly DateCandidate[], order: DateOrder): CivilDate[] {
  return all
    .filter((date) => !isDue(date) && !isYetToCome(date))
    .flatMap(({ readings }) => readings[order] ?? []);
}

/** What may lie ahead of the day on which a paper was handed in: what it is valid for, a period's end, a stay, a delivery. */
const YET_TO_COME = ['otherDay', 'departure', 'period', 'ranged'];
const isYetToCome = ({ cues }: DateCandidate): boolean => YET_TO_COME.some((cue) => cues[cue] === 1);

/** Whether a date is named as the day by which to pay. */
export function isDue({ cues }: DateCandidate): boolean {
  return cues['due'] === 1;
}
