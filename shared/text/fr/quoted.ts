import { isPlainName } from '../quoted.ts';

/** What somebody chose to be called, told from our own words: it can't end its quotation. */
export const quoted = (name: string): string => `« ${name.replaceAll(/[«»]/g, '"')} »`;

/** What somebody is called, as people write it in a letter; quoted where it may be more than a name. */
export const named = (name: string): string => (isPlainName(name) ? name : quoted(name));

/** How many there are of something, in the number that French has for it: none is one. */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count < 2 ? one : many}`;
