import { addDays, isAhead, type CivilDate } from '../../../../shared/civil-date.ts';
import type { TextField } from '../../../../shared/model/document.ts';
import type { DateOrder } from '../../../../shared/model/statement.ts';
import { confidenceOf, likelihoods } from '../evidence/choice.ts';
import { dateCandidates, type DateCandidate } from './date-cues.ts';
import { isDue, provenOrder, timelyOrder, type KnownOrder } from './date-order.ts';
import { stretch, type TextLine } from '../../text/text-line.ts';
import { calibration, weights } from '../evidence/weights.ts';

/** The day the document was issued, and the day it is to be paid by. */
export type FoundDates = { date: TextField | null; dueDate: TextField | null };

/** A due date is named as such beside it. */
const DUE_CONFIDENCE = 0.93;
/** What is left of the chance of a day after the document came, and the confidence with which it is shown: a person has to look. */
const AHEAD_CHANCE = 0.01;
const AHEAD_CONFIDENCE = 0.3;
/** How sure a due date may be to be the day of issue too, where no other day is printed. */
const DUE_AS_ISSUED = 0.5;
/** Confidence left when figures could be either of two days and nothing settles it. */
const UNSETTLED = 0.55;

/** An order and whether anything says that it is the document's. */
interface Order {
  order: DateOrder;
  isSettled: boolean;
}

/** The day taken for that of issue. */
interface Issued {
  readonly date: DateCandidate;
  readonly chance: number;
  readonly confidenceMax: number;
}

/**
 * Date and due date of a document. No document is issued after it came: such a day gives way to any other, and is never sure. Figures
 * that could be two days are settled by the other dates, then by what is known of the order.
 */
export function findDates(lines: readonly TextLine[], known: KnownOrder): FoundDates {
  const printed = dateCandidates(lines);
  const all = printed.map((date) => withYearFirst(spelledElsewhere(date, printed), known));
  const order = orderFor(all, known);
  const candidates = withoutDayOfMail(all, lines, order);
  const chances = likelihoods(
    candidates.map(({ cues }) => cues),
    weights.date,
  );
  const issued = mostLikely(candidates, chances, order, known.latest);
  const due = firstDue(
    candidates.filter((each) => isDue(each) && each !== issued?.date),
    order,
    issued && dayOf(issued.date, order),
  );
  return {
    date: issued ? asField(issued.date, sureness(issued, candidates, order), order) : null,
    dueDate: due ? asField(due, DUE_CONFIDENCE, order) : null,
  };
}

/** The day of a mail's head, as mail programs write it, and what stands next to it there. */
const MAIL_DAY =
  /^\W*(?:sent|date|datum|gesendet|envoy[ée]|enviado|inviato|data|fecha|verzonden|skickat|sendt)\s*:/i;
const MAIL_HEAD =
  /^\W*(?:from|von|de|van|da|fr[åa]n|fra|subject|betreff|objet|asunto|oggetto|onderwerp|[äa]mne|emne)\s*:/i;

/** Without the day on which a mail was sent, where the invoice in it names its own: the same one or one before. */
function withoutDayOfMail(
  all: readonly DateCandidate[],
  lines: readonly TextLine[],
  order: Order,
): readonly DateCandidate[] {
  const isOfMail = ({ line }: DateCandidate): boolean =>
    MAIL_DAY.test(line.text) &&
    [lines[line.index - 1], lines[line.index + 1]].some((next) => MAIL_HEAD.test(next?.text ?? ''));
  const sent = all.find(isOfMail);
  const sentOn = sent && dayOf(sent, order);
  const isIssue = ({ cues, label }: DateCandidate): boolean =>
    cues['invoiceDate'] === 1 || /\bissued\W*$/i.test(label);
  const elsewhere = sent && dayElsewhere(sent, sentOn);
  const isOwn = (date: DateCandidate): boolean => {
    const day = dayOf(date, order);
    if (day === undefined || isDue(date)) return false;
    return (
      (isIssue(date) && day <= (sentOn ?? '')) ||
      (day === elsewhere && !isOfAnother(date) && (day < (sentOn ?? '') || date.cues['dated'] === 1))
    );
  };
  return sent && all.some((date) => date !== sent && isOwn(date))
    ? all.filter((date) => !isOfMail(date))
    : all;
}

