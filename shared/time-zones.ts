import type { Country } from './model/template.ts';

/** Where a country's businesses keep their day, until Settings says otherwise. */
export const usualTimeZones: Readonly<Record<Country, string>> = {
  USA: 'America/New_York',
  Canada: 'America/Toronto',
  UK: 'Europe/London',
  Australia: 'Australia/Sydney',
  Ireland: 'Europe/Dublin',
  'New Zealand': 'Pacific/Auckland',
};

/** Whether the time zone database has a place of this name; an offset such as `+05:00` is none, as it knows no daylight saving. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
