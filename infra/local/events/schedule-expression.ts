const UNIT_MINUTES: Record<string, number> = { minute: 1, hour: 60, day: 1440 };
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const DAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

/** Whether a schedule is due in the minute of `at`; `timeZone` is an IANA name. */
export type IsDue = (at: Date, timeZone: string) => boolean;

/** Reads EventBridge Scheduler's `rate(…)` and `cron(…)`; throws for anything else (`L`, `W` and `#` too). */
export function scheduleExpression(text: string): IsDue {
  const rate = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(text);
  if (rate) {
    const minutes = Number(rate[1]) * (UNIT_MINUTES[rate[2] ?? ''] ?? 1);
    return (at) => Math.floor(at.getTime() / 60_000) % minutes === 0;
  }
  const fields = /^cron\((.+)\)$/.exec(text)?.[1]?.trim().split(/\s+/);
  if (fields?.length !== 6) throw new Error(`The local cloud doesn't know the schedule ${text}`);
  const [minute, hour, dayOfMonth, month, dayOfWeek, year] = [
    field(fields[0], 0, 59),
    field(fields[1], 0, 23),
    field(fields[2], 1, 31),
    field(fields[3], 1, 12, MONTHS, 1),
    field(fields[4], 1, 7, DAYS, 1),
    field(fields[5], 1970, 2199),
  ];
  return (at, timeZone) => {
    const clock = wallClock(at, timeZone);
    return (
      minute(clock.minute) &&
      hour(clock.hour) &&
      dayOfMonth(clock.day) &&
      month(clock.month) &&
      dayOfWeek(clock.weekday) &&
      year(clock.year)
    );
  };
}

type Includes = (value: number) => boolean;

/** One field: `*`, `?`, a value, a list, a range, or steps; names count from `first`. */
function field(text = '', min: number, max: number, names: readonly string[] = [], first = 0): Includes {
  if (text === '*' || text === '?') return () => true;
  const parts = text.split(',').map((part) => {
    const found = /^(\*|\w+)(?:-(\w+))?(?:\/(\d+))?$/.exec(part);
    if (!found) throw new Error(`The local cloud doesn't know the schedule field ${text}`);
    const [, from = '', to, step] = found;
    const low = from === '*' ? min : numberOf(from, names, first);
    const high = to === undefined ? (from === '*' || step ? max : low) : numberOf(to, names, first);
    return { low, high, step: Number(step ?? 1) };
  });
  return (value) =>
    parts.some(({ low, high, step }) => value >= low && value <= high && (value - low) % step === 0);
}

function numberOf(text: string, names: readonly string[], first: number): number {
  const index = names.indexOf(text.toUpperCase());
  const value = index >= 0 ? index + first : Number(text);
  if (!Number.isInteger(value)) throw new Error(`The local cloud doesn't know the schedule value ${text}`);
  return value;
}

/** Sunday is day 1, as EventBridge counts. */
function wallClock(at: Date, timeZone: string) {
  const options = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    weekday: 'short',
  } as const;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...options });
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const number = (name: string) => Number(parts[name]);
  return {
    year: number('year'),
    month: number('month'),
    day: number('day'),
    hour: number('hour'),
    minute: number('minute'),
    weekday: DAYS.indexOf((parts['weekday'] ?? '').toUpperCase()) + 1,
  };
}
