import { balanceKind } from './heading-words.ts';
import type { PageLine } from './page-lines.ts';
import type { DayText, PrintedDay } from './printed-day.ts';
import { moneyOn } from './printed-money.ts';

/** A line of a statement with its days. */
interface DatedLine {
  readonly line: PageLine;
  readonly days: readonly PrintedDay[];
}

/**
 * The days of the first and the last balance that are stated with their day, "Kontostand am 31.12.2024": rows lie between these, whatever
 * else is dated. A statement's number and the year behind it look like a month.
 */
export function daysOfBalances(dated: readonly DatedLine[]): { from: DayText; to: DayText }[] {
  const stated = dated.flatMap((it) => dayOfBalance(it) ?? []);
  const [from, to] = [stated[0], stated.at(-1)];
  return from && to && from !== to ? [{ from, to }] : [];
}

function dayOfBalance({ line, days }: DatedLine): DayText | undefined {
  const [day, ...others] = days;
  if (day?.day.kind !== 'complete' || day.from === 0 || others.length > 0) return undefined;
  const name = line.words.slice(0, day.from).map(({ text }) => text);
  const kind = balanceKind(name.join(' '));
  const isOfBalance = kind !== undefined && kind !== 'total';
  return isOfBalance && moneyOn(line.words, false).some(({ from }) => from >= day.to) ? day.day : undefined;
}
