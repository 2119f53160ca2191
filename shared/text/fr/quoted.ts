/** What somebody chose to be called, told from our own words: it can't end its quotation. */
export const quoted = (name: string): string => `« ${name.replaceAll(/[«»]/g, '"')} »`;

/** How many there are of something, in the number that French has for it: none is one. */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count < 2 ? one : many}`;