/** The hour in which a server states the time of the whole world. */
const UNIVERSAL_HOUR = /^\W*(\d{1,2}):\d{2}(?::\d{2})?\s*(?:[+-]00:?00|GMT|UTC|Z)(?!\p{L})/u;
const DAY_HOURS = 24;

/** The other day that it was where a mail came from: America's evening is universal time's early morning, Australia's morning its evening. */
function dayElsewhere({ line, to }: DateCandidate, sentOn: string | undefined): CivilDate | undefined {
  const hour = UNIVERSAL_HOUR.exec(line.text.slice(to))?.[1];
  if (hour === undefined || sentOn === undefined) return undefined;
  return addDays(sentOn, Number(hour) < DAY_HOURS / 2 ? -1 : 1);
}

/** What shows that a day is that of something else than the paper's own issue. */
const OF_OTHERS = ['otherDay', 'departure', 'orderDay', 'period', 'edition', 'law', 'ranged'];
const isOfAnother = ({ cues }: DateCandidate): boolean => OF_OTHERS.some((cue) => cues[cue] === 1);

/**
 * The order that the dates prove. One that only the day of coming speaks for settles nothing where the country writes another; with
 * nothing else known, the day shortly before it is taken.
 */
function orderFor(candidates: readonly DateCandidate[], known: KnownOrder): Order {
  const proven = provenOrder(candidates, undefined);
  const timely = proven ?? provenOrder(candidates, known.latest);
  const settled = timely ?? known.settled;
  const isContradicted = proven === undefined && known.settled !== undefined && settled !== known.settled;
  const order = settled ?? timelyOrder(candidates, known.latest) ?? known.guess;
  return { order, isSettled: settled !== undefined && !isContradicted };
}

/** Of several days to pay by, instalments say, the next after the day of issue; else the first printed. */
function firstDue(
  all: readonly DateCandidate[],
  order: Order,
  issuedOn: string | undefined,
): DateCandidate | undefined {
  const days = all.flatMap((date) => {
    const day = dayOf(date, order);
    return day === undefined ? [] : [{ date, day }];
  });
  const next = days
    .filter(({ day }) => issuedOn !== undefined && day >= issuedOn)
    .toSorted((a, b) => a.day.localeCompare(b.day));
  return (next[0] ?? days[0])?.date;
}

/** Days older than this are rarely handed in; those younger than a year mostly are. */
const OLD_YEARS = 3;
const YOUNG_YEARS = 1;

/** Three times two figures with the year first where that is a day which the paper also writes in another way: "15/03/09", "Mar 9, 2015". */
function spelledElsewhere(date: DateCandidate, all: readonly DateCandidate[]): DateCandidate {
  const { dmy, mdy, ymd } = date.readings;
  if (ymd === undefined || dmy === mdy) return date;
  const others = all.filter(({ readings }) => readings.ymd !== ymd || readings.dmy === readings.mdy);
  const isSaid = (day: string | undefined): boolean =>
    day !== undefined && others.some(({ readings }) => readings.dmy === day || readings.mdy === day);
  const isYearFirst = isSaid(ymd) && !isSaid(dmy) && !isSaid(mdy);
  return isYearFirst ? { ...date, readings: { dmy: ymd, mdy: ymd, ymd } } : date;
}

/**
 * Three times two figures with the year first: where the document's country writes so, or where only that is a day of late and any other
 * reading lies years back. Then it is but likely.
 */
