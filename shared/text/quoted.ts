/** What somebody chose to be called, told from our own words: it can't end its quotation. */
export const quoted = (name: string): string => `“${name.replaceAll(/[“”]/g, '"')}”`;

/** Letters with what stands within names, no longer than names are; no address, and no sentence. */
const PLAIN = /^\u2068?\p{L}(?:[\p{L}\p{M}\p{N} ,'’&()/-]|\.(?!\S)){0,59}\u2069?$/u;
const WORDS_MAX = 6;

/** Whether what somebody is called reads as a name wherever it stands, and can't be taken for our own words. */
export const isPlainName = (name: string): boolean => PLAIN.test(name) && name.split(' ').length <= WORDS_MAX;

/** What somebody is called, as people write it in a letter; quoted where it may be more than a name. */
export const named = (name: string): string => (isPlainName(name) ? name : quoted(name));
