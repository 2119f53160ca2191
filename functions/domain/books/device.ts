import Bowser from 'bowser';

/** What somebody signed in with, as far as it says so by itself. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** Longer than any browser's own. */
const LETTERS_READ = 500;

const browsers: readonly string[] = Object.values(Bowser.BROWSER_MAP);
const systems: readonly string[] = Object.values(Bowser.OS_MAP);

/** The device that a user agent tells of. Only known names are taken: whoever signs in writes that text, and mails quote it. */
export function deviceOf(userAgent: string): Device {
  const text = userAgent.slice(0, LETTERS_READ);
  if (text === '') return { browser: null, system: null };
  const parser = Bowser.getParser(text);
  return { browser: known(browsers, parser.getBrowserName()), system: known(systems, parser.getOSName()) };
}

/** Tells devices of one person apart: the same browser on the same system is one they know. */
export const isSameDevice = (one: Device, other: Device): boolean =>
  one.browser === other.browser && one.system === other.system;

const known = (names: readonly string[], name: string): string | null => (names.includes(name) ? name : null);
