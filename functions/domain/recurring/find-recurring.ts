import { addDays, daysBetween, type CivilDate } from '../../../shared/civil-date.ts';
import { NAMELESS, NameBook } from '../text/name-book.ts';

/** A row of the ledger; `amount` in minor units, signed. */
export interface RecurringRow {
  readonly id: string;
  readonly date: CivilDate;
  readonly description: string;
  readonly amount: number;
  readonly currency: string;
}

/** Something that comes again and again: a subscription, rent, a retainer. */
export interface Recurring {
  readonly description: string;
  readonly frequency: 'weekly' | 'monthly' | 'quarterly' | 'yearly';
  /** The usual amount (the median), minor units, signed. */
  readonly amount: number;
  readonly currency: string;
  /** Oldest first. */
  readonly transactionIds: string[];
  readonly lastDate: CivilDate;
  readonly nextDate: CivilDate;
  /** Due, and past the days of grace, with nothing booked. */
  readonly isMissing: boolean;
}

/** How far one turn lies from the last, how much it may wander (weekends, short months), and how often it must have come. */
const RHYTHMS = [
  { frequency: 'weekly', days: 7, wander: 1, times: 4 },
  { frequency: 'monthly', days: 30.44, wander: 4, times: 3 },
  { frequency: 'quarterly', days: 91.3, wander: 7, times: 3 },
  { frequency: 'yearly', days: 365.25, wander: 10, times: 2 },
] as const;
type Rhythm = (typeof RHYTHMS)[number];

/** Bills move a little with use and prices: within this share of the median it is still the same bill. */
const AMOUNT_SHARE = 0.2;
const GRACE_DAYS = 5;
/** After two turns without it, it has ended rather than been missed. */
const TURNS_MAX = 2;

/**
 * Finds what recurs: rows of one name, direction and currency whose amounts stay near one another and whose days keep a rhythm.
 * A yearly one must have come twice, weekly ones four times. `today` decides what is missing.
 */
export function findRecurring(rows: readonly RecurringRow[], today: CivilDate): Recurring[] {
  const names = new NameBook();
  const byName = Map.groupBy(rows, ({ description, currency, amount }) =>
    [names.numberOf(description), currency, Math.sign(amount)].join(' '),
  );
  return [...byName.values()]
    .filter(([first]) => first && names.numberOf(first.description) !== NAMELESS)
    .flatMap((group) => bySize(group).flatMap((series) => recurringOf(series, today) ?? []))
    .toSorted((a, b) => (a.nextDate + a.description < b.nextDate + b.description ? -1 : 1));
}

/** Parts the rows of one name by amount: a telephone bill and a telephone are two things. */
function bySize(rows: readonly RecurringRow[]): RecurringRow[][] {
  const groups: RecurringRow[][] = [];
  for (const row of rows.toSorted(
    (a, b) => Math.abs(a.amount) - Math.abs(b.amount) || (a.id < b.id ? -1 : 1),
  )) {
    const last = groups.at(-1);
    const smallest = last?.[0];
    if (last && smallest && Math.abs(row.amount) <= Math.abs(smallest.amount) * (1 + 2 * AMOUNT_SHARE))
      last.push(row);
    else groups.push([row]);
  }
  return groups;
}

function recurringOf(series: readonly RecurringRow[], today: CivilDate): Recurring | undefined {
  const rows = series.toSorted((a, b) => (a.date + a.id < b.date + b.id ? -1 : 1));
  const gaps = rows.slice(1).map(({ date }, n) => daysBetween(rows[n]?.date ?? date, date));
  const rhythm = RHYTHMS.find((each) => rows.length >= each.times && keeps(gaps, each));
  const last = rows.at(-1);
  if (!rhythm || !last) return undefined;
  const nextDate = addDays(last.date, Math.round(rhythm.days));
  const { frequency } = rhythm;
  return {
    description: last.description,
    frequency,
    amount:
      rows.map(({ amount }) => amount).toSorted((a, b) => a - b)[Math.floor(rows.length / 2)] ?? last.amount,
    currency: last.currency,
    transactionIds: rows.map(({ id }) => id),
    lastDate: last.date,
    nextDate,
    isMissing: isMissingOn({ frequency, nextDate }, today),
  };
}

/** Whether something is due on a day and late, but not so late that it has ended. */
export function isMissingOn(
  { frequency, nextDate }: Pick<Recurring, 'frequency' | 'nextDate'>,
  today: CivilDate,
): boolean {
  const late = daysBetween(nextDate, today);
  const days = RHYTHMS.find((each) => each.frequency === frequency)?.days ?? 0;
  return late > GRACE_DAYS && late <= TURNS_MAX * days;
}

/** Whether gaps keep a rhythm; one turn left out in between is forgiven. */
function keeps(gaps: readonly number[], { days, wander }: Rhythm): boolean {
  const isTurn = (gap: number, turns: number) => Math.abs(gap - turns * days) <= wander;
  const skipped = gaps.filter((gap) => !isTurn(gap, 1));
  return skipped.length <= gaps.length / 4 && skipped.every((gap) => isTurn(gap, 2));
}
