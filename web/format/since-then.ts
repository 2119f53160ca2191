const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const DAYS_MAX = 7;

/** How many whole minutes, hours or days an instant lies back, none for this moment; undefined where its day says more. */
export function sinceThen(
  at: string,
  now: number,
): { readonly unit: 'minutes' | 'hours' | 'days'; readonly count: number } | undefined {
  const ms = Math.max(0, now - Date.parse(at));
  if (ms < HOUR_MS) return { unit: 'minutes', count: Math.floor(ms / MINUTE_MS) };
  if (ms < DAY_MS) return { unit: 'hours', count: Math.floor(ms / HOUR_MS) };
  const days = Math.floor(ms / DAY_MS);
  return days <= DAYS_MAX ? { unit: 'days', count: days } : undefined;
}