function withYearFirst(date: DateCandidate, { isYearFirst, latest }: KnownOrder): DateCandidate {
  const { dmy, mdy, ymd } = date.readings;
  if (ymd === undefined || dmy === mdy) return date;
  if (isYearFirst) return { ...date, readings: { dmy: ymd, mdy: ymd, ymd } };
  if (latest === undefined) return date;
  const before = (years: number) => `${Number(latest.slice(0, 4)) - years}${latest.slice(4)}`;
  const isYoung = ymd <= latest && ymd > before(YOUNG_YEARS);
  const others = [dmy, mdy].filter((day) => day !== undefined);
  return isYoung && others.every((day) => day < before(OLD_YEARS))
    ? { ...date, readings: { dmy: ymd, mdy: ymd, ymd }, isOpen: true }
    : date;
}

/** The likeliest day, all places it is printed at counted together, at the likeliest of them. */
function mostLikely(
  candidates: readonly DateCandidate[],
  chances: readonly number[],
  order: Order,
  latest: CivilDate | undefined,
): Issued | undefined {
  const days = new Map<string, { date: DateCandidate; chance: number; best: number }>();
  for (const [index, date] of candidates.entries()) {
    const day = dayOf(date, order);
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
  const believed = [...days].map(([day, { date, chance }]) =>
    latest !== undefined && isAhead(day, latest)
      ? { date, chance: AHEAD_CHANCE * chance, confidenceMax: AHEAD_CONFIDENCE }
      : { date, chance, confidenceMax: 1 },
  );
  return believed.toSorted((a, b) => b.chance - a.chance)[0];
}

function sureness(issued: Issued, all: readonly DateCandidate[], order: Order): number {
  const { date, chance, confidenceMax } = issued;
  const most = isReadTwoWays(date, all, order) ? Math.min(UNSETTLED, confidenceMax) : confidenceMax;
  return Math.min(most, confidenceOf(chance, calibration.date, dayCertainty(date)));
}

/** A time right behind a day, whose marks recognition may lose: "28/01/2025 19 14.22". */
const TIME_BEHIND = /^\W{0,3}([01]?\d|2[0-3])[:. ]([0-5]\d)(?!\d)/;

function timeOf({ line, to }: DateCandidate): string | undefined {
  const time = TIME_BEHIND.exec(line.text.slice(to));
  return time ? `${time[1]}:${time[2]}` : undefined;
}

/** Whether a slip prints another day, of one other figure, at the same minute: one of both was misread. */
function isReadTwoWays(date: DateCandidate, all: readonly DateCandidate[], order: Order): boolean {
  const [time, day] = [timeOf(date), dayOf(date, order)];
  if (time === undefined || day === undefined || legibility(date) === 1) return false;
  return all.some((other) => {
    const another = dayOf(other, order);
    if (another === undefined || another === day || timeOf(other) !== time) return false;
    return day.split('').filter((figure, at) => figure !== another[at]).length === 1;
  });
}

/** How sure (0–1) at most a day is that of issue: by its letters, and where it is called due by little, whatever else is printed. */
export function dayCertainty(candidate: DateCandidate): number {
  return isDue(candidate) ? Math.min(DUE_AS_ISSUED, legibility(candidate)) : legibility(candidate);
}

/** The day a date means in an order; a day above 12 shows its own order. */
export function dayOf(
  { readings }: Pick<DateCandidate, 'readings'>,
  { order }: Pick<Order, 'order'>,
): string | undefined {
  return readings[order] ?? readings.dmy ?? readings.mdy ?? readings.ymd;
}

function legibility({ line, from, to }: DateCandidate): number {
  return stretch(line, from, to).legibility;
}

function asField(candidate: DateCandidate, confidence: number, order: Order): TextField {
  const { readings, line, from, to } = candidate;
  const meanings = new Set([readings.dmy, readings.mdy].filter((day) => day !== undefined));
  const isUnsettled = candidate.isOpen === true || (meanings.size > 1 && !order.isSettled);
  const { text, page, box } = stretch(line, from, to);
  return {
    value: dayOf(candidate, order) ?? '',
    text,
    page,
    box,
    confidence: isUnsettled ? Math.min(UNSETTLED, confidence) : confidence,
  };
}
