import type { CivilDate } from '../../../shared/civil-date.ts';
import { zoneFormats } from '../../../shared/zone-formats.ts';

const MS_PER_HOUR = 3_600_000;

/**
 * The instant at which an hour of a day begins in a time zone: the first one where clocks are put back and the hour comes twice, the
 * first after it where they are put forward and it never comes.
 */
export function instantOfHour(day: CivilDate, hour: number, timeZone: string): string {
  const wanted = Date.parse(`${day}T00:00:00Z`) + hour * MS_PER_HOUR;
  // What clocks there are ahead of UTC a day before and a day after: they are put at most once between.
  const aheads = [-24, 24].map((hours) => aheadOfUtc(wanted + hours * MS_PER_HOUR, timeZone));
  const candidates = aheads.map((ahead) => wanted - ahead).toSorted((a, b) => a - b);
  const due = candidates.find((instant) => instant + aheadOfUtc(instant, timeZone) >= wanted);
  return new Date(due ?? wanted).toISOString();
}

const clockFormats = zoneFormats({
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** How far clocks of a time zone are ahead of UTC at an instant, in milliseconds. */
function aheadOfUtc(instant: number, timeZone: string): number {
  const parts = clockFormats(timeZone).formatToParts(instant);
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? '';
  const day = `${part('year')}-${part('month')}-${part('day')}`;
  const clock = Date.parse(`${day}T${part('hour')}:${part('minute')}:${part('second')}Z`);
  return clock - (instant - (instant % 1000));
}
