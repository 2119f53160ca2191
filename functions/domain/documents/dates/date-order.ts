import type { CivilDate } from '../../../../shared/civil-date.ts';
import type { TextField } from '../../../../shared/model/document.ts';
import type { DateOrder } from '../../../../shared/model/statement.ts';
import type { TextLine } from '../../text/text-line.ts';
import type { DateCandidate } from './date-cues.ts';

/** What is known of the order of day and month before the dates themselves are looked at. */
export interface KnownOrder {
  /** The order of the document's country, else of the organisation's. */
  settled: DateOrder | undefined;
  /** What is taken where nothing settles it. */
  guess: DateOrder;
  /** Whether three times two figures begin with the year, where they may. */
  isYearFirst: boolean;
  /** The day the document was handed in. */
  latest: CivilDate | undefined;
}

/** Countries that write the year first, where it has two figures too: 26-10-19. */
const YEAR_FIRST = ['SEK', 'JPY', 'CNY', 'KRW', 'TWD', 'HUF'];
/** Canada writes both orders, its tills mostly the month first; what its businesses prefer on the screen says nothing of their shops'. */
const NO_ORDER = ['CAD'];
const CURRENCY_SURE = 0.8;

/**
 * What taxes, sums and cash are called in languages whose countries all write the day first. French says nothing: Canada's papers are in it
 * too, and neither does "total".
 */
const DAY_FIRST_WORDS =
  /(?<!\p{L})(?:I\.?V\.?A|T\.?V\.?A|TTC|MwSt|USt|BTW|DPH|PTU|fecha|efectivo|entregado|importe|propina|factura|fatura|fattura|scontrino|contanti|rechnung|summe|gesamt(?:betrag)?|rückgeld|totaal|contant|factuur|razem|gotówka|celkem|kvittering|beløb)(?!\p{L})/iu;

/** Whether a document is in a language whose countries all write the day first. */
const isInDayFirstLanguage = (lines: readonly TextLine[]): boolean =>
  lines.some(({ text }) => DAY_FIRST_WORDS.test(text));

/**
 * The order that a document's country writes, known by its currency, else by its language; else the organisation's own, which settles nothing where the country
 * writes both. Who prefers the year first on the screen says nothing of day and month in papers that write it last, nor of years of two
 * figures: only their countries' papers begin with those.
 */
export function knownOrder(
  currency: TextField | null,
  own: { dateOrder?: DateOrder; currency?: string; uploadedOn?: CivilDate },
  lines: readonly TextLine[],
): KnownOrder {
  const isOfBoth = currency !== null && NO_ORDER.includes(currency.value);
  const isSure = currency !== null && currency.confidence >= CURRENCY_SURE && !isOfBoth;
  const guess = orderOf(currency?.value);
  const preferred = own.dateOrder === 'ymd' ? undefined : own.dateOrder;
  const isYearFirst = guess === 'ymd' || (!isSure && orderOf(own.currency) === 'ymd');
  const known = { isYearFirst, latest: own.uploadedOn };
  if (isOfBoth) return { ...known, settled: undefined, guess: preferred ?? guess };
  if (!isSure && !isYearFirst && isInDayFirstLanguage(lines))
    return { ...known, settled: 'dmy', guess: 'dmy' };
  return { ...known, settled: isSure ? guess : preferred, guess };
}

function orderOf(currency: string | undefined): DateOrder {
  if (currency === 'USD' || currency === 'CAD') return 'mdy';
  return currency !== undefined && YEAR_FIRST.includes(currency) ? 'ymd' : 'dmy';
}

/**
 * The order that the dates of a document prove: a day above 12; else the only order in which one of them is a day that the document also
 * writes in another way; else the only one in which what is due falls after what is issued, or nothing was issued after it was handed in.
 */
export function provenOrder(
  all: readonly DateCandidate[],
  latest: CivilDate | undefined,
): DateOrder | undefined {
  const figures = all.filter(({ readings: { dmy, mdy } }) => dmy !== mdy);
  const spelled = new Set(all.flatMap(({ readings: { dmy, mdy } }) => (dmy === mdy ? [dmy] : [])));
  return (
    only((order) => figures.every(({ readings }) => readings[order] !== undefined)) ??
    only((order) => figures.some(({ readings }) => spelled.has(readings[order]))) ??
    only((order) => isInTurn(figures, order)) ??
    (latest === undefined ? undefined : only((order) => issued(figures, order).every((day) => day <= latest)))
  );

  function only(isPossible: (order: DateOrder) => boolean): DateOrder | undefined {
    const possible = (['dmy', 'mdy'] as const).filter(isPossible);
    return figures.length > 0 && possible.length === 1 ? possible[0] : undefined;
  }
}

/** The order in which a document was issued shortest before it was handed in: most are handed in soon. Likely, and no more. */
export function timelyOrder(
  all: readonly DateCandidate[],
  latest: CivilDate | undefined,
): DateOrder | undefined {
  if (latest === undefined) return undefined;
  const [dmy, mdy] = (['dmy', 'mdy'] as const).map((order) =>
    issued(all, order)
      .filter((day) => day <= latest)
      .toSorted()
      .at(-1),
  );
  if (dmy === mdy) return undefined;
  return (dmy ?? '') > (mdy ?? '') ? 'dmy' : 'mdy';
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
